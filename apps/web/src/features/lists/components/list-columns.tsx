import Box from '@mui/material/Box';
import type { List } from '@ringfence/contract/lists';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMayDo, useOrganizationColumn } from '../../access/index.ts';
import type { ListTasks } from '../use-list-tasks.ts';
import { CallableBar } from './callable-bar.tsx';
import { CalledProgress } from './called-progress.tsx';
import { LastImport } from './last-import.tsx';
import { CallListLink } from './list-actions.tsx';
import { ListBalances } from './list-balances.tsx';
import { ListMenu } from './list-menu.tsx';

export function useListColumns(tasks: ListTasks): Column<List>[] {
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  const mayCall = useMayDo('campaigns.control');
  const mayEdit = useMayDo('lists.edit');
  const organizationColumn = useOrganizationColumn<List>();
  const columns: Column<List>[] = [
    {
      id: 'name',
      header: t('lists.columns.name'),
      render: ({ id, name }) => (
        <Box component="span" id={`list-${id}`}>
          <TextLink to={`/debtors/list/${id}`}>{name}</TextLink>
        </Box>
      ),
    },
    ...organizationColumn,
    {
      id: 'contacts',
      header: t('lists.columns.contacts'),
      isNumeric: true,
      render: ({ contacts }) => formatNumber(contacts, language),
    },
    {
      id: 'balance',
      header: t('lists.columns.balance'),
      isNumeric: true,
      render: ({ balances }) => <ListBalances balances={balances} />,
    },
    {
      id: 'callable',
      header: t('lists.columns.callable'),
      render: ({ callable }) => (
        <Box sx={{ minWidth: 170 }}>
          <CallableBar callable={callable} />
        </Box>
      ),
    },
    {
      id: 'called',
      header: t('lists.columns.called'),
      render: (list) => <CalledProgress {...list} />,
    },
    {
      id: 'last-upload',
      header: t('lists.columns.lastUpload'),
      render: (list) => <LastImport {...list} />,
    },
  ];
  const actions: Column<List> = {
    id: 'actions',
    header: t('lists.columns.actions'),
    render: (list) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {list.archivedAt === null ? (
          <CallListLink list={list} describedBy={`list-${list.id}`} size="small" />
        ) : null}
        <ListMenu list={list} onChoose={tasks.choose} onDone={tasks.tell} onFailed={tasks.fail} />
      </Box>
    ),
  };
  return mayCall || mayEdit ? [...columns, actions] : columns;
}
