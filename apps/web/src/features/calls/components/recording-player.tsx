import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import type { Recording } from '@ringfence/contract/recordings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Outcome } from '../../../ui/outcome.tsx';
import { useRecordedSound } from '../api.ts';
import { useSound } from '../use-sound.ts';
import { writeClock } from '../write-clock.ts';
import { RecordingWaveform } from './recording-waveform.tsx';

interface RecordingPlayerProps {
  organizationId: string;
  callId: string;
  recording: Recording;
}

const speeds = [0.75, 1, 1.25, 1.5, 2];

/** Plays a recording. Nothing is fetched before somebody wants to hear it. */
export function RecordingPlayer({ organizationId, callId, recording }: RecordingPlayerProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const fetched = useRecordedSound(organizationId, callId);
  const sound = useSound();
  const [speed, setSpeed] = useState(1);
  const seconds = sound.seconds ?? recording.seconds;
  const { isPlaying, isLoaded, at } = sound;
  const toggle = () => {
    if (isLoaded) {
      sound.toggle();
    } else {
      fetched.mutate(recording.id, { onSuccess: sound.load });
    }
  };
  const word = isPlaying ? 'calls.recording.pause' : 'calls.recording.play';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <RecordingWaveform
        peaks={recording.peaks}
        at={at}
        seconds={seconds}
        isDisabled={!isLoaded}
        onSeek={sound.seek}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="contained"
          startIcon={isPlaying ? <PauseIcon /> : <PlayIcon />}
          disabled={fetched.isPending}
          onClick={toggle}
        >
          {t(fetched.isPending ? 'calls.recording.fetching' : word)}
        </Button>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('calls.recording.positionText', { at: writeClock(at), length: writeClock(seconds) })}
        </Box>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
          {t('calls.recording.speed')}
          <NativeSelect
            value={speed}
            onChange={(event) => {
              const chosen = Number(event.target.value);
              setSpeed(chosen);
              sound.setSpeed(chosen);
            }}
          >
            {speeds.map((one) => (
              <option key={one} value={one}>
                {t('calls.recording.speedOf', { speed: formatNumber(one, language) })}
              </option>
            ))}
          </NativeSelect>
        </Box>
      </Box>
      <Outcome error={fetched.error} done={null} />
      <Box role="status">{sound.isBroken ? t('calls.recording.notPlayed') : null}</Box>
    </Box>
  );
}
