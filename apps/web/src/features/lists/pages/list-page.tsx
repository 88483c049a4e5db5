import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { List } from '@ringfence/contract/lists';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FactStrip } from '../../../ui/fact-strip.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useOrganizationFact } from '../../access/index.ts';
import { AddContactButton, ContactTable } from '../../contacts/index.ts';
import { useList } from '../api.ts';
import { CallableBar } from '../components/callable-bar.tsx';
import { CalledProgress } from '../components/called-progress.tsx';
import { LastImport } from '../components/last-import.tsx';
import { CallListLink, UploadLink } from '../components/list-actions.tsx';
import { ListBalances } from '../components/list-balances.tsx';
import { ListMenu } from '../components/list-menu.tsx';
import { ListTaskArea } from '../components/list-task-area.tsx';
import { useListTasks } from '../use-list-tasks.ts';

function ListFacts({ list }: { list: List }) {
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  const { organization, contacts, balances, callable, createdAt } = list;
  return (
    <FactStrip
      facts={[
        ...useOrganizationFact(organization),
        { term: t('lists.columns.contacts'), value: formatNumber(contacts, language) },
        { term: t('lists.columns.balance'), value: <ListBalances balances={balances} /> },
        { term: t('lists.columns.callable'), value: <CallableBar callable={callable} /> },
        { term: t('lists.columns.called'), value: <CalledProgress {...list} /> },
        { term: t('lists.columns.lastUpload'), value: <LastImport {...list} /> },
        { term: t('lists.columns.created'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}

/** What it holds together, and its people. */
function KnownList({ list }: { list: List }) {
  const { t } = useTranslation('tables');
  const tasks = useListTasks();
  const isArchived = list.archivedAt !== null;
  return (
    <>
      <PageHeader
        title={list.name}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {isArchived ? (
              <StatusChip tone="neutral" label={t('lists.archivedChip')} />
            ) : (
              <CallListLink list={list} />
            )}
            {isArchived ? null : <AddContactButton listId={list.id} />}
            <UploadLink />
            <ListMenu
              list={list}
              onChoose={tasks.choose}
              onDone={tasks.tell}
              onFailed={tasks.fail}
            />
          </Box>
        }
      />
      <CardOutcome done={tasks.said.done} error={tasks.said.error} />
      <ListFacts list={list} />
      <ContactTable list={list} />
      <ListTaskArea tasks={tasks} />
    </>
  );
}

/** One list: what it holds together, and its contacts. */
export function ListPage() {
  const { t } = useTranslation('tables');
  const { listId = '' } = useParams();
  const list = useList(listId);
  return (
    <>
      <BackLink to="/debtors/list" label={t('lists.title')} />
      {list.data === undefined ? (
        <>
          <PageHeader title={t('lists.columns.name')} />
          {list.isPending ? (
            <LoadingSkeletons label={t('lists.loading')} rows={8} rowHeight={{ xs: 120, sm: 58 }} />
          ) : (
            <Card>
              <ErrorState error={list.error} onRetry={() => void list.refetch()} />
            </Card>
          )}
        </>
      ) : (
        <KnownList list={list.data} />
      )}
    </>
  );
}
