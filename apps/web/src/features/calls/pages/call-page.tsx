import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useToldZone } from '../../../ui/told-zone.ts';
import { DecisionReport } from '../../decisions/index.ts';
import { EvidenceCard } from '../../evidence/index.ts';
import { useCall } from '../api.ts';
import { explainStanding } from '../call-words.ts';
import { CallChip } from '../components/call-chip.tsx';
import { CallFacts } from '../components/call-facts.tsx';
import { CallTimeline } from '../components/call-timeline.tsx';

/** One call: what happened on it and why it was allowed. */
export function CallPage() {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useToldZone();
  const { callId = '' } = useParams();
  const call = useCall(callId);
  const back = <BackLink to="/calls/history" label={t('calls.page.back')} />;
  if (call.data === undefined) {
    return (
      <>
        {back}
        <PageHeader title={t('calls.title')} />
        <Card>
          {call.isPending ? (
            <LoadingSkeletons
              label={t('calls.page.loading')}
              rows={8}
              rowHeight={{ xs: 58, sm: 58 }}
            />
          ) : (
            <ErrorState error={call.error} onRetry={() => void call.refetch()} />
          )}
        </Card>
      </>
    );
  }
  const { contact, reservedAt, events, decision } = call.data;
  return (
    <>
      {back}
      <PageHeader
        title={t('calls.page.title', { name: contact.fullName })}
        lead={formatMoment(reservedAt, language, zone)}
        actions={<CallChip call={call.data} />}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SectionCard title={t('calls.page.happened')}>
          <Typography sx={{ mb: 2.5 }}>{explainStanding(call.data, t)}</Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <CallTimeline events={events} />
            <CallFacts call={call.data} />
          </Box>
        </SectionCard>
        <DecisionReport decision={decision} />
        <EvidenceCard organizationId={call.data.organization.id} subject={{ callId }} />
      </Box>
    </>
  );
}
