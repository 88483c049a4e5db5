import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { darkPalette, lightPalette } from '../../../theme/palette.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SwatchList } from '../components/swatch-list.tsx';
import { listSwatches, neededContrast } from '../list-swatches.ts';

/** The palette of both themes, with every contrast measured. */
export function ColorPage() {
  const { t } = useTranslation('reference');
  const { language } = useLanguage();
  const ratio = `${formatNumber(neededContrast, language)} : 1`;
  return (
    <>
      <PageHeader
        title={t('color.title')}
        lead={`${t('color.lead')} ${t('color.needed', { ratio })}`}
      />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SectionCard title={t('color.light')}>
          <SwatchList swatches={listSwatches(lightPalette)} />
        </SectionCard>
        <SectionCard title={t('color.dark')}>
          <SwatchList swatches={listSwatches(darkPalette)} />
        </SectionCard>
      </Box>
    </>
  );
}
