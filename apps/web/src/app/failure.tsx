import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { readProblem } from '../platform/api/problem.ts';
import { Message } from '../ui/message.tsx';

/** A page that failed to show. Reloading also fetches the files of a newer build. */
export function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <Message
      title={t('errors.page.title')}
      body={t('errors.page.body')}
      requestId={readProblem(error)?.requestId}
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('common.reload')}
        </Button>
      }
    />
  );
}
