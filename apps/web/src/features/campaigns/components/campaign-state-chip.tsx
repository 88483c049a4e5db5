import type { CampaignState } from '@ringfence/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/status-chip.tsx';

const tones = {
  running: 'success',
  paused: 'warning',
  stopped: 'error',
  finished: 'neutral',
} as const;

export function CampaignStateChip({ state }: { state: CampaignState }) {
  const { t } = useTranslation('work');
  return <StatusChip tone={tones[state]} label={t(`campaigns.states.${state}`)} />;
}
