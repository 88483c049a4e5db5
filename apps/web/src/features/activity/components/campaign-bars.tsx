import Box from '@mui/material/Box';
import type { ScheduledCampaign } from '@ringfence/contract/scheduled';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatMinute } from '../../../ui/format-minute.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useReaderZone } from '../../../ui/use-reader-zone.ts';
import { campaignAddress } from '../../campaigns/index.ts';
import { placeBar } from '../place-bar.ts';

interface CampaignBarsProps {
  campaigns: readonly ScheduledCampaign[];
  hasMore: boolean;
  /** The days over which bars are drawn; none in a list. */
  shown: { from: string; days: 1 | 7 } | null;
  now: number;
}

/** The time of a campaign. What it says stands beside it in words. */
function Bar({ from, to, isPaused }: { from: number; to: number; isPaused: boolean }) {
  return (
    <Box aria-hidden sx={{ mt: 1, height: 8, borderRadius: 4, bgcolor: 'action.selected' }}>
      <Box
        style={{ marginLeft: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        sx={{
          height: '100%',
          borderRadius: 4,
          bgcolor: isPaused ? 'text.disabled' : 'primary.main',
        }}
      />
    </Box>
  );
}

function CampaignChip({
  state,
  startsAt,
  now,
}: Pick<ScheduledCampaign, 'state' | 'startsAt'> & { now: number }) {
  const { t } = useTranslation('scheduled');
  if (state === 'paused') return <StatusChip tone="warning" label={t('campaigns.paused')} />;
  return startsAt !== null && Date.parse(startsAt) > now ? (
    <StatusChip tone="info" label={t('campaigns.notBegun')} />
  ) : (
    <StatusChip tone="success" label={t('campaigns.running')} />
  );
}

/** Campaigns that have calls to make, as bars over the time in which these are due. */
export function CampaignBars({ campaigns, hasMore, shown, now }: CampaignBarsProps) {
  const { t } = useTranslation('scheduled');
  const { language } = useLanguage();
  const zone = useReaderZone();
  const rows = campaigns
    .map((campaign) => ({
      campaign,
      bar: shown === null ? null : placeBar(campaign, shown, zone, now),
    }))
    .filter(({ bar }) => shown === null || bar !== null);
  return (
    <SectionCard title={t('campaigns.title')}>
      {rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>
          {t(campaigns.length === 0 ? 'campaigns.none' : 'campaigns.noneShown')}
        </Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {rows.map(({ campaign, bar }) => {
            const { id, name, state, waiting, startsAt, endsAt, lastDueAt } = campaign;
            const say = (word: 'begins' | 'last' | 'ends', moment: string | null) =>
              moment === null || Date.parse(moment) <= now
                ? null
                : ` · ${t(`campaigns.${word}`, { moment: formatMinute(moment, language, zone) })}`;
            const isPaused = state === 'paused';
            return (
              <li key={id}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                  <TextLink to={campaignAddress(id)}>{name}</TextLink>
                  <CampaignChip {...campaign} now={now} />
                  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                    {t('campaigns.waiting', {
                      count: waiting,
                      said: formatNumber(waiting, language),
                    })}
                    {say('begins', startsAt)}
                    {say('last', lastDueAt)}
                    {say('ends', endsAt)}
                  </Box>
                </Box>
                {bar === null ? null : <Bar {...bar} isPaused={isPaused} />}
              </li>
            );
          })}
        </Box>
      )}
      {hasMore ? <Box sx={{ mt: 2, color: 'text.secondary' }}>{t('campaigns.more')}</Box> : null}
    </SectionCard>
  );
}
