import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Says that what was asked for did not come. Reloading also fetches the files of a newer build. */
export function LateFailure({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Box
      role="alert"
      sx={{
        position: 'fixed',
        right: 16,
        bottom: 16,
        zIndex: 'snackbar',
        maxWidth: 'calc(100% - 32px)',
        p: 2,
        border: 1,
        borderColor: 'error.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 6,
      }}
    >
      <Box sx={{ mb: 1 }}>{t('errors.title')}</Box>
      <Button size="small" onClick={() => window.location.reload()}>
        {t('common.reload')}
      </Button>
      <Button size="small" color="inherit" onClick={onClose}>
        {t('common.close')}
      </Button>
    </Box>
  );
}
