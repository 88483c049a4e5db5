import type { Campaign } from '@ringfence/contract/campaigns';
import type { CampaignDeed } from './campaign-toast.tsx';

export interface ControlDialogProps {
  campaign: Campaign;
  onDone: (deed: CampaignDeed) => void;
  onClose: () => void;
}
