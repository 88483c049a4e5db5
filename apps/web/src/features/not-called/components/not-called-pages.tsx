import NobodyIcon from '@mui/icons-material/DoNotDisturbOutlined';
import Box from '@mui/material/Box';
import type { NotCalledTarget } from '@ringfence/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useOrganizationColumn } from '../../access/index.ts';
import { campaignAddress } from '../../campaigns/index.ts';
import { explainLifts, FailedReasons, VerdictChip } from '../../decisions/index.ts';
import { useNotCalledPages } from '../api.ts';
import { UntilCell } from './until-cell.tsx';
import type { VerdictFilter } from './verdict-switch.tsx';

interface NotCalledPagesProps {
  /** Of one campaign, or of all that are running or paused. */
  campaignId?: string;
  verdict: VerdictFilter;
}

/** The people who may not be called now, and why. */
export function NotCalledPages({ campaignId, verdict }: NotCalledPagesProps) {
  const { t } = useTranslation('work');
  const pages = useNotCalledPages({ campaignId, verdict });
  const organizationColumn = useOrganizationColumn<NotCalledTarget>();
  const columns: Column<NotCalledTarget>[] = [
    {
      id: 'person',
      header: t('campaigns.notCalled.columns.person'),
      render: ({ contact: { id, fullName, externalReference } }) => (
        <>
          <TextLink to={`/debtors/contacts/${id}`}>{fullName}</TextLink>
          {externalReference === null ? null : (
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}>
              {externalReference}
            </Box>
          )}
        </>
      ),
    },
    {
      id: 'phone',
      header: t('campaigns.notCalled.columns.phone'),
      isShort: true,
      render: ({ phone }) => phone ?? t('campaigns.notCalled.noPhone'),
    },
    {
      id: 'verdict',
      header: t('campaigns.notCalled.columns.verdict'),
      isShort: true,
      render: (target) => <VerdictChip verdict={target.verdict} />,
    },
    {
      id: 'reasons',
      header: t('campaigns.notCalled.columns.reasons'),
      render: ({ reasons }) => <FailedReasons reasons={reasons} />,
    },
    {
      id: 'until',
      header: t('campaigns.notCalled.columns.until'),
      render: (target) => <UntilCell target={target} />,
    },
    {
      id: 'lift',
      header: t('campaigns.notCalled.columns.lift'),
      render: ({ reasons }) => explainLifts(reasons, t).map((way) => <Box key={way}>{way}</Box>),
    },
  ];
  const campaignColumn: Column<NotCalledTarget> = {
    id: 'campaign',
    header: t('campaigns.notCalled.columns.campaign'),
    render: ({ campaign: { id, name } }) => <TextLink to={campaignAddress(id)}>{name}</TextLink>,
  };
  return (
    <PagedRecords
      caption={t('campaigns.notCalled.caption')}
      columns={
        campaignId === undefined ? [...columns, campaignColumn, ...organizationColumn] : columns
      }
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.targets)}
      getKey={({ campaign, contact }) => `${campaign.id} ${contact.id}`}
      loadingLabel={t('campaigns.notCalled.loading')}
      empty={
        <EmptyState
          icon={<NobodyIcon fontSize="inherit" />}
          title={t('campaigns.notCalled.emptyTitle')}
          body={t('campaigns.notCalled.emptyBody')}
        />
      }
    />
  );
}
