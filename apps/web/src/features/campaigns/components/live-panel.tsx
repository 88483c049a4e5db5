import Box from '@mui/material/Box';
import type { CampaignLive } from '@ringfence/contract/campaign-live';
import type { Campaign } from '@ringfence/contract/campaigns';
import { statesUnderWay } from '@ringfence/domain/calls/words';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { lastMinuteLink, underWayLink } from '../people-address.ts';
import { countInTheAir, useCampaignLive } from '../use-campaign-live.ts';

interface LiveFactsProps {
  campaign: Campaign;
  live: CampaignLive;
}

/** Its calls under way, by their state, and the calls behind the figure. */
function InTheAir({ campaign, live }: LiveFactsProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { inTheAir } = live;
  const link = (calls: number, name: string, state?: (typeof statesUnderWay)[number]) => {
    const number = formatNumber(calls, language);
    if (calls === 0) return number;
    const label = t('campaigns.live.showCalls', { name, number });
    return (
      <TextLink to={underWayLink(campaign.id, state)} aria-label={label}>
        {number}
      </TextLink>
    );
  };
  const name = t('campaigns.live.inTheAir');
  const facts = [
    { term: name, value: link(countInTheAir(live), name) },
    ...statesUnderWay.map((state) => {
      const term = t(`calls.states.${state}`);
      return { term, value: link(inTheAir[state], term, state) };
    }),
  ];
  return <FactList facts={facts} />;
}

/** How fast it calls, and about when it is through. */
function PaceFacts({ campaign, live }: LiveFactsProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { pace, finishesAt } = live;
  const made = formatNumber(pace.lastTenSeconds / 10, language);
  const lastMinute = formatNumber(pace.lastMinute, language);
  const name = t('campaigns.live.lastMinute');
  const asked = pace.asked === null ? null : formatNumber(pace.asked, language);
  const facts = [
    {
      term: t('campaigns.live.paceMade'),
      value: asked === null ? made : t('campaigns.live.paceOf', { made, asked }),
    },
    {
      term: name,
      value:
        pace.lastMinute === 0 ? (
          lastMinute
        ) : (
          <TextLink
            to={lastMinuteLink(campaign.id, live.at)}
            aria-label={t('campaigns.live.showCalls', { name, number: lastMinute })}
          >
            {lastMinute}
          </TextLink>
        ),
    },
    {
      term: t('campaigns.live.finish'),
      value: finishesAt === null ? t('campaigns.live.finishUnknown') : <Moment at={finishesAt} />,
    },
  ];
  return <FactList facts={facts} />;
}

/** What a campaign does at this moment: nothing to show of one that does not run once its last call has ended. */
export function LivePanel({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('work');
  const live = useCampaignLive(campaign);
  const isRunning = campaign.state === 'running';
  const isQuiet = live.data === undefined || countInTheAir(live.data) === 0;
  if (!isRunning && isQuiet) return null;
  return (
    <SectionCard title={t('campaigns.live.title')} lead={t('campaigns.live.lead')}>
      {live.data !== undefined ? (
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            columnGap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {isRunning ? <PaceFacts campaign={campaign} live={live.data} /> : null}
          <InTheAir campaign={campaign} live={live.data} />
        </Box>
      ) : live.isPending ? (
        <LoadingSkeletons
          label={t('campaigns.live.loading')}
          rows={4}
          rowHeight={{ xs: 40, sm: 40 }}
        />
      ) : (
        <ErrorState error={live.error} onRetry={() => void live.refetch()} />
      )}
    </SectionCard>
  );
}
