import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import type { TakenBack } from '@ringfence/contract/scheduled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explainError } from '../../../ui/explain-error.ts';
import { type NamedCall, useChangeScheduled } from '../change-scheduled.ts';

/** What was just done to a call. */
export interface ScheduleDeed {
  call: NamedCall;
  message: string;
  /** What Undo takes back; null where nothing can be. */
  undoes: TakenBack | null;
}

/** The last deed, each shown by a toast of its own: the same may be done to the same call twice. */
export function useLastDeed() {
  const [{ deed, nth }, setLast] = useState<{ deed: ScheduleDeed | null; nth: number }>({
    deed: null,
    nth: 0,
  });
  return {
    toast:
      deed === null ? null : (
        <ScheduleToast key={nth} deed={deed} onDismiss={() => setLast({ deed: null, nth })} />
      ),
    show: (done: ScheduleDeed) => setLast((last) => ({ deed: done, nth: last.nth + 1 })),
  };
}

/** Says what was done, until it is dismissed, and offers to take it back. */
function ScheduleToast({
  deed: { call, message, undoes },
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
            {undoes !== null && !undo.isSuccess ? (
              <Button
                size="small"
                color="inherit"
                disabled={undo.isPending}
                onClick={() => undo.mutate({ kind: 'restore', takesBack: undoes })}
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
