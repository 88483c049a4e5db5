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
  endsAt: number;
  happened: Watched | 'none';
  isReached: boolean;
  isAnswered: boolean;
}

/** Dead numbers end at once, people who talk after up to two minutes, and unanswered calls half a minute later. */
function drawCall(draw: () => number, second: number, shares: Shares): PlayedCall {
  const after = (least: number, most: number) => second + least + draw() * (most - least);
  const call = (happened: PlayedCall['happened'], endsAt: number, isAnswered: boolean) => ({
    minute: Math.floor(second / 60),
    endsAt,
    happened,
    isReached: happened !== 'dead_numbers',
    isAnswered,
  });
  let left = draw();
  const isNext = (share: number) => {
    left -= share;
    return left < 0;
  };
  if (isNext(shares.dead_numbers)) return call('dead_numbers', after(1, 3), false);
  if (isNext(shares.carrier_failures)) return call('carrier_failures', after(1, 3), false);
  if (isNext(shares.early_hang_ups)) return call('early_hang_ups', after(5, 20), true);
  if (isNext(shares.refusals)) return call('refusals', after(20, 60), true);
  const listening = shares.answer_rate - shares.early_hang_ups - shares.refusals;
  if (isNext(listening)) return call('none', after(15, 120), true);
  if (isNext(0.05)) return call('none', after(2, 5), false);
  return call('none', after(25, 30), false);
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

/**
 * Looks at every breaker once a second until one trips. A minute is settled a minute after it ended; with
 * `byArrival`, everything is as soon as it comes.
 */
export function playCalls(
  { seed, placedIn, seconds, sharesAt }: PlayedCampaign,
  byArrival = false,
): PlayedTrip | null {
  const draw = drawFromSeed(seed);
  const ending = new Map<number, PlayedCall[]>();
  const rest: BreakerStanding = { level: 0, seen: none, recent: none };
  const standings = new Map(watched.map((kind) => [kind, rest]));
  const ended = new Map(watched.map((kind) => [kind, none]));
  const settled = new Map(watched.map((kind) => [kind, none]));
  let open: PlayedCall[] = [];
  let underWay = 0;
  for (let second = 0; second < seconds + 180; second += 1) {
    const placed = second < seconds ? placedIn(second) : 0;
    for (let index = 0; index < placed; index += 1) {
      const call = drawCall(draw, second, sharesAt(second));
      const at = Math.ceil(call.endsAt);
      ending.set(at, [...(ending.get(at) ?? []), call]);
    }
    const over = ending.get(second) ?? [];
    underWay += placed - over.length;
    open.push(...over);
    const isSettled = (call: PlayedCall) => second >= (call.minute + 2) * 60;
    const done = open.filter(isSettled);
    open = open.filter((call) => !isSettled(call));
    for (const kind of watched) {
      ended.set(kind, plus(ended.get(kind) ?? none, countAll(kind, over)));
      settled.set(kind, plus(settled.get(kind) ?? none, countAll(kind, done)));
      const standing = standings.get(kind) ?? rest;
      const total = ended.get(kind) ?? none;
      const choice = { isOn: true, ordinaryPercent: null };
      const totals = { settled: settled.get(kind) ?? none, ended: total, underWay };
      const moved = moveBreaker(kind, standing, total, choice);
      const { kept, now } = byArrival
        ? { kept: moved, now: moved }
        : lookAtBreaker(kind, standing, totals, choice);
      if (hasTripped(now.level)) return { kind, second };
      standings.set(kind, kept);
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
