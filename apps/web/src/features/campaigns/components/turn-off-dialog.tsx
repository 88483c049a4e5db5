import type { Campaign } from '@ringfence/contract/campaigns';
import type { StandingOrigin } from '@ringfence/domain/calls/call-kinds';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useControlCampaign } from '../api.ts';

interface TurnOffDialogProps {
  origin: StandingOrigin;
  campaign: Campaign;
  onDone(): void;
  onClose(): void;
}

/** People make these calls again from here on. */
export function TurnOffDialog({ origin, campaign, onDone, onClose }: TurnOffDialogProps) {
  const { t } = useTranslation('work');
  const stop = useControlCampaign('stop', campaign);
  return (
    <ConfirmDialog
      title={t('campaigns.agreed.turnOff')}
      body={t(`campaigns.agreed.${origin}.turnOffBody`)}
      confirmLabel={t('campaigns.agreed.turnOff')}
      cancelLabel={t('campaigns.agreed.cancel')}
      isBusy={stop.isPending}
      error={stop.error}
      onConfirm={() => stop.mutate({ campaignId: campaign.id }, { onSuccess: onDone })}
      onClose={onClose}
    />
  );
}
