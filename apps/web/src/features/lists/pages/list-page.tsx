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
import { PageHeader } from '../../../ui/page-header.tsx';
import { useOrganizationFact } from '../../access/index.ts';
import { ContactPages } from '../../contacts/index.ts';
import { useList } from '../api.ts';
import { CallListLink, UploadLink } from '../components/list-actions.tsx';
import { ListBalances } from '../components/list-balances.tsx';

function ListFacts({ list }: { list: List }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { organization, contacts, balances, lastImportAt, createdAt } = list;
  return (
    <FactStrip
      facts={[
        ...useOrganizationFact(organization),
        { term: t('lists.columns.contacts'), value: formatNumber(contacts, language) },
        { term: t('lists.columns.balance'), value: <ListBalances balances={balances} /> },
        {
          term: t('lists.columns.lastUpload'),
          value: lastImportAt === null ? t('lists.notUploaded') : <Moment at={lastImportAt} />,
        },
        { term: t('lists.columns.created'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}

/** One list: what it holds together, and its contacts. */
export function ListPage() {
  const { t } = useTranslation('work');
  const { listId = '' } = useParams();
  const list = useList(listId);
  const back = <BackLink to="/debtors/list" label={t('lists.title')} />;

  if (list.isPending) {
    return (
      <>
        {back}
        <PageHeader title={t('lists.columns.name')} />
        <LoadingSkeletons label={t('lists.loading')} rows={8} rowHeight={{ xs: 120, sm: 58 }} />
      </>
    );
  }
  if (list.data === undefined) {
    return (
      <>
        {back}
        <PageHeader title={t('lists.columns.name')} />
        <Card>
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        </Card>
      </>
    );
  }
  return (
    <>
      {back}
      <PageHeader
        title={list.data.name}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <CallListLink list={list.data} />
            <UploadLink />
          </Box>
        }
      />
      <ListFacts list={list.data} />
      <Card>
        <ContactPages listId={listId} />
      </Card>
    </>
  );
}
