import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '../../../../ui/status-chip.tsx';
import type { RuleMark } from '../rule-marks.ts';

const tones: Record<RuleMark, Tone> = {
  primary: 'success',
  secondary: 'info',
  unconfirmed: 'warning',
  pack: 'neutral',
  policy: 'neutral',
};

interface SourceWordsProps {
  citation: string;
  marks: readonly RuleMark[];
}

/** Where a rule stands, and how far that was read. */
export function SourceWords({ citation, marks }: SourceWordsProps) {
  const { t } = useTranslation('settings');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{citation}</Box>
      {marks.map((mark) => (
        <StatusChip key={mark} tone={tones[mark]} label={t(`policy.marks.${mark}`)} />
      ))}
    </Box>
  );
}
