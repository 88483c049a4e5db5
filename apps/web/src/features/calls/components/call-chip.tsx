import type { Call } from '@ringfence/contract/calls';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { nameStanding, toneOfStanding } from '../call-words.ts';

/** Where a call stands, or how it ended. */
export function CallChip({ call }: { call: Pick<Call, 'state' | 'outcome'> }) {
  const { t } = useTranslation('work');
  return <StatusChip tone={toneOfStanding(call)} label={nameStanding(call, t)} />;
}
