import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Campaign } from '@ringfence/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Moment } from '../../../ui/moment.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMayDo, useOrganizationColumn } from '../../access/index.ts';
import { useCampaignPages } from '../api.ts';
import { campaignAddress, newCampaignPage } from '../campaign-address.ts';
import { callsLink } from '../people-address.ts';
import { CampaignProgress } from './campaign-progress.tsx';
import { CampaignStateChip } from './campaign-state-chip.tsx';

/** All campaigns with their loading, empty and failed states. */
export function CampaignPages() {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const mayControl = useMayDo('campaigns.control');
  const pages = useCampaignPages();
  const organizationColumn = useOrganizationColumn<Campaign>();
  const columns: Column<Campaign>[] = [
    {
      id: 'name',
      header: t('campaigns.list.columns.name'),
      render: ({ id, name }) => <TextLink to={campaignAddress(id)}>{name}</TextLink>,
    },
    ...organizationColumn,
    {
      id: 'state',
      header: t('campaigns.list.columns.state'),
      render: ({ state, pausedFor }) => (
        <>
          <CampaignStateChip state={state} />
          {pausedFor === null ? null : (
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t(`campaigns.pausedFor.${pausedFor}`)}
            </Box>
          )}
        </>
      ),
    },
    {
      id: 'list',
      header: t('campaigns.list.columns.list'),
      render: ({ list }) =>
        list === null ? null : <TextLink to={`/debtors/list/${list.id}`}>{list.name}</TextLink>,
    },
    {
      id: 'progress',
      header: t('campaigns.list.columns.progress'),
      render: (campaign) => <CampaignProgress campaign={campaign} />,
    },
    {
      id: 'calls',
      header: t('campaigns.list.columns.calls'),
      isNumeric: true,
      render: ({ id, name, calls }) => {
        const number = formatNumber(calls, language);
        if (calls === 0) return number;
        const label = t('campaigns.live.showCalls', { name, number });
        return (
          <TextLink to={callsLink(id)} aria-label={label}>
            {number}
          </TextLink>
        );
      },
    },
    {
      id: 'started',
      header: t('campaigns.list.columns.started'),
      render: ({ startedAt }) => <Moment at={startedAt} />,
    },
  ];
  return (
    <PagedRecords
      caption={t('campaigns.list.caption')}
      columns={columns}
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.campaigns)}
      getKey={({ id }) => id}
      loadingLabel={t('campaigns.list.loading')}
      empty={
        <EmptyState
          icon={<CampaignIcon fontSize="inherit" />}
          title={t('campaigns.list.emptyTitle')}
          body={t(mayControl ? 'campaigns.list.emptyBody' : 'campaigns.list.emptyBodyMember')}
          action={
            mayControl ? (
              <Button component={RouterLink} to={newCampaignPage} variant="contained">
                {t('campaigns.new.open')}
              </Button>
            ) : undefined
          }
        />
      }
    />
  );
}
