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
import {
  useDescribeDebt,
  useDescribePhone,
  useOrderPhones,
  useUpdateContact,
} from '../../edit-api.ts';
import { readConfirmation } from '../../read-confirmation.ts';

interface DoneToastProps {
  done: Done;
  contactId: string;
  organizationId: string;
  onDismiss: () => void;
}

/** Takes back what was just done, each thing in its own way. */
function useUndo(subject: Omit<DoneToastProps, 'done' | 'onDismiss'>) {
  const { t } = useTranslation('contact');
  const { contactId, organizationId } = subject;
  const api = useOrganizationApi(organizationId);
  const update = useUpdateContact(subject);
  const describePhone = useDescribePhone(subject);
  const order = useOrderPhones(subject);
  const describeDebt = useDescribeDebt(subject);
  const liftRestriction = useLiftRestriction(api);
  const liftInconvenientTime = useLiftInconvenientTime(api);
  const confirmZone = useConfirmZone(api);
  return useMutation<unknown, Error, { undo: Undo; confirmsCallable: boolean }>({
    mutationFn: ({ undo, confirmsCallable }) => {
      switch (undo.kind) {
        case 'restriction':
          return liftRestriction.mutateAsync({
            restrictionId: undo.restrictionId,
            because: t('done.undoReason'),
            isMistake: true,
            ground: 'mistake',
          });
        case 'inconvenientTime':
          return liftInconvenientTime.mutateAsync({
            inconvenientTimeId: undo.inconvenientTimeId,
          });
        case 'confirmedZone':
          return confirmZone.mutateAsync({ contactId, zone: undo.zone, confirmsCallable });
        case 'fields':
          return update.mutateAsync({
            revision: undo.revision,
            fields: undo.fields,
            confirmsCallable,
          });
        case 'phone':
          return describePhone.mutateAsync({ ...undo.change, confirmsCallable });
        case 'phoneOrder':
          return order.mutateAsync(undo.phoneIds);
        case 'debt':
          return describeDebt.mutateAsync({ ...undo.change, confirmsCallable });
      }
    },
  });
}

/** Whether it lets a person be called again, which is for admins to say. */
function endsRefusal(undo: Undo): boolean {
  switch (undo.kind) {
    case 'restriction':
    case 'inconvenientTime':
      return true;
    case 'debt':
      return undo.letsCallsBegin;
    case 'fields':
      return undo.fields.isServiceMember === false;
    default:
      return false;
  }
}

/** Says what was done, until it is dismissed, and offers those who may to take it back. */
export function DoneToast({ done, onDismiss, ...place }: DoneToastProps) {
  const { t } = useTranslation('contact');
  const { t: tell } = useTranslation();
  const mayLift = useMayDo('suppressions.lift');
  const mayWork = useMayDo('contacts.work');
  const undoing = useUndo(place);
  // The way back may let calls begin as well as the way there: it is said, and asked once more.
  const isAsked = readConfirmation(undoing.error) !== null;
  const { undo, message, record } = done;
  const mayUndo = undo !== null && (endsRefusal(undo) ? mayLift : mayWork);
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
                onClick={() => undoing.mutate({ undo, confirmsCallable: isAsked })}
                sx={{ textDecoration: 'underline' }}
              >
                {t(undoing.isPending ? 'done.undoing' : isAsked ? 'done.undoAnyway' : 'done.undo')}
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
