import type { Campaign } from '@ringfence/contract/campaigns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useControlCampaign } from '../api.ts';

const longestReason = 500;

/** Asks why a campaign may go on that paused because its calls went wrong. */
export function ResumeDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation('work');
  const resume = useControlCampaign('resume', campaign);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const given = reason.trim();
  return (
    <ConfirmDialog
      title={t('campaigns.actions.resumeTitle')}
      body={t(
        campaign.pausedFor === 'abandonment'
          ? 'campaigns.actions.resumeBody'
          : 'campaigns.actions.resumeBrokenBody',
      )}
      confirmLabel={t(
        resume.isPending ? 'campaigns.actions.busy' : 'campaigns.actions.resumeConfirm',
      )}
      cancelLabel={t('campaigns.actions.cancel')}
      isBusy={resume.isPending}
      error={resume.error}
      onConfirm={() => {
        setMissing(given === '');
        if (given === '') return;
        resume.mutate({ campaignId: campaign.id, reason: given }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <TextInput
        id="resume-reason"
        type="text"
        label={t('campaigns.actions.resumeReason')}
        autoComplete="off"
        value={reason}
        onChange={setReason}
        hint={t('campaigns.actions.resumeHint')}
        error={isMissing && given === '' ? t('campaigns.actions.resumeMissing') : null}
        disabled={resume.isPending}
        attributes={{ maxLength: longestReason, required: true }}
      />
    </ConfirmDialog>
  );
}
