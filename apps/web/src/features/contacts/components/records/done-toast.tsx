import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { explainError } from '../../../../ui/explain-error.ts';
import { useMayDo } from '../../../access/index.ts';
import { useConfirmZone, useLiftInconvenientTime, useLiftRestriction } from '../../contact-api.ts';
import type { Done, Undo } from '../../contact-part-props.ts';

interface DoneToastProps {
  done: Done;
  contactId: string;
  organizationId: string;
  onDismiss: () => void;
}

/** Takes back what was just done, each thing in its own way. */
function useUndo({ contactId, organizationId }: Omit<DoneToastProps, 'done' | 'onDismiss'>) {
  const { t } = useTranslation('contact');
  const api = useOrganizationApi(organizationId);
  const liftRestriction = useLiftRestriction(api);
  const liftInconvenientTime = useLiftInconvenientTime(api);
  const confirmZone = useConfirmZone(api);
  return useMutation<unknown, Error, Undo>({
    mutationFn: (undo) => {
      switch (undo.kind) {
        case 'restriction':
          return liftRestriction.mutateAsync({
            restrictionId: undo.restrictionId,
            because: t('done.undoReason'),
            isMistake: true,
          });
        case 'inconvenientTime':
          return liftInconvenientTime.mutateAsync({
            inconvenientTimeId: undo.inconvenientTimeId,
          });
        case 'confirmedZone':
          return confirmZone.mutateAsync({ contactId, zone: undo.zone });
      }
    },
  });
}

/** Says what was done, until it is dismissed, and offers those who may to take it back. */
export function DoneToast({ done, onDismiss, ...place }: DoneToastProps) {
  const { t } = useTranslation('contact');
  const { t: tell } = useTranslation();
  const mayLift = useMayDo('suppressions.lift');
  const mayWork = useMayDo('contacts.work');
  const undoing = useUndo(place);
  const { undo, message, record } = done;
  const mayUndo = undo !== null && (undo.kind === 'confirmedZone' ? mayWork : mayLift);
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <SnackbarContent
        role="status"
        message={
          undoing.isError
            ? explainError(undoing.error, tell)
            : undoing.isSuccess
              ? t('done.undone', { record })
              : message
        }
        action={
          <>
            {mayUndo && !undoing.isSuccess ? (
              <Button
                size="small"
                color="inherit"
                disabled={undoing.isPending}
                onClick={() => undoing.mutate(undo)}
                sx={{ textDecoration: 'underline' }}
              >
                {t(undoing.isPending ? 'done.undoing' : 'done.undo')}
              </Button>
            ) : null}
            <Button size="small" color="inherit" onClick={onDismiss}>
              {t('dismiss')}
            </Button>
          </>
        }
      />
    </Snackbar>
  );
}
