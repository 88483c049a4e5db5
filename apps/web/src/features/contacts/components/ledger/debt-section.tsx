import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DebtLedger } from '@ringfence/contract/compliance';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { FactList } from '../../../../ui/fact-list.tsx';
import { formatNumber } from '../../../../ui/format-number.ts';
import { Moment } from '../../../../ui/moment.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { ReasonList, VerdictChip } from '../../../decisions/index.ts';
import { describeLine, nameDebtState } from '../../record-words.ts';
import { UntilTimes } from './until-times.tsx';

interface PhoneVerdictProps {
  phone: DebtLedger['phones'][number];
  zones: readonly string[];
}

/** What the rules say of one number. */
function PhoneVerdict({ phone, zones }: PhoneVerdictProps) {
  const { t } = useTranslation('contact');
  const { masked, verdict, until, reasons } = phone;
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {masked}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {describeLine(phone, t)}
        </Box>
        <VerdictChip verdict={verdict} />
      </Box>
      {verdict === 'defer' && until !== null ? (
        <Box sx={{ mt: 0.75 }}>
          <Box component="span" sx={{ color: 'text.secondary', mr: 0.75 }}>
            {t('ledger.nextMinute')}
          </Box>
          <UntilTimes at={until} zones={zones} />
        </Box>
      ) : null}
      {reasons.length === 0 ? null : (
        <Box sx={{ mt: 1.25 }}>
          <ReasonList reasons={reasons} />
        </Box>
      )}
    </Box>
  );
}

interface DebtSectionProps {
  debt: DebtLedger;
  name: string;
  zones: readonly string[];
}

/** Of one debt: what of its limit is used, and what the rules say of each number. */
export function DebtSection({ debt, name, zones }: DebtSectionProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const { attempts, attemptLimit, lastConversationAt, state, phones } = debt;
  const used = formatNumber(attempts, language);
  return (
    <Box component="section" aria-label={name} sx={{ px: 2.5, py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3">{name}</Typography>
        <StatusChip tone="neutral" label={nameDebtState(state, t)} />
      </Box>
      <FactList
        facts={[
          {
            term: t('ledger.lastConversation'),
            value:
              lastConversationAt === null ? (
                t('ledger.noConversation')
              ) : (
                <Moment at={lastConversationAt} />
              ),
          },
          {
            term: t('ledger.attempts'),
            value:
              attemptLimit === null
                ? t('ledger.attemptsOnly', { attempts: used })
                : t('ledger.attemptsOf', {
                    attempts: used,
                    limit: formatNumber(attemptLimit, language),
                  }),
          },
        ]}
      />
      {attemptLimit === null || attemptLimit === 0 ? null : (
        <ProgressBar label={t('ledger.attempts')} share={attempts / attemptLimit} />
      )}
      {phones.length === 0 ? (
        <Box sx={{ mt: 1.5, color: 'text.secondary' }}>{t('ledger.noPhones')}</Box>
      ) : (
        <Box
          component="ul"
          aria-label={t('phones.title')}
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 1,
            p: 0,
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {phones.map((phone) => (
            <PhoneVerdict key={phone.phoneId} phone={phone} zones={zones} />
          ))}
        </Box>
      )}
    </Box>
  );
}
