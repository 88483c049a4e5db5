import type { Reason } from '@ringfence/contract/decisions';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/status-chip.tsx';

const tones = { allow: 'success', defer: 'info', block: 'error' } as const;

export function VerdictChip({ verdict }: Pick<Reason, 'verdict'>) {
  const { t } = useTranslation('work');
  return <StatusChip tone={tones[verdict]} label={t(`decisions.verdicts.${verdict}`)} />;
}
