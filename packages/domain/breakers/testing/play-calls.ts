import { type BreakerCounts, hasTripped } from '../advance-breaker.ts';
import { type BreakerKind, breakerKinds } from '../breaker-kinds.ts';
import { type BreakerStanding, isEventKind, lookAtBreaker, moveBreaker } from '../move-breaker.ts';
import { drawFromSeed } from './draw-from-seed.ts';

/** How often each thing happens to a call, as a share of all. */
export type Shares = Readonly<Record<Exclude<BreakerKind, 'nobody_free' | 'caller_id'>, number>>;

export interface PlayedCampaign {
  seed: number;
  /** Calls placed in each second from the beginning. */
  placedIn: (second: number) => number;
  seconds: number;
  sharesAt: (second: number) => Shares;
}

export type Watched = keyof Shares;
export const watched = breakerKinds.filter(
  (kind): kind is keyof Shares => kind !== 'nobody_free' && kind !== 'caller_id',
);

interface PlayedCall {
  minute: number;
  /** When it is known whether somebody answered, and when it is over. */
  knownAt: number;
  endsAt: number;
  happened: Watched | 'none';
  isReached: boolean;
  isAnswered: boolean;
}

/**
 * Dead numbers end at once, unanswered calls after half a minute, people who listen after up to two minutes, and who is
 * joined to a member after up to a quarter of an hour.
 */
function drawCall(draw: () => number, second: number, shares: Shares): PlayedCall {
  const after = (least: number, most: number) =>
    Math.ceil(second + least + draw() * (most - least));
  const minute = Math.floor(second / 60);
  const call = (happened: PlayedCall['happened'], endsAt: number) => ({
    ...{ minute, happened, endsAt, knownAt: endsAt },
    isReached: happened !== 'dead_numbers',
    isAnswered: false,
  });
  const answered = (happened: PlayedCall['happened'], endsAt: number) => ({
    ...call(happened, endsAt),
    knownAt: Math.min(endsAt, after(4, 20)),
    isAnswered: true,
  });
  let left = draw();
  const isNext = (share: number) => {
    left -= share;
    return left < 0;
  };
  if (isNext(shares.dead_numbers)) return call('dead_numbers', after(1, 3));
  if (isNext(shares.carrier_failures)) return call('carrier_failures', after(1, 3));
  if (isNext(shares.early_hang_ups)) return answered('early_hang_ups', after(5, 20));
  if (isNext(shares.refusals)) return answered('refusals', after(20, 60));
  const listening = shares.answer_rate - shares.early_hang_ups - shares.refusals;
  if (isNext(listening / 4)) return answered('none', after(180, 900));
  if (isNext((listening * 3) / 4)) return answered('none', after(15, 120));
  if (isNext(0.05)) return call('none', after(2, 5));
  return call('none', after(25, 30));
}

const none: BreakerCounts = { calls: 0, events: 0 };

const countAll = (kind: Watched, calls: readonly PlayedCall[]): BreakerCounts =>
  kind === 'answer_rate'
    ? {
        calls: calls.filter(({ isReached }) => isReached).length,
        events: calls.filter(({ isAnswered }) => isAnswered).length,
      }
    : { calls: calls.length, events: calls.filter(({ happened }) => happened === kind).length };

const plus = (one: BreakerCounts, other: BreakerCounts): BreakerCounts => ({
  calls: one.calls + other.calls,
  events: one.events + other.events,
});

export interface PlayedTrip {
  kind: Watched;
  second: number;
}

const isOfAnswers = (kind: Watched): boolean => kind === 'answer_rate';

/** What is counted for a breaker, second by second. */
function createCount(kind: Watched) {
  const minutes = new Map<number, BreakerCounts>();
  let counted = none;
  return (second: number, fresh: readonly PlayedCall[]) => {
    counted = plus(counted, countAll(kind, fresh));
    for (const call of fresh) {
      minutes.set(call.minute, plus(minutes.get(call.minute) ?? none, countAll(kind, [call])));
    }
    // A minute is closed a minute after it ended.
    for (const minute of minutes.keys()) if (second >= (minute + 2) * 60) minutes.delete(minute);
    return { counted, open: [...minutes.values()].reduce(plus, none) };
  };
}

/** Looks at every breaker once a second until one trips: as the product does, or by calls in the order they end. */
export function playCalls(
  { seed, placedIn, seconds, sharesAt }: PlayedCampaign,
  byArrival = false,
): PlayedTrip | null {
  const draw = drawFromSeed(seed);
  const known = new Map<number, PlayedCall[]>();
  const ended = new Map<number, PlayedCall[]>();
  const note = (when: Map<number, PlayedCall[]>, second: number, call: PlayedCall) => {
    const others = when.get(second);
    if (others === undefined) when.set(second, [call]);
    else others.push(call);
  };
  const rest: BreakerStanding = { level: 0, seen: none, recent: none };
  const breakers = watched.map((kind) => ({ kind, standing: rest, count: createCount(kind) }));
  const choice = { isOn: true, ordinaryPercent: null };
  let underWay = 0;
  for (let second = 0; second < seconds + 180; second += 1) {
    const placed = second < seconds ? placedIn(second) : 0;
    for (let index = 0; index < placed; index += 1) {
      const call = drawCall(draw, second, sharesAt(second));
      note(known, call.knownAt, call);
      note(ended, call.endsAt, call);
    }
    underWay += placed - (ended.get(second)?.length ?? 0);
    for (const breaker of breakers) {
      const { kind, standing } = breaker;
      const fresh = (isOfAnswers(kind) ? known : ended).get(second) ?? [];
      const totals = breaker.count(second, fresh);
      const moved = moveBreaker(kind, standing, totals.counted, choice);
      const { kept, now } = byArrival
        ? { kept: moved, now: moved }
        : lookAtBreaker(kind, standing, { ...totals, underWay }, choice);
      if (hasTripped(now.level)) return { kind, second };
      breaker.standing = kept;
    }
  }
  return null;
}

/** What is ordinary of everything. */
export const ordinaryShares: Shares = {
  carrier_failures: 0.05,
  dead_numbers: 0.1,
  refusals: 0.05,
  early_hang_ups: 0.08,
  answer_rate: 0.3,
};

/** Three times as often, or a third as many answers. */
export const worsenedShares = (kind: Watched): Shares =>
  isEventKind(kind)
    ? { ...ordinaryShares, [kind]: ordinaryShares[kind] * 3 }
    : { ...ordinaryShares, answer_rate: 0.1, refusals: 0.02, early_hang_ups: 0.02 };
