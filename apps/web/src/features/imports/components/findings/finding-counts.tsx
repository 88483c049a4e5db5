import Box from '@mui/material/Box';
import type { ImportFindings } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';

const counts = ['rows', 'added', 'changed', 'unchanged', 'rejected', 'duplicate'] as const;

type Counts = Pick<ImportFindings, (typeof counts)[number]>;

/** Rows, and what they are for the people who are stored. */
export function FindingCounts({ findings }: { findings: Counts }) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
        gap: 2,
        m: 0,
      }}
    >
      {counts.map((count) => (
        <Box key={count} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t(`findings.counts.${count}`)}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: '1.375rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
          >
            {formatNumber(findings[count], language)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
