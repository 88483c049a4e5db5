import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type StandingOrigin, standingOrigins } from '@ringfence/domain/calls/call-kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useStandingCampaigns } from '../api.ts';
import { campaignAddress } from '../campaign-address.ts';
import { CampaignStateChip } from './campaign-state-chip.tsx';
import { StandingDialog } from './standing-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

/** Who makes one kind of the calls that people agreed on: people, or Ringfence. */
function StandingCard({ origin, mayEdit }: { origin: StandingOrigin; mayEdit: boolean }) {
  const { t } = useTranslation('work');
  const campaigns = useStandingCampaigns();
  const [task, setTask] = useState<'set_up' | 'turn_off' | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const standing = campaigns.data?.campaigns.find((one) => one.origin === origin);
  const begin = (wanted: 'set_up' | 'turn_off') => {
    setDone(null);
    setTask(wanted);
  };
  const finish = (said: string) => {
    setTask(null);
    setDone(said);
  };
  return (
    <SectionCard
      title={t(`campaigns.agreed.${origin}.title`)}
      lead={t(`campaigns.agreed.${origin}.lead`)}
    >
      <CardOutcome error={null} done={done} />
      {campaigns.isPending ? (
        <LoadingSkeletons
          label={t('campaigns.agreed.loading')}
          rows={1}
          rowHeight={{ xs: 72, sm: 48 }}
        />
      ) : campaigns.data === undefined ? (
        <ErrorState error={campaigns.error} onRetry={() => void campaigns.refetch()} />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
            {standing === undefined ? (
              t(`campaigns.agreed.${origin}.off`)
            ) : (
              <>
                <CampaignStateChip state={standing.state} />
                {t(`campaigns.agreed.${origin}.on`, {
                  script: standing.script?.name ?? '',
                  from: standing.callerPool?.name ?? standing.callerId ?? '',
                  count: standing.daysBefore ?? 0,
                })}
                <TextLink to={campaignAddress(standing.id)}>{t('campaigns.agreed.see')}</TextLink>
              </>
            )}
          </Box>
          {mayEdit ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="outlined" aria-haspopup="dialog" onClick={() => begin('set_up')}>
                {t(standing === undefined ? 'campaigns.agreed.setUp' : 'campaigns.agreed.change')}
              </Button>
              {standing === undefined ? null : (
                <Button color="inherit" aria-haspopup="dialog" onClick={() => begin('turn_off')}>
                  {t('campaigns.agreed.turnOff')}
                </Button>
              )}
            </Box>
          ) : null}
        </>
      )}
      {task === 'set_up' ? (
        <StandingDialog
          origin={origin}
          before={standing}
          onDone={() => finish(t('campaigns.agreed.saved'))}
          onClose={() => setTask(null)}
        />
      ) : null}
      {task === 'turn_off' && standing !== undefined ? (
        <TurnOffDialog
          origin={origin}
          campaign={standing}
          onDone={() => finish(t('campaigns.agreed.turnedOff'))}
          onClose={() => setTask(null)}
        />
      ) : null}
    </SectionCard>
  );
}

/** Reminders of promises and callbacks, as the settings have them. */
export function StandingSection({ mayEdit }: { mayEdit: boolean }) {
  return standingOrigins.map((origin) => (
    <StandingCard key={origin} origin={origin} mayEdit={mayEdit} />
  ));
}
