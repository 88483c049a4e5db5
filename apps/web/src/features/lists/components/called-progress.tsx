import Box from '@mui/material/Box';
import type { List } from '@ringfence/contract/lists';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

/** How many of a list have been called at all. */
export function CalledProgress({ called, contacts }: Pick<List, 'called' | 'contacts'>) {
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  const figures = {
    called: formatNumber(called, language),
    contacts: formatNumber(contacts, language),
  };
  return (
    <Box sx={{ minWidth: 110 }}>
      <Box
        sx={{
          mb: 0.5,
          color: 'text.secondary',
          fontSize: '0.8125rem',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {t('lists.calledOf', figures)}
      </Box>
      <ProgressBar
        label={t('lists.calledShare', figures)}
        share={contacts === 0 ? 0 : called / contacts}
      />
    </Box>
  );
}
