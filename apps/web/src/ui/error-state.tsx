import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import MissingIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isMissing, readProblem } from '../platform/api/problem.ts';
import { EmptyState } from './empty-state.tsx';
import { explainError } from './explain-error.ts';
import { PermissionDenied } from './permission-denied.tsx';
import { RequestId } from './request-id.tsx';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
}

/** What a part of a page shows in place of data that could not be loaded. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const problem = readProblem(error);
  if (problem?.code === 'not_permitted') {
    return <PermissionDenied requestId={problem.requestId} />;
  }
  if (isMissing(error)) {
    return (
      <Box role="alert">
        <EmptyState
          icon={<MissingIcon fontSize="inherit" />}
          title={t('errors.missing.title')}
          body={t('errors.missing.body')}
        />
      </Box>
    );
  }
  return (
    <Box role="alert">
      <EmptyState
        icon={<ErrorOutlineIcon color="error" fontSize="inherit" />}
        title={t('errors.title')}
        body={explainError(error, t)}
        action={
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
            <RequestId requestId={problem?.requestId} />
            <Button variant="outlined" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          </Box>
        }
      />
    </Box>
  );
}
