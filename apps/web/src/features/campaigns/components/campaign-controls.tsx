import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Campaign } from '@ringfence/contract/campaigns';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateArea } from '../../../ui/late-area.tsx';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { TopProgressBar } from '../../../ui/top-progress-bar.tsx';
import { useMayDo } from '../../access/index.ts';
import { useControlCampaign } from '../api.ts';
import { CampaignMenu } from './campaign-menu.tsx';

// Fetched when somebody wants to stop a campaign, which is rare.
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

const ResumeDialog = lazy(async () => ({
  default: (await import('./resume-dialog.tsx')).ResumeDialog,
}));

const ChooseScriptDialog = lazy(async () => ({
  default: (await import('./choose-script-dialog.tsx')).ChooseScriptDialog,
}));

/** Pause, resume, stop and change, for those who may and for as long as it makes sense. */
export function CampaignControls({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('work');
  const mayControl = useMayDo('campaigns.control');
  const pause = useControlCampaign('pause', campaign);
  const resume = useControlCampaign('resume', campaign);
  const stop = useControlCampaign('stop', campaign);
  const [isAsking, setAsking] = useState(false);
  const [isAskingWhy, setAskingWhy] = useState(false);
  const { id: campaignId, state, pausedFor } = campaign;
  const isOver = state === 'stopped' || state === 'finished';
  if (isOver || !mayControl) {
    return null;
  }
  const [change, label] =
    state === 'running'
      ? ([pause, t('campaigns.actions.pause')] as const)
      : ([resume, t('campaigns.actions.resume')] as const);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="contained"
          disabled={change.isPending}
          onClick={() =>
            pausedFor !== null && pausedFor !== 'carrier'
              ? setAskingWhy(true)
              : change.mutate({ campaignId })
          }
        >
          {change.isPending ? t('campaigns.actions.busy') : label}
        </Button>
        <Button
          variant="outlined"
          color="error"
          onClick={() => {
            stop.reset();
            setAsking(true);
          }}
        >
          {t('campaigns.actions.stop')}
        </Button>
        <CampaignMenu campaign={campaign} />
      </Box>
      {change.error === null ? null : (
        <Box sx={{ flexBasis: '100%' }}>
          <ProblemNotice error={change.error} />
        </Box>
      )}
      {isAskingWhy ? (
        <LateArea fallback={<TopProgressBar />} onClose={() => setAskingWhy(false)}>
          {pausedFor === 'script' ? (
            <ChooseScriptDialog campaign={campaign} onClose={() => setAskingWhy(false)} />
          ) : (
            <ResumeDialog campaign={campaign} onClose={() => setAskingWhy(false)} />
          )}
        </LateArea>
      ) : null}
      {isAsking ? (
        <LateArea fallback={<TopProgressBar />} onClose={() => setAsking(false)}>
          <ConfirmDialog
            title={t('campaigns.actions.stopTitle')}
            body={t('campaigns.actions.stopBody')}
            confirmLabel={t(
              stop.isPending ? 'campaigns.actions.busy' : 'campaigns.actions.stopConfirm',
            )}
            cancelLabel={t('campaigns.actions.cancel')}
            isBusy={stop.isPending}
            error={stop.error}
            onConfirm={() => stop.mutate({ campaignId }, { onSuccess: () => setAsking(false) })}
            onClose={() => setAsking(false)}
          />
        </LateArea>
      ) : null}
    </>
  );
}
