import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { formatDay } from '../../../ui/format-moment.ts';
import type { Column } from '../../../ui/record-column.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { nameMember } from '../name-member.ts';
import type { ShownMember } from '../services/list-members.ts';

interface ColumnOptions {
  t: TFunction<['organizations', 'translation']>;
  language: Language;
  /** The zone that days are shown in; undefined: the reader's own. */
  zone: string | undefined;
  /** The signed-in person. */
  ownId: string;
  /** Null for people who may not change anything. */
  actions: {
    onChangeRole: (member: ShownMember) => void;
    onRemove: (member: ShownMember) => void;
    isBusy: boolean;
  } | null;
}

export function createMemberColumns(options: ColumnOptions): Column<ShownMember>[] {
  const { t, language, zone, ownId, actions } = options;
  const columns: Column<ShownMember>[] = [
    {
      id: 'name',
      header: t('members.columns.name'),
      render: (member) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {nameMember(member)}
          {member.userId === ownId ? <StatusChip tone="info" label={t('members.you')} /> : null}
        </Box>
      ),
    },
    { id: 'email', header: t('members.columns.email'), render: ({ email }) => email },
    {
      id: 'role',
      header: t('members.columns.role'),
      render: ({ role }) => t(`translation:access.roles.${role}`),
    },
    {
      id: 'joined',
      header: t('members.columns.joined'),
      isShort: true,
      render: ({ createdAt }) => (
        <time dateTime={createdAt}>{formatDay(createdAt, language, zone)}</time>
      ),
    },
  ];
  if (actions === null) {
    return columns;
  }
  return [
    ...columns,
    {
      id: 'actions',
      header: t('members.columns.actions'),
      render: (member) => (
        <ActionMenu
          label={t('members.actionsFor', { name: nameMember(member) })}
          disabled={actions.isBusy}
          actions={[
            {
              id: 'role',
              label: t(member.role === 'admin' ? 'members.makeMember' : 'members.makeAdmin'),
              onChoose: () => actions.onChangeRole(member),
            },
            {
              id: 'remove',
              label: t('members.remove'),
              onChoose: () => actions.onRemove(member),
              isGrave: true,
            },
          ]}
        />
      ),
    },
  ];
}
