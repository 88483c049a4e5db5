import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isKnownCode, readProblem } from '../platform/api/problem.ts';
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
  const code = problem?.code ?? '';
  const sentence = isKnownCode(code)
    ? t(`errors.codes.${code}`)
    : (problem?.title ?? t('errors.unreachable'));
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 3,
        py: 6,
      }}
    >
      <ErrorOutlineIcon aria-hidden sx={{ color: 'error.main', fontSize: 40 }} />
      <Typography variant="h2" component="p">
        {t('errors.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '44ch' }}>{sentence}</Typography>
      <RequestId requestId={problem?.requestId} />
      <Button variant="outlined" onClick={onRetry} sx={{ mt: 2 }}>
        {t('common.retry')}
      </Button>
    </Box>
  );
}
