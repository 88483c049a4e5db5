import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactDetail } from '@ringfence/contract/records';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { LateArea } from '../../../../ui/late-area.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { useMayDo } from '../../../access/index.ts';
import type { ContactPartProps } from '../../contact-part-props.ts';
import { listLocalTimes } from '../../list-local-times.ts';
import { describeLine, namePhoneState } from '../../record-words.ts';
import { PhoneCell } from '../phone-cell.tsx';

const PhoneDialog = lazy(async () => ({
  default: (await import('./phone-dialog.tsx')).PhoneDialog,
}));

type Phone = ContactDetail['phones'][number];

/** What time it is now where a number is from. */
function LocalTime({ zones }: Pick<Phone, 'zones'>) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const { times, more } = listLocalTimes(zones, useNow(), language);
  if (times.length === 0) {
    return <>{t('phones.noPlace')}</>;
  }
  const shown = more === 0 ? times : [...times, t('phones.moreTimes', { count: more })];
  return <>{t('phones.localTime', { times: shown.join(' · ') })}</>;
}

/** The numbers of the person: whole for those who ask, with what is known of each. */
export function PhonesCard({ contact, onDone }: ContactPartProps) {
  const { t } = useTranslation('contact');
  const mayChange = useMayDo('contacts.work');
  const [changed, setChanged] = useState<Phone | null>(null);
  const { phones, fullName, organization } = contact;
  return (
    <SectionCard title={t('phones.title')}>
      {phones.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('phones.none')}</Box>
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            '& > li + li': { borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 },
          }}
        >
          {phones.map((phone) => (
            <li key={phone.id}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
                <Box sx={{ flexGrow: 1 }}>
                  <PhoneCell phone={phone} name={fullName} organizationId={organization.id} />
                </Box>
                <StatusChip
                  tone={phone.state === 'active' ? 'success' : 'warning'}
                  label={namePhoneState(phone.state, t)}
                />
              </Box>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                {describeLine(phone, t)}
                {mayChange ? (
                  <Button
                    size="small"
                    aria-label={t('phones.changeOf', { phone: phone.masked })}
                    onClick={() => setChanged(phone)}
                    sx={{ minHeight: 28, px: 0.75, py: 0 }}
                  >
                    {t('change')}
                  </Button>
                ) : null}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                <LocalTime zones={phone.zones} />
              </Box>
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {t('phones.revealHint')}
      </Box>
      {changed === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={() => setChanged(null)}>
          <PhoneDialog
            contact={contact}
            phone={changed}
            onDone={(done) => {
              setChanged(null);
              onDone(done);
            }}
            onClose={() => setChanged(null)}
          />
        </LateArea>
      )}
    </SectionCard>
  );
}
