import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useMayDo, useOrganizationLink } from '../../access/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { NotCalledPages, type VerdictFilter, VerdictSwitch } from '../../not-called/index.ts';
import { useCampaign } from '../api.ts';
import { campaignsPage, copyAddress } from '../campaign-address.ts';
import { BestHourPanel } from '../components/best-hour-panel.tsx';
import { BreakerPanel } from '../components/breaker-panel.tsx';
import { BreakerPause } from '../components/breaker-pause.tsx';
import { CampaignControls } from '../components/campaign-controls.tsx';
import { CampaignOverview } from '../components/campaign-overview.tsx';
import { CampaignStateChip } from '../components/campaign-state-chip.tsx';
import { LivePanel } from '../components/live-panel.tsx';
import { TargetSection } from '../components/target-section.tsx';
import { WaitingPanel } from '../components/waiting-panel.tsx';

/** One campaign as it goes on. */
export function CampaignPage() {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { campaignId = '' } = useParams();
  const campaign = useCampaign(campaignId);
  const mayControl = useMayDo('campaigns.control');
  const linkTo = useOrganizationLink();
  const [verdict, setVerdict] = useState<VerdictFilter>(undefined);
  const back = <BackLink to={campaignsPage} label={t('campaigns.page.back')} />;
  if (campaign.data === undefined) {
    return (
      <>
        {back}
        <PageHeader title={t('campaigns.list.columns.name')} />
        <Card>
          {campaign.isPending ? (
            <LoadingSkeletons
              label={t('campaigns.page.loading')}
              rows={6}
              rowHeight={{ xs: 58, sm: 58 }}
            />
          ) : (
            <ErrorState error={campaign.error} onRetry={() => void campaign.refetch()} />
          )}
        </Card>
      </>
    );
  }
  const { name, origin, state, list, startedBy, startedAt, plan, pausedBecause, pausedFor, waits } =
    campaign.data;
  const isAwaitingUpload =
    plan?.awaitsUpload === true && (state === 'running' || state === 'paused');
  return (
    <>
      {back}
      <PageHeader
        title={origin === 'campaign' ? name : t(`campaigns.standing.${origin}`)}
        lead={t(list === null ? 'campaigns.page.standingLead' : 'campaigns.page.lead', {
          list: list?.name ?? '',
          startedBy,
          startedAt: formatMoment(startedAt, language, zone),
        })}
        actions={<CampaignControls campaign={campaign.data} />}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
        <CampaignStateChip state={state} />
        <LiveIndicator />
        <Button component={RouterLink} to={`/calls/history?campaign=${campaignId}`} size="small">
          {t('campaigns.page.seeCalls')}
        </Button>
        {origin === 'campaign' && mayControl ? (
          <Button
            component={RouterLink}
            to={linkTo(copyAddress(campaignId), campaign.data.organization.id)}
            size="small"
          >
            {t('campaigns.page.copy')}
          </Button>
        ) : null}
        {campaign.data.isSimulated ? (
          <StatusChip tone="info" label={t('calls.simulatedCampaign')} />
        ) : null}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {state === 'paused' && pausedBecause !== null ? (
          <Notice kind="error">
            {pausedFor === 'abandonment' ? (
              t('campaigns.page.pausedForAbandonment')
            ) : (
              <BreakerPause campaign={campaign.data} pausedBecause={pausedBecause} />
            )}
          </Notice>
        ) : null}
        {waits === null ? null : (
          <Notice kind="info">
            {t(`campaigns.page.waits.${waits.for}`, {
              until: waits.until === null ? '' : formatMoment(waits.until, language, zone),
            })}
          </Notice>
        )}
        {isAwaitingUpload ? <Notice kind="info">{t('campaigns.page.awaitsUpload')}</Notice> : null}
        <LivePanel campaign={campaign.data} />
        {state === 'running' || state === 'paused' ? (
          <WaitingPanel campaign={campaign.data} />
        ) : null}
        <CampaignOverview campaign={campaign.data} />
        {campaign.data.order === 'best_hour' ? <BestHourPanel campaign={campaign.data} /> : null}
        <BreakerPanel campaign={campaign.data} />
        <TargetSection campaign={campaign.data} />
        <SectionCard
          isFlush
          title={t('campaigns.page.notCalledTitle')}
          lead={t('campaigns.page.notCalledLead')}
          actions={<VerdictSwitch verdict={verdict} onChange={setVerdict} />}
        >
          <NotCalledPages campaignId={campaignId} verdict={verdict} />
        </SectionCard>
      </Box>
    </>
  );
}
