import type { SavedView } from '@ringfence/contract/contacts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useDeleteView } from '../../table/view-api.ts';

interface DeleteViewDialogProps {
  organizationId: string;
  view: Pick<SavedView, 'id' | 'name'>;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteViewDialog(props: DeleteViewDialogProps) {
  const { organizationId, view, onDeleted, onClose } = props;
  const { t } = useTranslation('tables');
  const remove = useDeleteView(organizationId);
  return (
    <ConfirmDialog
      title={t('contacts.views.deleteTitle', { name: view.name })}
      body={t('contacts.views.deleteBody')}
      confirmLabel={t(
        remove.isPending ? 'contacts.views.deleting' : 'contacts.views.deleteConfirm',
      )}
      cancelLabel={t('contacts.views.cancel')}
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ viewId: view.id }, { onSuccess: onDeleted })}
      onClose={onClose}
    />
  );
}
