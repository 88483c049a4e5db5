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

export function StateChip({ state }: { state: ImportState }) {
  const { t } = useTranslation('uploads');
  return <StatusChip tone={tones[state]} label={t(`states.${state}`)} />;
}
