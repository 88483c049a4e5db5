import NobodyIcon from '@mui/icons-material/PeopleOutlined';
import type { CampaignTarget } from '@ringfence/contract/campaign-targets';
import type { Campaign } from '@ringfence/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { useMayDo } from '../../access/index.ts';
import type { PeopleView } from '../people-address.ts';
import { useLastChange } from '../use-last-change.tsx';
import { useTargetPages } from '../use-target-pages.ts';
import {
  TargetLastCall,
  TargetNext,
  TargetPerson,
  TargetStandingChip,
  TargetWhy,
} from './target-cells.tsx';
import { TargetChange } from './target-change.tsx';

interface TargetPagesProps {
  campaign: Campaign;
  view: PeopleView;
}

/** The people of a campaign who stand somewhere or match a search. */
export function TargetPages({ campaign, view }: TargetPagesProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const pages = useTargetPages(campaign.id, view);
  const mayControl = useMayDo('campaigns.control');
  const { toast, show } = useLastChange();
  const isOver = campaign.state === 'stopped' || campaign.state === 'finished';
  // One that stands calls who agreed to it: nobody is added to it or removed.
  const isChangeable = mayControl && !isOver && campaign.origin === 'campaign';
  const columns: Column<CampaignTarget>[] = [
    {
      id: 'person',
      header: t('campaigns.people.columns.person'),
      render: (target) => <TargetPerson contact={target.contact} />,
    },
    {
      id: 'phone',
      header: t('campaigns.people.columns.phone'),
      isShort: true,
      render: ({ phone }) => phone ?? t('campaigns.notCalled.noPhone'),
    },
    {
      id: 'standing',
      header: t('campaigns.people.columns.standing'),
      isShort: true,
      render: ({ standing }) => <TargetStandingChip standing={standing} />,
    },
    {
      id: 'next',
      header: t('campaigns.people.columns.next'),
      render: (target) => <TargetNext {...target} />,
    },
    {
      id: 'why',
      header: t('campaigns.people.columns.why'),
      render: (target) => <TargetWhy {...target} />,
    },
    {
      id: 'attempts',
      header: t('campaigns.people.columns.attempts'),
      isNumeric: true,
      render: ({ attempts }) => formatNumber(attempts, language),
    },
    {
      id: 'lastCall',
      header: t('campaigns.people.columns.lastCall'),
      render: ({ lastCall }) => <TargetLastCall lastCall={lastCall} />,
    },
    ...(isChangeable
      ? [
          {
            id: 'actions',
            header: t('campaigns.people.columns.actions'),
            render: (target: CampaignTarget) => (
              <TargetChange campaign={campaign} target={target} onDone={show} />
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <PagedRecords
        caption={t('campaigns.people.caption')}
        columns={columns}
        pages={pages}
        rows={pages.data?.pages.flatMap((page) => page.targets)}
        getKey={({ contact }) => contact.id}
        loadingLabel={t('campaigns.people.loading')}
        empty={
          <EmptyState
            icon={<NobodyIcon fontSize="inherit" />}
            title={t('campaigns.people.emptyTitle')}
            body={t(`campaigns.people.${view.search === '' ? 'emptyBody' : 'emptySearch'}`)}
          />
        }
      />
      {toast}
    </>
  );
}
