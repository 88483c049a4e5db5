import type { CampaignBreaker } from '@ringfence/contract/breakers';
import type { Campaign } from '@ringfence/contract/campaigns';
import { leastPastCalls } from '@ringfence/domain/breakers/advance-breaker';
import { earlySeconds } from '@ringfence/domain/breakers/breaker-kinds';
import { answeredOutcomes } from '@ringfence/domain/calls/outcome-groups';
import type { TFunction } from 'i18next';
import type { Language } from '../../i18n/languages.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { formatPercent } from '../../ui/format-percent.ts';

/** In a few words, how near it is. */
export function nameNearness({ isOn, nearness }: CampaignBreaker): NearnessWord {
  if (!isOn) return 'off';
  if (nearness >= 100) return 'reached';
  if (nearness >= 75) return 'close';
  return nearness >= 50 ? 'nearer' : 'far';
}
export type NearnessWord = 'off' | 'far' | 'nearer' | 'close' | 'reached';

/** The counts of a breaker as its sentences take them. */
export function presentFigures(breaker: CampaignBreaker, language: Language) {
  const { calls, events } = breaker.recent.calls > 0 ? breaker.recent : breaker.total;
  return {
    calls: formatNumber(calls, language),
    events: formatNumber(events, language),
    usual: formatPercent(breaker.usualPercent ?? 0, language),
    least: formatNumber(leastPastCalls, language),
  };
}

function chooseSentence({ kind, recent, total }: CampaignBreaker) {
  const isRecent = recent.calls > 0;
  switch (kind) {
    case 'abandonment':
      return 'abandoned';
    case 'nobody_free':
      return isRecent ? 'recentAsked' : 'totalAsked';
    case 'answer_rate':
    case 'caller_id':
      if (total.calls < leastPastCalls) return 'learning';
      return isRecent ? 'recentAnswered' : 'totalAnswered';
    default:
      return isRecent ? 'recent' : 'total';
  }
}

/** What was counted, and what it is compared with. */
export function describeCounts(
  breaker: CampaignBreaker,
  t: TFunction<'work'>,
  language: Language,
): string {
  if (breaker.total.calls === 0) return t('campaigns.breakers.none');
  const sentence = chooseSentence(breaker);
  return t(`campaigns.breakers.${sentence}`, presentFigures(breaker, language));
}

/** The calls behind the counts; null where there are none. */
export function findCalls(
  breaker: CampaignBreaker,
  { id, callerId }: Pick<Campaign, 'id' | 'callerId'>,
): string | null {
  const { kind, total, countedAfter } = breaker;
  if (total.events === 0) return null;
  const answered = { outcome: answeredOutcomes.join(',') };
  const filters: Record<CampaignBreaker['kind'], Record<string, string>> = {
    carrier_failures: { outcome: 'failed' },
    dead_numbers: { outcome: 'not_in_service' },
    refusals: { outcome: 'stop,wrong_party' },
    early_hang_ups: { outcome: 'hung_up', 'at-most': earlySeconds.toString() },
    nobody_free: { happened: 'nobody_free' },
    answer_rate: answered,
    caller_id: answered,
    abandonment: { happened: 'abandoned' },
  };
  const since: Record<string, string> =
    countedAfter === null ? {} : { 'placed-after': countedAfter };
  const where: Record<string, string> =
    kind === 'caller_id' && callerId !== null ? { caller: callerId } : { campaign: id };
  return `/calls/history?${new URLSearchParams({ ...where, ...filters[kind], ...since })}`;
}
