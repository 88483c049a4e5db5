import ListIcon from '@mui/icons-material/FormatListBulletedOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { List } from '@ringfence/contract/lists';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Moment } from '../../../ui/moment.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMayDo, useOrganizationColumn, WorkplaceHeader } from '../../access/index.ts';
import { useListPages } from '../api.ts';
import { CallListLink, UploadLink } from '../components/list-actions.tsx';
import { ListBalances } from '../components/list-balances.tsx';

function useListColumns(): Column<List>[] {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const mayCall = useMayDo('campaigns.control');
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
      id: 'last-upload',
      header: t('lists.columns.lastUpload'),
      render: ({ lastImportAt }) =>
        lastImportAt === null ? t('lists.notUploaded') : <Moment at={lastImportAt} />,
    },
    {
      id: 'created',
      header: t('lists.columns.created'),
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
  const actions: Column<List> = {
    id: 'actions',
    header: t('lists.columns.actions'),
    render: (list) => <CallListLink list={list} describedBy={`list-${list.id}`} />,
  };
  return mayCall ? [...columns, actions] : columns;
}

export function ListsPage() {
  const { t } = useTranslation('work');
  const mayUpload = useMayDo('contacts.import');
  const columns = useListColumns();
  const pages = useListPages();
  return (
    <>
      <WorkplaceHeader title={t('lists.title')} lead={t('lists.lead')} actions={<UploadLink />} />
      <Card>
        <PagedRecords
          caption={t('lists.caption')}
          columns={columns}
          pages={pages}
          rows={pages.data?.pages.flatMap((page) => page.lists)}
          getKey={({ id }) => id}
          loadingLabel={t('lists.loading')}
          empty={
            <EmptyState
              icon={<ListIcon fontSize="inherit" />}
              title={t('lists.emptyTitle')}
              body={t(mayUpload ? 'lists.emptyBody' : 'lists.emptyBodyMember')}
              action={<UploadLink />}
            />
          }
        />
      </Card>
    </>
  );
}
