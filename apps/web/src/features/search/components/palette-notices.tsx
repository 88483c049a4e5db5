import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { explainError } from '../../../ui/explain-error.ts';
import { Notice } from '../../../ui/notice.tsx';

interface PaletteNoticesProps {
  text: string;
  /** How many lines are shown. */
  count: number;
  isSearching: boolean;
  error: unknown;
  onRetry: () => void;
}

/** How the search stands, said to people who do not see the list too. */
export function PaletteNotices({ text, count, isSearching, error, onRetry }: PaletteNoticesProps) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const isEmpty = count === 0 && !isSearching && error === null;
  const standing = isSearching ? t('searching') : text === '' ? t('hint') : t('found', { count });
  return (
    <>
      {error === null ? null : (
        <Box sx={{ px: 2, pt: 2 }}>
          <Notice kind="error">
            <Box>{t('failed')}</Box>
            <Box>{explainError(error, common)}</Box>
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              onClick={onRetry}
              sx={{ mt: 1 }}
            >
              {t('retry')}
            </Button>
          </Notice>
        </Box>
      )}
      <Box role="status" sx={{ px: 2.5, pt: 1.5, color: 'text.secondary' }}>
        {isEmpty ? (
          <Box sx={{ py: 4, textAlign: 'center' }}>
            <Typography variant="h2" component="p" sx={{ color: 'text.primary' }}>
              {t('nothingTitle')}
            </Typography>
            <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {t('nothingBody', { text })}
            </Typography>
          </Box>
        ) : (
          <Typography variant="caption">{standing}</Typography>
        )}
      </Box>
    </>
  );
}
