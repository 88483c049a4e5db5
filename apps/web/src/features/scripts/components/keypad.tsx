import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface KeypadProps {
  disabled: boolean;
  onKey: (key: string) => void;
  onSilence: () => void;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;

export const isKeypadKey = (key: string): boolean => keys.some((one) => one === key);

/** The keys of a phone. */
export function Keypad({ disabled, onKey, onSilence }: KeypadProps) {
  const { t } = useTranslation('scriptEditor');
  return (
    <Box role="group" aria-label={t('try.keypad')} sx={{ display: 'grid', gap: 1, maxWidth: 240 }}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, 1fr)' }}>
        {keys.map((key) => (
          <Button
            key={key}
            variant="outlined"
            disabled={disabled}
            onClick={() => onKey(key)}
            sx={{ minHeight: 44, fontSize: '1.125rem' }}
          >
            {key}
          </Button>
        ))}
      </Box>
      <Button disabled={disabled} onClick={onSilence}>
        {t('try.silence')}
      </Button>
    </Box>
  );
}
