import Box from '@mui/material/Box';
import type { ContactDetail } from '@ringfence/contract/records';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { FactStrip } from '../../../../ui/fact-strip.tsx';
import { formatMinute } from '../../../../ui/format-minute.ts';
import { formatMoney } from '../../../../ui/format-number.ts';
import { StatusChip, type Tone } from '../../../../ui/status-chip.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { chooseShownPhone } from '../../choose-shown-phone.ts';
import { useLedger } from '../../contact-api.ts';
import { listLocalTimes } from '../../list-local-times.ts';
import { findPhonePlaces } from '../../phone-places.ts';
import { sumOwed } from '../../sum-owed.ts';
import { summariseLedger } from '../../summarise-ledger.ts';

const tones: Readonly<Record<string, Tone>> = { allow: 'success', defer: 'info', block: 'error' };

const quiet = { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 };

/** Whether the person may be called at this moment, in a word. */
function Verdict({ contactId }: { contactId: string }) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const ledger = useLedger(contactId, undefined);
  if (ledger.data === undefined) {
    return t(ledger.isError ? 'glance.notJudged' : 'glance.judging');
  }
  const summary = summariseLedger(ledger.data);
  return (
    <>
      <StatusChip
        tone={tones[summary.verdict] ?? 'neutral'}
        label={t(`ledger.summary.${summary.verdict}`)}
      />
      {summary.verdict === 'defer' ? (
        <Box sx={quiet}>
          {t('glance.from', { moment: formatMinute(summary.until, language, zone) })}
        </Box>
      ) : null}
    </>
  );
}

/** What anybody looks for first: what is owed, the number, the time there, and whether to call. */
export function ContactGlance({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const now = useNow();
  const ledger = useLedger(contact.id, undefined);
  const phone = chooseShownPhone(contact, ledger.data);
  const places =
    phone === undefined
      ? { zones: [] }
      : findPhonePlaces(phone, contact.confirmedZone, ledger.data?.zones ?? []);
  const { times, more } = listLocalTimes(places.zones, now, language);
  const owed = sumOwed(contact);
  const others = contact.phones.length - 1;
  return (
    <FactStrip
      facts={[
        { term: t('glance.verdict'), value: <Verdict contactId={contact.id} /> },
        {
          term: t('glance.balance'),
          value:
            owed.length === 0
              ? t('debts.none')
              : owed.map((sum) => <Box key={sum.currency}>{formatMoney(sum, language)}</Box>),
        },
        {
          term: t('glance.number'),
          value:
            phone === undefined ? (
              t('glance.noNumber')
            ) : (
              <>
                <Box sx={{ whiteSpace: 'nowrap' }}>{phone.masked}</Box>
                {others > 0 ? <Box sx={quiet}>{t('glance.others', { count: others })}</Box> : null}
              </>
            ),
        },
        {
          term: t('glance.localTime'),
          value:
            times.length === 0
              ? t('unknown')
              : [...times, ...(more === 0 ? [] : [t('phones.moreTimes', { count: more })])].join(
                  ' · ',
                ),
        },
      ]}
    />
  );
}
