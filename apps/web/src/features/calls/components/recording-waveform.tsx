import Box from '@mui/material/Box';
import type { Recording } from '@ringfence/contract/recordings';
import { useTranslation } from 'react-i18next';
import { writeClock } from '../write-clock.ts';

interface RecordingWaveformProps {
  peaks: Recording['peaks'];
  at: number;
  seconds: number;
  isDisabled: boolean;
  onSeek: (at: number) => void;
}

const height = 56;
const barWidth = 3;
const barStep = 5;
/** Silence is drawn too, as a line. */
const leastHeight = 2;

/** The bars of a recording; one of an unknown kind is a line. */
function Bars({ peaks, played }: { peaks: readonly number[]; played: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${peaks.length * barStep} ${height}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height, forcedColorAdjust: 'auto' }}
    >
      {peaks.map((peak, place) => {
        const tall = Math.max(leastHeight, (peak / 100) * height);
        const isPlayed = place < played * peaks.length;
        return (
          <Box
            component="rect"
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar stays in its place.
            key={place}
            x={place * barStep}
            y={(height - tall) / 2}
            width={barWidth}
            height={tall}
            rx={1}
            sx={{ fill: 'currentColor', color: isPlayed ? 'primary.main' : 'text.disabled' }}
          />
        );
      })}
    </Box>
  );
}

/** How loud a recording is, and where it is played: a slider for the mouse, the finger and the keyboard. */
export function RecordingWaveform(props: RecordingWaveformProps) {
  const { peaks, at, seconds, isDisabled, onSeek } = props;
  const { t } = useTranslation('work');
  const length = Math.max(seconds, at, 0.1);
  const bars = peaks === null || peaks.length === 0 ? Array<number>(100).fill(0) : peaks;
  return (
    <Box
      sx={{
        position: 'relative',
        borderRadius: 1,
        '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 4 },
      }}
    >
      <Bars peaks={bars} played={at / length} />
      <Box
        component="input"
        type="range"
        aria-label={t('calls.recording.position')}
        aria-valuetext={t('calls.recording.positionText', {
          at: writeClock(at),
          length: writeClock(length),
        })}
        min={0}
        max={length}
        step={0.1}
        value={at}
        disabled={isDisabled}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          onSeek(Number(event.target.value))
        }
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          m: 0,
          opacity: 0,
          cursor: isDisabled ? 'default' : 'pointer',
        }}
      />
    </Box>
  );
}
