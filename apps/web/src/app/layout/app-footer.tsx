import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export function AppFooter() {
  const { t } = useTranslation();
  return (
    <Box component="footer" sx={{ px: { xs: 2, sm: 3 }, py: 2.5, color: 'text.secondary' }}>
      <Typography variant="caption">
        {t('shell.copyright', { year: new Date().getFullYear() })}
      </Typography>
    </Box>
  );
}
