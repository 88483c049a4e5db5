import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatNumber } from '../../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { campaignAddress } from '../../../campaigns/index.ts';
import { useLedger } from '../../contact-api.ts';
import { useNextCalls } from '../../timeline-api.ts';
import { UntilTimes } from '../ledger/until-times.tsx';

/** The calls that running campaigns plan, by the reader's clock and by the person's. */
export function NextCallsCard({ contactId }: { contactId: string }) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const next = useNextCalls(contactId);
  const zones = useLedger(contactId, undefined).data?.zones.map(({ zone }) => zone) ?? [];
  return (
    <SectionCard title={t('nextCalls.title')}>
      {next.isPending ? (
        <LoadingSkeletons label={t('nextCalls.loading')} rows={2} rowHeight={{ xs: 40, sm: 40 }} />
      ) : next.data === undefined ? (
        <ErrorState error={next.error} onRetry={() => void next.refetch()} />
      ) : next.data.calls.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('nextCalls.none')}</Box>
      ) : (
        <Box
          component="ol"
          aria-label={t('nextCalls.title')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            '& > li + li': { borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 },
          }}
        >
          {next.data.calls.map(({ campaign, phone, nextAt, attempt }) => (
            <li key={campaign.id}>
              {nextAt === null ? (
                <Box sx={{ fontWeight: 600 }}>{t('nextCalls.now')}</Box>
              ) : (
                <UntilTimes at={nextAt} zones={zones} />
              )}
              <Box sx={{ overflowWrap: 'anywhere' }}>
                <TextLink to={campaignAddress(campaign.id)}>{campaign.name}</TextLink>
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {t('nextCalls.attempt', { attempt: formatNumber(attempt, language) })}
                {phone === null ? null : ` ${t('nextCalls.onNumber', { phone })}`}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
