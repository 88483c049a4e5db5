import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorState } from './error-state.tsx';

/** The part of a query with pages that leads to the next one. */
export interface NextPage {
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** The foot of a list: more of it, or that there is no more. */
export function LoadMore({ pages }: { pages: NextPage }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ p: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
      {pages.isFetchNextPageError ? (
        <ErrorState error={pages.error} onRetry={() => void pages.fetchNextPage()} />
      ) : pages.hasNextPage ? (
        <Button
          variant="outlined"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t(pages.isFetchingNextPage ? 'common.loadingMore' : 'common.loadMore')}
        </Button>
      ) : (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('common.endReached')}
        </Typography>
      )}
    </Box>
  );
}
