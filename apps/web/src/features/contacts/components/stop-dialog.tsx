import type { ContactRow } from '@ringfence/contract/contacts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSuppress } from '../api.ts';
import type { RecordedStop } from './stop-notice.tsx';

interface StopDialogProps {
  contact: ContactRow;
  onRecorded: (stop: RecordedStop) => void;
  onClose: () => void;
}

/** Asks before a person is never called again. */
export function StopDialog({ contact, onRecorded, onClose }: StopDialogProps) {
  const { t } = useTranslation('tables');
  const { id, fullName: name } = contact;
  const organizationId = contact.organization.id;
  const suppress = useSuppress(organizationId);
  return (
    <ConfirmDialog
      title={t('contacts.stop.title', { name })}
      body={t('contacts.stop.body', { name })}
      confirmLabel={t(suppress.isPending ? 'contacts.stop.busy' : 'contacts.stop.confirm')}
      cancelLabel={t('contacts.stop.cancel')}
      isBusy={suppress.isPending}
      error={suppress.error}
      onConfirm={() =>
        suppress.mutate(
          { contactId: id, kind: 'medium_stop' },
          { onSuccess: ({ suppressionId }) => onRecorded({ suppressionId, name, organizationId }) },
        )
      }
      onClose={onClose}
    />
  );
}
