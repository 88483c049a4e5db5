import NobodyIcon from '@mui/icons-material/DoNotDisturbOutlined';
import Card from '@mui/material/Card';
import type { NearLimitPerson } from '@ringfence/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useOrganizationColumn, WorkplaceHeader } from '../../access/index.ts';
import { useNearLimitPages } from '../figures-api.ts';

/** The people behind how many are near a limit. */
export function NearLimitPage() {
  const { t } = useTranslation('figures');
  const pages = useNearLimitPages();
  const organizationColumn = useOrganizationColumn<NearLimitPerson>();
  const columns: Column<NearLimitPerson>[] = [
    {
      id: 'person',
      header: t('nearLimit.person'),
      render: ({ contact: { id, fullName } }) => (
        <TextLink to={`/debtors/contacts/${id}`}>{fullName}</TextLink>
      ),
    },
    {
      id: 'lastCall',
      header: t('nearLimit.lastCall'),
      render: ({ lastCalledAt }) =>
        lastCalledAt === null ? t('nearLimit.never') : <Moment at={lastCalledAt} />,
    },
    {
      id: 'until',
      header: t('nearLimit.until'),
      render: ({ until }) => <Moment at={until} />,
    },
    ...organizationColumn,
  ];
  return (
    <>
      <WorkplaceHeader
        title={t('nearLimit.title')}
        lead={t('nearLimit.lead')}
        actions={<BackLink to="/dashboard" label={t('heldBack.back')} />}
      />
      <Card>
        <PagedRecords
          caption={t('nearLimit.caption')}
          columns={columns}
          pages={pages}
          rows={pages.data?.pages.flatMap((page) => page.people)}
          getKey={({ contact }) => contact.id}
          loadingLabel={t('nearLimit.loading')}
          empty={
            <EmptyState
              icon={<NobodyIcon fontSize="inherit" />}
              title={t('nearLimit.emptyTitle')}
              body={t('nearLimit.emptyBody')}
            />
          }
        />
      </Card>
    </>
  );
}
