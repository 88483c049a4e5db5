import Box from '@mui/material/Box';
import type { List } from '@ringfence/contract/lists';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';

const parts = ['now', 'later', 'never', 'unknown'] as const;

const colors = {
  now: 'success.main',
  later: 'info.main',
  never: 'text.secondary',
  unknown: 'divider',
} as const satisfies Record<(typeof parts)[number], string>;

/** How many of a list can be called now, later and never, as a bar and in figures. */
export function CallableBar({ callable }: Pick<List, 'callable'>) {
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  const total = parts.reduce((sum, part) => sum + callable[part], 0);
  if (total === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('lists.callable.nobody')}</Box>;
  }
  const write = (part: (typeof parts)[number]) => formatNumber(callable[part], language);
  const shown = parts.filter((part) => part !== 'unknown' || callable.unknown > 0);
  return (
    <>
      <Box
        role="img"
        aria-label={t('lists.callable.bar', {
          now: write('now'),
          later: write('later'),
          never: write('never'),
          unknown: write('unknown'),
        })}
        sx={{ display: 'flex', height: 8, mt: 0.75, borderRadius: 4, overflow: 'hidden' }}
      >
        {parts.map((part) => (
          <Box
            key={part}
            style={{ flexGrow: callable[part] }}
            sx={{ flexBasis: 0, bgcolor: colors[part] }}
          />
        ))}
      </Box>
      <Box
        // The bar says the same.
        aria-hidden
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          mt: 0.5,
          color: 'text.secondary',
          fontSize: '0.8125rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {shown.map((part) => (
          <Box
            key={part}
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
          >
            <Box
              component="span"
              sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: colors[part] }}
            />
            {t(`lists.callable.${part}`)} {write(part)}
          </Box>
        ))}
      </Box>
    </>
  );
}
