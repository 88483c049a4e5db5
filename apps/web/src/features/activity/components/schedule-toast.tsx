import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import type { ScheduledCall } from '@ringfence/contract/activity';
import { useTranslation } from 'react-i18next';
import { explainError } from '../../../ui/explain-error.ts';
import { useChangeScheduled } from '../change-scheduled.ts';

/** What was just done to a call. */
export interface ScheduleDeed {
  call: ScheduledCall;
  message: string;
  canUndo: boolean;
}

/** Says what was done, until it is dismissed, and offers to take it back. */
export function ScheduleToast({
  deed: { call, message, canUndo },
  onDismiss,
}: {
  deed: ScheduleDeed;
  onDismiss: () => void;
}) {
  const { t } = useTranslation('scheduled');
  const { t: tell } = useTranslation();
  const undo = useChangeScheduled(call);
  const said = undo.isError
    ? explainError(undo.error, tell)
    : undo.isSuccess
      ? t('done.restored', { name: call.contact.fullName })
      : message;
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <SnackbarContent
        role="status"
        message={said}
        action={
          <>
            {canUndo && !undo.isSuccess ? (
              <Button
                size="small"
                color="inherit"
                disabled={undo.isPending}
                onClick={() => undo.mutate({ kind: 'restore' })}
                sx={{ textDecoration: 'underline' }}
              >
                {t(undo.isPending ? 'done.undoing' : 'done.undo')}
              </Button>
            ) : null}
            <Button size="small" color="inherit" onClick={onDismiss}>
              {t('done.dismiss')}
            </Button>
          </>
        }
      />
    </Snackbar>
  );
}
