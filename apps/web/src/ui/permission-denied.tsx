import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';
import { RequestId } from './request-id.tsx';

/** What is shown where the API answers that the person may not see this. */
export function PermissionDenied({ requestId }: { requestId?: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<LockOutlinedIcon fontSize="inherit" />}
      title={t('errors.notPermitted.title')}
      body={t('errors.notPermitted.body')}
      action={<RequestId requestId={requestId} />}
    />
  );
}
