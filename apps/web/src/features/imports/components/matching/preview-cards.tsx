import Box from '@mui/material/Box';
import type { PreviewRow } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { FactList } from '../../../../ui/fact-list.tsx';
import { formatNumber } from '../../../../ui/format-number.ts';
import { nameNumbered, nameValue } from '../../upload-words.ts';
import { PreviewVerdict } from './preview-verdict.tsx';

/** The rows under each other, each with what it has. */
export function PreviewCards({ rows }: { rows: readonly PreviewRow[] }) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  return (
    <Box
      component="ul"
      aria-label={t('preview.caption')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {rows.map((row) => (
        <Box component="li" key={row.line} sx={{ px: 2.5, py: 2, fontSize: '0.875rem' }}>
          <Box sx={{ display: 'flex', alignItems: 'start', gap: 2, mb: 0.5 }}>
            <Box sx={{ fontWeight: 600, flexShrink: 0 }}>
              {t('preview.line')} {formatNumber(row.line, language)}
            </Box>
            <PreviewVerdict row={row} />
          </Box>
          <FactList
            facts={row.values.map(({ field, position, text }) => ({
              term: nameNumbered(field, position, t),
              value: nameValue(field, text, t),
            }))}
          />
        </Box>
      ))}
    </Box>
  );
}
