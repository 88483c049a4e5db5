import NobodyIcon from '@mui/icons-material/PeopleOutlined';
import type { CampaignTarget } from '@ringfence/contract/campaign-targets';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import type { PeopleView } from '../people-address.ts';
import { useTargetPages } from '../use-target-pages.ts';
import {
  TargetLastCall,
  TargetNext,
  TargetPerson,
  TargetStandingChip,
  TargetWhy,
} from './target-cells.tsx';

interface TargetPagesProps {
  campaignId: string;
  view: PeopleView;
}

/** The people of a campaign who stand somewhere or match a search. */
export function TargetPages({ campaignId, view }: TargetPagesProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const pages = useTargetPages(campaignId, view);
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
  ];
  return (
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
  );
}
