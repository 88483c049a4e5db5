import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Button from '@mui/material/Button';
import type { Call } from '@ringfence/contract/calls';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber, formatSeconds } from '../../../ui/format-number.ts';
import { Moment } from '../../../ui/moment.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMayDo, useOrganizationColumn } from '../../access/index.ts';
import { campaignAddress, newCampaignPage } from '../../campaigns/index.ts';
import { useCallPages } from '../api.ts';
import { CallChip } from './call-chip.tsx';

function useCallColumns(): Column<Call>[] {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const organizationColumn = useOrganizationColumn<Call>();
  return [
    {
      id: 'time',
      header: t('calls.columns.time'),
      render: ({ id, reservedAt }) => (
        <TextLink to={`/calls/history/${id}`}>
          <Moment at={reservedAt} />
        </TextLink>
      ),
    },
    {
      id: 'person',
      header: t('calls.columns.person'),
      render: ({ contact: { id, fullName } }) => (
        <TextLink to={`/debtors/contacts/${id}`}>{fullName}</TextLink>
      ),
    },
    ...organizationColumn,
    {
      id: 'phone',
      header: t('calls.columns.phone'),
      isShort: true,
      render: ({ phone }) => phone,
    },
    {
      id: 'campaign',
      header: t('calls.columns.campaign'),
      render: ({ campaign, origin }) =>
        campaign === null ? (
          t(`calls.origins.${origin}`)
        ) : (
          <TextLink to={campaignAddress(campaign.id)}>{campaign.name}</TextLink>
        ),
    },
    {
      id: 'attempt',
      header: t('calls.columns.attempt'),
      isNumeric: true,
      render: ({ attempt }) => formatNumber(attempt, language),
    },
    {
      id: 'outcome',
      header: t('calls.columns.outcome'),
      render: (call) => <CallChip call={call} />,
    },
    {
      id: 'talk',
      header: t('calls.columns.talk'),
      isNumeric: true,
      render: ({ talkSeconds }) =>
        talkSeconds === null ? t('calls.noTalk') : formatSeconds(talkSeconds, language),
    },
  ];
}

/** The calls with their loading, empty and failed states. */
export function CallPages({ campaignId }: { campaignId?: string }) {
  const { t } = useTranslation('work');
  const mayCall = useMayDo('campaigns.control');
  const columns = useCallColumns();
  const pages = useCallPages(campaignId);
  return (
    <PagedRecords
      caption={t('calls.caption')}
      columns={columns}
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.calls)}
      getKey={({ id }) => id}
      loadingLabel={t('calls.loading')}
      empty={
        <EmptyState
          icon={<PhoneIcon fontSize="inherit" />}
          title={t('calls.emptyTitle')}
          body={t(mayCall ? 'calls.emptyBody' : 'calls.emptyBodyMember')}
          action={
            mayCall ? (
              <Button component={RouterLink} to={newCampaignPage} variant="contained">
                {t('calls.startCampaign')}
              </Button>
            ) : undefined
          }
        />
      }
    />
  );
}
