import type { Campaign } from '@ringfence/contract/campaigns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useApprovedScripts, useControlCampaign } from '../api.ts';

interface ChooseScriptDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

/** Asks what a campaign says from here on, where what it said is not approved. */
export function ChooseScriptDialog({ campaign, onClose }: ChooseScriptDialogProps) {
  const { t } = useTranslation('work');
  const resume = useControlCampaign('resume', campaign);
  const { data: known } = useApprovedScripts();
  const [scriptId, setScriptId] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      title={t('campaigns.actions.resumeTitle')}
      body={t('campaigns.actions.scriptBody')}
      confirmLabel={t(
        resume.isPending ? 'campaigns.actions.busy' : 'campaigns.actions.resumeConfirm',
      )}
      cancelLabel={t('campaigns.actions.cancel')}
      isBusy={resume.isPending}
      error={resume.error}
      onConfirm={() => {
        setMissing(scriptId === '');
        if (scriptId === '') return;
        resume.mutate({ campaignId: campaign.id, scriptId }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      {known?.length === 0 ? (
        <TextLink to="/settings/scripts">{t('campaigns.form.toScripts')}</TextLink>
      ) : (
        <SelectInput
          id="resume-script"
          label={t('campaigns.form.script')}
          placeholder={t('campaigns.form.chooseScript')}
          options={(known ?? []).map(({ id, name, approvedVersion }) => ({
            value: id,
            label: t('campaigns.form.scriptOption', { name, version: approvedVersion ?? '' }),
          }))}
          value={scriptId}
          onChange={setScriptId}
          error={isMissing && scriptId === '' ? t('campaigns.form.errors.scriptMissing') : null}
          disabled={resume.isPending}
        />
      )}
    </ConfirmDialog>
  );
}
