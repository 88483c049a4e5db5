import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';

/** Every elevation of the theme. */
export function ShadowPage() {
  const { t } = useTranslation('reference');
  const { shadows } = useTheme();
  return (
    <>
      <PageHeader title={t('shadow.title')} lead={t('shadow.lead')} />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
          gap: 3,
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {shadows.map((shadow, level) => (
          <Box
            component="li"
            key={shadow}
            sx={{
              display: 'grid',
              placeItems: 'center',
              height: 104,
              p: 1,
              borderRadius: 1,
              bgcolor: 'background.paper',
              boxShadow: level,
              textAlign: 'center',
            }}
          >
            {level === 0 ? t('shadow.none') : t('shadow.level', { level })}
          </Box>
        ))}
      </Box>
    </>
  );
}
