import type { AskedCampaign, Preflight } from '@ringfence/contract/preflight';
import { groupWindows } from '@ringfence/domain/forecast/group-windows';
import type { Brake, PlayedLines } from '@ringfence/domain/forecast/limit-steps';
import { listHours } from '@ringfence/domain/forecast/list-hours';
import { playCampaign } from '@ringfence/domain/forecast/play-campaign';
import { shareAnswered } from '@ringfence/domain/forecast/usual-calls';
import { parsePhone } from '@ringfence/domain/phone/parse-phone';
import type { History } from './load-history.ts';
import type { Population } from './load-population.ts';
import { choosePace, type Source } from './load-source.ts';
import type { MemberSample } from './sample-members.ts';
import type { Judging } from './stand-people.ts';

/** Where the numbers are from that are tried first, by how many of the sample are called. */
function shareCountries({ members }: MemberSample): Map<string, number> {
  const counts = new Map<string, number>();
  let known = 0;
  for (const { e164 } of members) {
    const country = e164 === null ? null : (parsePhone(e164, 'US')?.country ?? null);
    if (country === null) continue;
    known += 1;
    counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  for (const [country, count] of counts) counts.set(country, count / known);
  return counts;
}

export interface PlayQuestion {
  asked: AskedCampaign;
  population: Population;
  sample: MemberSample;
  source: Source | undefined;
  history: History;
  lines: PlayedLines | null;
  judging: Judging;
  zone: string;
}

type Played = Pick<
  Preflight,
  | 'calls'
  | 'hours'
  | 'finishesAt'
  | 'ended'
  | 'reached'
  | 'left'
  | 'secondsOfTalk'
  | 'callsByCountry'
  | 'basis'
>;

/** Why it takes longer than its pace alone: one is about others who call too. */
export type Slowing = Brake | 'others';

/** Calls in a day; null where one of the numbers has no limit, or there is none. */
function countDaily(pool: Source['pool']): number | null {
  const limits = pool?.numbers.map(({ dailyLimit }) => dailyLimit ?? Number.POSITIVE_INFINITY);
  if (limits === undefined || limits.length === 0) return null;
  const sum = limits.reduce((all, limit) => all + limit, 0);
  return Number.isFinite(sum) ? sum : null;
}

/** Plays the whole campaign through, in expectation, with the organization's own answer rates. */
export function playItThrough(question: PlayQuestion): {
  played: Played;
  slowedBy: Slowing[];
} {
  const { asked, population, sample, source, history, lines, judging, zone } = question;
  const { campaign, inForce, now } = judging;
  const { accountCallsPerSecond, allowed, expected } = choosePace(asked, source);
  // Where a pool has no number at all, that is said, and the campaign is played as if it had.
  const pool = source?.pool && source.pool.numbers.length > 0 ? source.pool : null;
  const callable = population.groups.filter(({ standing }) => standing.kind !== 'never');
  const ofCampaign = campaign.hours === null ? { zone: null } : {};
  const played = playCampaign({
    groups: groupWindows(
      callable.map((group) => ({ ...group, ...ofCampaign })),
      campaign,
      now,
    ),
    startsAt: Math.max(now.getTime(), campaign.startsAt?.getTime() ?? 0),
    endsAt: campaign.endsAt?.getTime() ?? null,
    ...expected,
    mostAttempts: asked.mostAttempts,
    retry: asked.retry,
    mostPerDay: inForce.policy.attemptsPerDay,
    outcomes: history.outcomes,
    secondsPerCall: history.seconds.line,
    pool,
    lines,
  });
  const calls = Math.round(played.calls);
  const { talk } = history.seconds;
  const answer: Played = {
    calls,
    hours: listHours(played.steps, zone).map(({ at, calls: ofHour }) => ({
      at: at.toISOString(),
      calls: Math.round(ofHour),
    })),
    finishesAt:
      played.finishesAt === null || calls === 0 ? null : new Date(played.finishesAt).toISOString(),
    ended: Math.round(played.ended),
    reached: Math.round(played.reached),
    left: Math.round(played.left),
    secondsOfTalk: Math.round(calls * talk),
    callsByCountry: [...shareCountries(sample)]
      .map(([country, share]) => ({
        country,
        calls: Math.round(calls * share),
        answered: Math.round(calls * share * shareAnswered(history.outcomes)),
        seconds: Math.round(calls * share * talk),
      }))
      .toSorted((one, other) => other.calls - one.calls),
    basis: {
      calls: history.calls,
      isOwn: history.isOwn,
      accountCallsPerSecond,
      ...allowed,
      expectedCallsPerSecond: Math.round(expected.callsPerSecond * 100) / 100,
      callsPerDay: countDaily(pool),
    },
  };
  const isShared =
    expected.callsPerSecond < allowed.callsPerSecond || expected.callsAtOnce < allowed.callsAtOnce;
  return {
    played: answer,
    slowedBy: calls === 0 ? [] : [...(isShared ? ['others' as const] : []), ...played.brakes],
  };
}
