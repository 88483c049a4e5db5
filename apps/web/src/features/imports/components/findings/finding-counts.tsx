import Box from '@mui/material/Box';
import type { ImportFindings } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';

const counts = [
  'added',
  'changed',
  'missing',
  'unchanged',
  'rejected',
  'duplicate',
  'rows',
] as const;

/** Who is missing is known before it is stored. */
type Counts = Pick<ImportFindings, Exclude<(typeof counts)[number], 'missing'>> &
  Partial<Pick<ImportFindings, 'missing'>>;

/** What changes for people, and how many rows say so. */
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
      {counts
        .flatMap((count) => {
          const value = findings[count];
          return value === undefined ? [] : [{ count, value }];
        })
        .map(({ count, value }) => (
          <Box key={count} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t(`findings.counts.${count}`)}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                fontSize: '1.375rem',
                fontWeight: 650,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {formatNumber(value, language)}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
