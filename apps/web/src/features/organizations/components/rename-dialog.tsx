import { useTranslation } from 'react-i18next';
import { useRenameOrganization } from '../api.ts';
import { NameDialog } from './name-dialog.tsx';
import type { TaskDialogProps } from './task-dialog-props.ts';

export function RenameDialog({ organization, onDone, onClose }: TaskDialogProps) {
  const { t } = useTranslation('organizations');
  const rename = useRenameOrganization(organization.id);
  return (
    <NameDialog
      title={t('rename.title', { name: organization.name })}
      submitLabel={t(rename.isPending ? 'rename.busy' : 'rename.submit')}
      name={organization.name}
      isBusy={rename.isPending}
      error={rename.error}
      onName={(wanted) =>
        rename.mutate(wanted, { onSuccess: ({ name }) => onDone(t('rename.done', { name })) })
      }
      onClose={onClose}
    />
  );
}
