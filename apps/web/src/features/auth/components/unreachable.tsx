import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FullWindow } from '../../../ui/full-window.tsx';
import { Message } from '../../../ui/message.tsx';

/** While the session cannot be renewed. It is kept and tried again; then the page comes by itself. */
export function Unreachable() {
  const { t } = useTranslation();
  return (
    <FullWindow>
      <Message
        title={t('errors.title')}
        body={t('errors.unreachable')}
        actions={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('common.retry')}
          </Button>
        }
      />
    </FullWindow>
  );
}
