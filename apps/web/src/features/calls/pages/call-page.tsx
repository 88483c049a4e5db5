import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EvidenceCard } from '../../evidence/index.ts';
import { useCall } from '../api.ts';
import { CallChip } from '../components/call-chip.tsx';
import { CallActions, CallReport } from '../components/call-report.tsx';

/** One call: what happened on it and why it was allowed. */
export function CallPage() {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
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
  const { contact, reservedAt } = call.data;
  return (
    <>
      {back}
      <PageHeader
        title={t('calls.page.title', { name: contact.fullName })}
        lead={formatMoment(reservedAt, language, zone)}
        actions={
          <CallActions call={call.data}>
            <CallChip call={call.data} />
          </CallActions>
        }
      />
      <CallReport call={call.data} />
      <Box sx={{ mt: 3 }}>
        <EvidenceCard organizationId={call.data.organization.id} subject={{ callId }} />
      </Box>
    </>
  );
}
