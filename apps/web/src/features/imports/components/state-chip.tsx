import type { ImportState } from '@ringfence/domain/imports/import-words';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '../../../ui/status-chip.tsx';

const tones: Readonly<Record<ImportState, Tone>> = {
  uploading: 'info',
  inspecting: 'info',
  matching: 'warning',
  checking: 'info',
  checked: 'warning',
  storing: 'info',
  stored: 'success',
  undoing: 'info',
  undone: 'neutral',
  cancelled: 'neutral',
  failed: 'error',
};

interface StateChipProps {
  state: ImportState;
  waitsForTurn: boolean;
}

export function StateChip({ state, waitsForTurn }: StateChipProps) {
  const { t } = useTranslation('uploads');
  const shown = waitsForTurn ? 'waiting' : state;
  return <StatusChip tone={tones[state]} label={t(`states.${shown}`)} />;
}
