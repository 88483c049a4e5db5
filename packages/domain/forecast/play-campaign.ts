import { outcomes as allOutcomes, type Outcome } from '../calls/words.ts';
import { type RetryRules, readRetryMinutes } from '../retry/retry-rules.ts';
import {
  type Brake,
  followPool,
  type PlayedLines,
  type PlayedPool,
  paceByLines,
} from './limit-steps.ts';
import { shareReached } from './usual-calls.ts';

/** From one moment until before another, in milliseconds of the epoch. */
export interface OpenTime {
  opensAt: number;
  closesAt: number;
}

/** People who can be called at the same times. Who can never be called is in no group. */
export interface PlayedGroup {
  people: number;
  /** The next of them, in order; later days are taken to be like the last. */
  windows: readonly OpenTime[];
  /** Of these people, those who can be called from a moment on, though the others can before. */
  joining?: ReadonlyMap<number, number>;
}

export interface PlayedCampaign {
  groups: readonly PlayedGroup[];
  startsAt: number;
  /** When it stops, even if some are left. */
  endsAt: number | null;
  callsPerSecond: number;
  callsAtOnce: number;
  mostAttempts: number;
  retry: RetryRules;
  /** Attempts a day that law or policy allow a person. */
  mostPerDay: number | null;
  /** Of all calls, the share that ends so; together they are one. */
  outcomes: Readonly<Partial<Record<Outcome, number>>>;
  /** How long a line is taken by a call, on average. */
  secondsPerCall: number;
  /** The numbers that take turns; null: one that may call as often as the pace allows. */
  pool: PlayedPool | null;
  /** Null where nobody is connected. */
  lines: PlayedLines | null;
}

export interface PlayedStep {
  at: number;
  calls: number;
  reached: number;
}

export interface PlayedResult {
  /** One for each step in which somebody is called. */
  steps: PlayedStep[];
  calls: number;
  /** People who were called to the end: nobody tries them again, whatever their calls came to. */
  ended: number;
  /** Of these, people who proved on a call who they are. */
  reached: number;
  /** People who were not called to the end when it stopped. */
  left: number;
  /** When the last call is made; null where some are left. */
  finishesAt: number | null;
  /** What held it up beside the pace. */
  brakes: Brake[];
}

export const stepMilliseconds = 15 * 60_000;
const dayMilliseconds = 86_400_000;
/** A campaign that would take longer is not followed further. */
export const mostPlayedDays = 60;
const mostSteps = (mostPlayedDays * dayMilliseconds) / stepMilliseconds;
/** Fewer than this many of a person are nobody. */
const nobody = 0.5;
/** Less than this is what sums leave over. */
const leastCalls = 1e-6;

/** The share of a step in which a group can be called. Steps come in order: what has passed is not looked at again. */
function findOpenShare(waiting: Waiting, from: number): number {
  const { windows } = waiting.group;
  const until = from + stepMilliseconds;
  const last = windows.at(-1);
  let open = 0;
  while ((windows[waiting.passed]?.closesAt ?? Number.POSITIVE_INFINITY) <= from)
    waiting.passed += 1;
  for (let index = waiting.passed; index < windows.length; index += 1) {
    const { opensAt, closesAt } = windows[index] ?? { opensAt: until, closesAt: until };
    if (opensAt >= until) break;
    open += Math.max(0, Math.min(until, closesAt) - Math.max(from, opensAt));
  }
  if (last !== undefined && until > last.closesAt) {
    const days = Math.max(1, Math.ceil((from - last.closesAt) / dayMilliseconds));
    const shift = days * dayMilliseconds;
    const opens = last.opensAt + shift;
    const closes = last.closesAt + shift;
    open += Math.max(0, Math.min(until, closes) - Math.max(from, opens, last.closesAt));
  }
  return Math.min(1, open / stepMilliseconds);
}

/** How many of a group wait for which attempt, and who comes back when. */
interface Waiting {
  group: PlayedGroup;
  due: number[];
  later: Map<number, number[]>;
  /** How many of its windows have closed. */
  passed: number;
}

const makeCounts = (attempts: number): number[] => Array.from({ length: attempts }, () => 0);

/** After how many steps somebody comes back, and how many of a hundred do, by outcome; the others do not. */
function listReturns({ outcomes, retry, mostPerDay }: PlayedCampaign) {
  const leastMinutes = mostPerDay === null ? 0 : (24 * 60) / mostPerDay;
  const shares = new Map<number, number>();
  let over = 0;
  for (const outcome of allOutcomes) {
    const share = outcomes[outcome] ?? 0;
    const minutes = readRetryMinutes(outcome, retry);
    if (share === 0) continue;
    if (minutes === null) over += share;
    else {
      const delay = Math.max(minutes, leastMinutes) * 60_000;
      const steps = Math.max(1, Math.round(delay / stepMilliseconds));
      shares.set(steps, (shares.get(steps) ?? 0) + share);
    }
  }
  const returns = [...shares].map(([steps, share]) => ({ steps, share }));
  return { returns, over };
}

function bringBack(waiting: Waiting, step: number): void {
  const back = waiting.later.get(step);
  if (back === undefined) return;
  back.forEach((people, attempt) => {
    waiting.due[attempt] = (waiting.due[attempt] ?? 0) + people;
  });
  waiting.later.delete(step);
}

/** People who join later come back like those whom nobody reached, for their first attempt. */
function makeWaiting(group: PlayedGroup, first: number, attempts: number): Waiting {
  const later = new Map<number, number[]>();
  let joining = 0;
  for (const [at, people] of group.joining ?? []) {
    const step = Math.floor(at / stepMilliseconds);
    if (step <= first) continue;
    joining += people;
    const counts = later.get(step) ?? makeCounts(attempts);
    later.set(step, counts.with(0, (counts[0] ?? 0) + people));
  }
  return { group, due: makeCounts(attempts).with(0, group.people - joining), later, passed: 0 };
}

/** How many calls can be made in a step, and what leaves fewer of them than the pace. */
function limitStep(
  { lines, secondsPerCall }: PlayedCampaign,
  perSecond: number,
  pool: ReturnType<typeof followPool> | null,
  at: number,
): { capacity: number; brake: Brake | null } {
  const seconds = stepMilliseconds / 1000;
  const byPace = perSecond * seconds;
  const byLines = lines === null ? byPace : paceByLines(lines, secondsPerCall, at) * seconds;
  const byNumbers = pool?.countRoom(at) ?? byPace;
  const capacity = Math.min(byPace, byLines, byNumbers);
  if (capacity === byPace) return { capacity, brake: null };
  return { capacity, brake: capacity === byNumbers ? 'numbers' : 'places' };
}

/**
 * What a campaign comes to, in expectation: every quarter of an hour those who are due and may be called share the
 * pace, and those who are tried again come back when the rules for trying again say. Groups share the pace by how
 * many of them are due.
 */
export function playCampaign(campaign: PlayedCampaign): PlayedResult {
  const { groups, mostAttempts, callsPerSecond, callsAtOnce, secondsPerCall } = campaign;
  const perSecond = Math.min(callsPerSecond, callsAtOnce / Math.max(1, secondsPerCall));
  const pool = campaign.pool && followPool(campaign.pool);
  const brakes = new Set<Brake>();
  const { returns, over } = listReturns(campaign);
  const reachedShare = shareReached(campaign.outcomes);
  const first = Math.floor(campaign.startsAt / stepMilliseconds);
  const everybody = groups.map((group) => makeWaiting(group, first, mostAttempts));
  const steps: PlayedStep[] = [];
  const result = { steps, calls: 0, ended: 0, reached: 0 };
  let open = groups.reduce((sum, { people }) => sum + people, 0);
  for (let step = first; step < first + mostSteps && open >= nobody; step += 1) {
    const from = Math.max(step * stepMilliseconds, campaign.startsAt);
    if (campaign.endsAt !== null && from >= campaign.endsAt) break;
    const asking = everybody.flatMap((waiting) => {
      bringBack(waiting, step);
      const due = waiting.due.reduce((sum, people) => sum + people, 0);
      const share = due > 0 ? findOpenShare(waiting, step * stepMilliseconds) : 0;
      return share > 0 ? [{ waiting, asked: due * share }] : [];
    });
    const asked = asking.reduce((sum, one) => sum + one.asked, 0);
    if (asked === 0) continue;
    const { capacity, brake } = limitStep(campaign, perSecond, pool, from);
    if (asked > capacity && brake !== null) brakes.add(brake);
    if (capacity < leastCalls) continue;
    const made = Math.min(1, capacity / asked);
    let calls = 0;
    for (const { waiting, asked: ofGroup } of asking) {
      const due = waiting.due.reduce((sum, people) => sum + people, 0);
      const share = (ofGroup * made) / due;
      waiting.due.forEach((people, attempt) => {
        const called = people * share;
        if (called === 0) return;
        waiting.due[attempt] = people - called;
        calls += called;
        result.reached += called * reachedShare;
        result.ended += called * over;
        open -= called * over;
        for (const { share: returning, steps } of returns) {
          const back = called * returning;
          if (attempt + 1 >= mostAttempts) {
            result.ended += back;
            open -= back;
            continue;
          }
          const counts = waiting.later.get(step + steps) ?? makeCounts(mostAttempts);
          counts[attempt + 1] = (counts[attempt + 1] ?? 0) + back;
          waiting.later.set(step + steps, counts);
        }
      });
    }
    result.calls += calls;
    pool?.spend(calls);
    steps.push({ at: step * stepMilliseconds, calls, reached: calls * reachedShare });
  }
  const left = open < nobody ? 0 : open;
  const last = steps.at(-1);
  const finishesAt = left > 0 ? null : last ? last.at + stepMilliseconds : campaign.startsAt;
  return { ...result, left, finishesAt, brakes: [...brakes] };
}
