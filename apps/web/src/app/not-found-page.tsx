import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { homePage } from '../features/auth/index.ts';
import { FullWindow } from '../ui/full-window.tsx';
import { Message } from '../ui/message.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <FullWindow>
      <Message
        sign="404"
        title={t('errors.notFound.title')}
        body={t('errors.notFound.body')}
        actions={
          <Button component={RouterLink} to={homePage} variant="contained">
            {t('common.goToDashboard')}
          </Button>
        }
      />
    </FullWindow>
  );
}
