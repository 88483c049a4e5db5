import type { List } from '@ringfence/contract/lists';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useArchiveList, useCreateList, useRenameList } from '../api.ts';
import type { ListDialogProps, ListTask } from './list-dialog-props.ts';
import { ListNameDialog } from './list-name-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

function CreateDialog({
  organizationId,
  onDone,
  onClose,
}: Omit<ListDialogProps, 'list'> & { organizationId: string }) {
  const { t } = useTranslation('tables');
  const create = useCreateList(organizationId);
  return (
    <ListNameDialog
      title={t('lists.form.createTitle')}
      body={t('lists.form.createBody')}
      submitLabel={t(create.isPending ? 'lists.form.creating' : 'lists.form.create')}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={(name) =>
        create.mutate(
          { name },
          { onSuccess: (list) => onDone(t('lists.done.created', { name: list.name }), list) },
        )
      }
      onClose={onClose}
    />
  );
}

function RenameDialog({ list, onDone, onClose }: ListDialogProps) {
  const { t } = useTranslation('tables');
  const rename = useRenameList(list.organization.id);
  return (
    <ListNameDialog
      title={t('lists.form.renameTitle', { name: list.name })}
      known={list.name}
      submitLabel={t(rename.isPending ? 'lists.form.renaming' : 'lists.form.rename')}
      isBusy={rename.isPending}
      error={rename.error}
      onSubmit={(name) =>
        rename.mutate(
          { listId: list.id, name },
          {
            onSuccess: (renamed) =>
              onDone(t('lists.done.renamed', { name: renamed.name }), renamed),
          },
        )
      }
      onClose={onClose}
    />
  );
}

function ArchiveDialog({ list, onDone, onClose }: ListDialogProps) {
  const { t } = useTranslation('tables');
  const archive = useArchiveList(list.organization.id);
  return (
    <ConfirmDialog
      title={t('lists.archiving.title', { name: list.name })}
      body={t('lists.archiving.body')}
      confirmLabel={t(archive.isPending ? 'lists.archiving.busy' : 'lists.archiving.confirm')}
      cancelLabel={t('lists.cancel')}
      isBusy={archive.isPending}
      error={archive.error}
      onConfirm={() =>
        archive.mutate(
          { listId: list.id },
          {
            onSuccess: (archived) =>
              onDone(t('lists.done.archived', { name: list.name }), archived),
          },
        )
      }
      onClose={onClose}
    />
  );
}

interface ListDialogsProps {
  task: ListTask;
  onDone: (sentence: string, list: List) => void;
  onClose: () => void;
}

/** The dialog of what is done with a list. */
export function ListDialogs({ task, ...rest }: ListDialogsProps) {
  switch (task.kind) {
    case 'create':
      return <CreateDialog organizationId={task.organizationId} {...rest} />;
    case 'rename':
      return <RenameDialog list={task.list} {...rest} />;
    case 'archive':
      return <ArchiveDialog list={task.list} {...rest} />;
    case 'merge':
      return <MergeDialog list={task.list} onClose={rest.onClose} />;
  }
}
