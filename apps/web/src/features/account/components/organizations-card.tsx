import OrganizationIcon from '@mui/icons-material/ApartmentOutlined';
import Box from '@mui/material/Box';
import type { Membership } from '@ringfence/contract/access';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format-moment.ts';
import type { Column } from '../../../ui/record-column.ts';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useOrganization } from '../../access/index.ts';

/** Where the person works, and as what. */
export function OrganizationsCard() {
  const { t } = useTranslation('account');
  const { t: tShared } = useTranslation();
  const { language } = useLanguage();
  const { memberships, current } = useOrganization();
  const columns: Column<Membership>[] = [
    {
      id: 'name',
      header: t('organizations.name'),
      render: ({ organizationId, organization }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {organization.name}
          {organizationId === current?.organization?.id ? (
            <StatusChip tone="success" label={t('organizations.current')} />
          ) : null}
        </Box>
      ),
    },
    {
      id: 'role',
      header: t('organizations.role'),
      render: ({ role }) => tShared(`access.roles.${role}`),
    },
    {
      id: 'joined',
      header: t('organizations.joined'),
      render: ({ createdAt }) => formatDay(createdAt, language),
    },
  ];
  return (
    <SectionCard title={t('organizations.title')} lead={t('organizations.lead')} isFlush>
      {memberships.length === 0 ? (
        <EmptyState
          icon={<OrganizationIcon fontSize="inherit" />}
          title={t('organizations.emptyTitle')}
          body={t('organizations.emptyBody')}
        />
      ) : (
        <RecordTable
          caption={t('organizations.caption')}
          columns={columns}
          rows={memberships}
          getKey={({ organizationId }) => organizationId}
        />
      )}
    </SectionCard>
  );
}
