import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

function readOnline(): boolean {
  return navigator.onLine;
}

/** At the top of the window for as long as the browser has no network; nothing else hides it. */
export function OfflineAlert() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribe, readOnline, readOnline);
  return isOnline ? null : (
    <Box
      role="alert"
      sx={{
        position: 'fixed',
        top: 16,
        left: '50%',
        zIndex: 'snackbar',
        width: 'max-content',
        maxWidth: 'calc(100% - 32px)',
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'error.main',
        color: 'error.contrastText',
        boxShadow: 6,
        fontWeight: 600,
        transform: 'translateX(-50%)',
      }}
    >
      {t('shell.offline')}
    </Box>
  );
}
