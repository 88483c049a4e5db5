import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** What support staff ask for: it leads to the request in the server's log. */
export function RequestId({ requestId }: { requestId: string | undefined }) {
  const { t } = useTranslation();
  if (requestId === undefined) {
    return null;
  }
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {t('common.requestId', { requestId })}
    </Typography>
  );
}
