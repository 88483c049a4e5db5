import Box from '@mui/material/Box';
import type { CampaignWaiting } from '@ringfence/contract/campaign-targets';
import type { Campaign } from '@ringfence/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { peopleLink, waitLink } from '../people-address.ts';
import { useCampaignLive } from '../use-campaign-live.ts';
import { useCampaignWaiting } from '../use-campaign-waiting.ts';
import { nameWait } from '../wait-words.ts';

interface CountProps {
  people: number;
  isCapped: boolean;
  name: string;
  to: string;
}

/** A number of people that leads to them. */
function PeopleCount({ people, isCapped, name, to }: CountProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const exact = formatNumber(people, language);
  const number = isCapped ? t('campaigns.page.atLeast', { number: exact }) : exact;
  return (
    <TextLink to={to} aria-label={t('campaigns.people.show', { standing: name, number })}>
      {number}
    </TextLink>
  );
}

/** What those wait for who could be called now. */
function useReadyWords(campaign: Campaign): string {
  const { t } = useTranslation('work');
  const { data: live } = useCampaignLive(campaign);
  if (campaign.state === 'paused') return t('campaigns.waiting.ready.resumed');
  const waitsFor = campaign.waits?.for ?? live?.held ?? 'turn';
  return t(`campaigns.waiting.ready.${waitsFor}`);
}

interface WaitsProps {
  campaign: Campaign;
  waits: CampaignWaiting['waits'];
}

function Waits({ campaign, waits }: WaitsProps) {
  const { t } = useTranslation('work');
  const readyName = useReadyWords(campaign);
  const { ready, isReadyCapped } = campaign.targets;
  const now = { people: ready, isCapped: isReadyCapped, name: readyName, to: peopleLink('ready') };
  const later = waits.map(({ reason, people, isCapped }) => {
    const name = nameWait(reason, campaign, t);
    return { people, isCapped, name, to: waitLink(reason) };
  });
  const groups = [
    { title: t('campaigns.waiting.now'), counts: ready === 0 ? [] : [now] },
    { title: t('campaigns.waiting.later'), counts: later },
  ].filter(({ counts }) => counts.length > 0);
  if (groups.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('campaigns.waiting.nobody')}</Box>;
  }
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        columnGap: 4,
        rowGap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: `repeat(${groups.length}, minmax(0, 1fr))`,
        },
      }}
    >
      {groups.map(({ title, counts }) => (
        <Box key={title} sx={{ minWidth: 0 }}>
          <Box component="h3" sx={{ m: 0, fontSize: '0.875rem', fontWeight: 600 }}>
            {title}
          </Box>
          <FactList
            facts={counts.map((count) => ({
              term: count.name,
              value: <PeopleCount {...count} />,
            }))}
          />
        </Box>
      ))}
    </Box>
  );
}

/** How many people of a campaign wait for what, each number with its people behind it. */
export function WaitingPanel({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('work');
  const waiting = useCampaignWaiting(campaign);
  return (
    <SectionCard title={t('campaigns.waiting.title')} lead={t('campaigns.waiting.lead')}>
      {waiting.data !== undefined ? (
        <Waits campaign={campaign} waits={waiting.data.waits} />
      ) : waiting.isPending ? (
        <LoadingSkeletons
          label={t('campaigns.waiting.loading')}
          rows={3}
          rowHeight={{ xs: 40, sm: 40 }}
        />
      ) : (
        <ErrorState error={waiting.error} onRetry={() => void waiting.refetch()} />
      )}
    </SectionCard>
  );
}
