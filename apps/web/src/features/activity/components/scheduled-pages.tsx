import ScheduledIcon from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import type { ScheduledCall } from '@ringfence/contract/activity';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useMayDo, useOrganizationColumn } from '../../access/index.ts';
import { campaignAddress, newCampaignPage } from '../../campaigns/index.ts';
import { useScheduledPages } from '../use-scheduled-pages.ts';
import { ScheduledTime } from './scheduled-time.tsx';

function useScheduledColumns(): Column<ScheduledCall>[] {
  const { t } = useTranslation('scheduled');
  const { language } = useLanguage();
  const now = useNow();
  return [
    {
      id: 'time',
      header: t('columns.time'),
      isShort: true,
      render: ({ nextAt }) => <ScheduledTime nextAt={nextAt} now={now} />,
    },
    {
      id: 'person',
      header: t('columns.person'),
      render: ({ contact }) => contact.fullName,
    },
    {
      id: 'phone',
      header: t('columns.phone'),
      isShort: true,
      render: ({ phone }) => phone ?? t('noPhone'),
    },
    {
      id: 'campaign',
      header: t('columns.campaign'),
      render: ({ campaign: { id, name } }) => <TextLink to={campaignAddress(id)}>{name}</TextLink>,
    },
    {
      id: 'attempt',
      header: t('columns.attempt'),
      isNumeric: true,
      render: ({ attempt }) => formatNumber(attempt, language),
    },
    {
      id: 'waitsFor',
      header: t('columns.waitsFor'),
      render: ({ waitsFor }) => t(`waitsFor.${waitsFor}`),
    },
    ...useOrganizationColumn<ScheduledCall>(),
  ];
}

/** The scheduled calls with their loading, empty and failed states. */
export function ScheduledPages() {
  const { t } = useTranslation('scheduled');
  const mayCall = useMayDo('campaigns.control');
  const columns = useScheduledColumns();
  const pages = useScheduledPages();
  return (
    <PagedRecords
      caption={t('caption')}
      columns={columns}
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.scheduled)}
      getKey={({ campaign, contact }) => `${campaign.id} ${contact.id}`}
      loadingLabel={t('loading')}
      empty={
        <EmptyState
          icon={<ScheduledIcon fontSize="inherit" />}
          title={t('emptyTitle')}
          body={t(mayCall ? 'emptyBody' : 'emptyBodyMember')}
          action={
            mayCall ? (
              <Button component={RouterLink} to={newCampaignPage} variant="contained">
                {t('startCampaign')}
              </Button>
            ) : undefined
          }
        />
      }
    />
  );
}
