import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  message: string;
  onRetry: () => void;
}

/** Something that the rest can do without could not be loaded. */
export function RetryNotice({ message, onRetry }: RetryNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice kind="error">
      {message}{' '}
      <Button size="small" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Notice>
  );
}
