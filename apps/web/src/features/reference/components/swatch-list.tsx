import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import type { Swatch } from '../list-swatches.ts';

function SwatchRow({ swatch }: { swatch: Swatch }) {
  const { t } = useTranslation('reference');
  const { language } = useLanguage();
  const write = (ratio: number, of: 'label' | 'onDefault' | 'onPaper') =>
    `${formatNumber(Math.floor(ratio * 10) / 10, language)} : 1 ${t(`color.${of}`)}`;
  const { id, color, contrast, label } = swatch;
  const ratios = [
    ...(contrast === null
      ? []
      : [write(contrast.onDefault, 'onDefault'), write(contrast.onPaper, 'onPaper')]),
    ...(label === null ? [] : [write(label, 'label')]),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 1.25 }}>
      <Box
        aria-hidden
        style={{ backgroundColor: color }}
        sx={{
          width: 44,
          height: 44,
          flexShrink: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          {t(`color.names.${id}`)} <code>{color}</code>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{ratios.join(' · ')}</Box>
      </Box>
    </Box>
  );
}

/** The colours of one theme with their contrasts, rounded down: none is flattered. */
export function SwatchList({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {swatches.map((swatch) => (
        <SwatchRow key={swatch.id} swatch={swatch} />
      ))}
    </Box>
  );
}
