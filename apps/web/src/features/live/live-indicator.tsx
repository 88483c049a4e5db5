import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLiveState } from './live-context.ts';

/** Says whether the page follows what happens or is still trying to. */
export function LiveIndicator() {
  const { t } = useTranslation();
  const state = useLiveState();
  const color = state === 'live' ? 'success.main' : 'warning.main';
  return (
    <Box
      role="status"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 4,
        bgcolor: 'background.paper',
        color: 'text.secondary',
        fontSize: '0.8125rem',
        fontWeight: 600,
      }}
    >
      <Box
        aria-hidden
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: color, flexShrink: 0 }}
      />
      {t(`live.${state}`)}
    </Box>
  );
}
