import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { formatShare, roundToQuarter } from '../tell-progress.ts';
import { HiddenText } from './hidden-text.tsx';

interface ProgressReportProps {
  label: string;
  /** From 0 to 1; null while nothing can be said. */
  share: number | null;
  /** What is read out at every quarter, and not at every step. */
  announce: (percent: string) => string;
  /** What is said of the bar instead of its percent, where more is known. */
  valueText?: string;
  /** What stands below the bar. */
  children: ReactNode;
}

/** How far something is, for eyes and for ears. */
export function ProgressReport({
  label,
  share,
  announce,
  valueText,
  children,
}: ProgressReportProps) {
  const { language } = useLanguage();
  const quarter = share === null ? 0 : roundToQuarter(share);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {share === null ? (
        <LinearProgress aria-label={label} sx={{ height: 8, borderRadius: 4 }} />
      ) : (
        <ProgressBar
          label={label}
          share={share}
          {...(valueText === undefined ? {} : { valueText })}
        />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          minHeight: '1.5em',
          color: 'text.secondary',
          fontSize: '0.875rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {children}
      </Box>
      <HiddenText isLive>
        {quarter === 0 ? '' : announce(formatShare(quarter, language))}
      </HiddenText>
    </Box>
  );
}
