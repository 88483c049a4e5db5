import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});

/** A thin bar across the top of the window while the files of a page are being fetched. */
export function TopProgressBar() {
  const { t } = useTranslation();
  return (
    <Box
      role="progressbar"
      aria-label={t('common.loading')}
      sx={{
        position: 'fixed',
        inset: '0 0 auto 0',
        height: 3,
        overflow: 'hidden',
        zIndex: 'tooltip',
        '&::after': {
          content: '""',
          display: 'block',
          width: '30%',
          height: '100%',
          bgcolor: 'primary.main',
          animation: `${pass} 1.2s ease-in-out infinite`,
        },
      }}
    />
  );
}
