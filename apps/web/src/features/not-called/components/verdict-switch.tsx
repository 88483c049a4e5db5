import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

export type VerdictFilter = 'defer' | 'block' | undefined;

/** The filter as the address names it; anything else means no filter. */
export function readVerdict(value: string | null): VerdictFilter {
  return value === 'defer' || value === 'block' ? value : undefined;
}

const choices: readonly VerdictFilter[] = [undefined, 'defer', 'block'];

interface VerdictSwitchProps {
  verdict: VerdictFilter;
  onChange: (verdict: VerdictFilter) => void;
}

/** Shows everybody, those who are called later, or those who are blocked. */
export function VerdictSwitch({ verdict, onChange }: VerdictSwitchProps) {
  const { t } = useTranslation('work');
  return (
    <Box
      role="group"
      aria-label={t('campaigns.notCalled.filter')}
      sx={{ display: 'inline-flex', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {choices.map((choice) => (
        <Button
          key={choice ?? 'all'}
          size="small"
          color="inherit"
          aria-pressed={choice === verdict}
          onClick={() => onChange(choice)}
          sx={{
            minHeight: 36,
            px: 1.5,
            color: choice === verdict ? 'text.primary' : 'text.secondary',
            bgcolor: choice === verdict ? 'action.selected' : 'transparent',
          }}
        >
          {choice === undefined ? t('campaigns.notCalled.all') : t(`decisions.verdicts.${choice}`)}
        </Button>
      ))}
    </Box>
  );
}
