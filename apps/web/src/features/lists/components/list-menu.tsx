import type { List } from '@ringfence/contract/lists';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import { useMayDo } from '../../access/index.ts';
import { useRestoreList } from '../api.ts';
import type { ListTask } from './list-dialog-props.ts';

interface ListMenuProps {
  list: List;
  onChoose: (task: ListTask) => void;
  onDone: (sentence: string) => void;
  onFailed: (error: unknown) => void;
}

/** What can be done with a list, for those who may. */
export function ListMenu({ list, onChoose, onDone, onFailed }: ListMenuProps) {
  const { t } = useTranslation('tables');
  const mayEdit = useMayDo('lists.edit');
  const restore = useRestoreList(list.organization.id);
  if (!mayEdit) {
    return null;
  }
  const { name } = list;
  const rename: MenuAction = {
    id: 'rename',
    label: t('lists.rename'),
    onChoose: () => onChoose({ kind: 'rename', list }),
  };
  const actions: MenuAction[] =
    list.archivedAt === null
      ? [
          rename,
          {
            id: 'merge',
            label: t('lists.merge'),
            onChoose: () => onChoose({ kind: 'merge', list }),
          },
          {
            id: 'archive',
            label: t('lists.archive'),
            onChoose: () => onChoose({ kind: 'archive', list }),
          },
        ]
      : [
          rename,
          {
            id: 'restore',
            label: t('lists.restore'),
            // Awaited, not answered by this row's callbacks: the list leaves the table as soon as
            // it is restored, and a row that is gone hears of nothing.
            onChoose: () =>
              restore
                .mutateAsync({ listId: list.id })
                .then(() => onDone(t('lists.done.restored', { name })), onFailed),
          },
        ];
  return (
    <ActionMenu
      label={t('lists.actionsFor', { name })}
      actions={actions}
      disabled={restore.isPending}
    />
  );
}
