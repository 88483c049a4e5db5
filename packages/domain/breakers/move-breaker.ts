import { advanceAnswers, advanceBreaker, type BreakerCounts } from './advance-breaker.ts';
import {
  type BreakerKind,
  type EventKind,
  eventKinds,
  firstBreakerLimits,
} from './breaker-kinds.ts';

/** Where a breaker stands: what it has seen, and how much of that since its level was at zero last. */
export interface BreakerStanding {
  level: number;
  seen: BreakerCounts;
  recent: BreakerCounts;
}

/** What an organization chose; without a rate of its own the first one holds, or the past is what is usual. */
export interface BreakerChoice {
  isOn: boolean;
  ordinaryPercent: number | null;
}

export const isEventKind = (kind: BreakerKind): kind is EventKind =>
  eventKinds.some((known) => known === kind);

const add = (one: BreakerCounts, other: BreakerCounts): BreakerCounts => ({
  calls: one.calls + other.calls,
  events: one.events + other.events,
});

const subtract = (one: BreakerCounts, other: BreakerCounts): BreakerCounts => ({
  calls: one.calls - other.calls,
  events: one.events - other.events,
});

/**
 * Calls that are placed together do not end together: numbers out of service within seconds, calls that nobody
 * answers all at once half a minute later. Until it is known how they end, calls under way count as going well.
 */
function withUnderWay(kind: BreakerKind, ended: BreakerCounts, underWay: number): BreakerCounts {
  if (kind === 'nobody_free') return ended;
  const events = isEventKind(kind) ? ended.events : ended.events + underWay;
  return { calls: ended.calls + underWay, events };
}

/**
 * Where it stands after what was counted by now, while some calls are still under way. A count that fell, because
 * what is known of a call changed, moves nothing. Answers are compared with what was before the level began to rise,
 * so that a fall does not make itself usual. One that is switched off keeps up without a level, so that it begins at
 * zero when it is switched on.
 */
export function moveBreaker(
  kind: BreakerKind,
  { level, seen, recent }: BreakerStanding,
  total: BreakerCounts,
  { isOn, ordinaryPercent }: BreakerChoice,
  underWay = 0,
): BreakerStanding {
  const fresh = {
    calls: Math.max(0, total.calls - seen.calls),
    events: Math.max(0, total.events - seen.events),
  };
  const weighed = withUnderWay(kind, fresh, underWay);
  const moved = isEventKind(kind)
    ? advanceBreaker(level, weighed, ordinaryPercent ?? firstBreakerLimits[kind])
    : advanceAnswers(level, weighed, subtract(seen, recent));
  const next = isOn ? moved : 0;
  return {
    level: next,
    seen: add(seen, fresh),
    recent: next === 0 ? { calls: 0, events: 0 } : add(recent, fresh),
  };
}

/** What was counted for a breaker by now. */
export interface BreakerTotals {
  counted: BreakerCounts;
  /** How much of it is of the latest minutes, in which more calls may be under way. */
  open: BreakerCounts;
  underWay: number;
}

/**
 * What it keeps moves by whole minutes, in which calls that end early and late are in proportion. Where it stands now
 * is that, or what is known of the latest minutes besides, if that is worse.
 */
export function lookAtBreaker(
  kind: BreakerKind,
  standing: BreakerStanding,
  { counted, open, underWay }: BreakerTotals,
  choice: BreakerChoice,
): { kept: BreakerStanding; now: BreakerStanding } {
  const closed = choice.isOn ? subtract(counted, open) : counted;
  const kept = moveBreaker(kind, standing, closed, choice);
  const latest = moveBreaker(kind, kept, counted, choice, underWay);
  return { kept, now: latest.level > kept.level ? latest : kept };
}

/** What is usual, in percent: the ordinary rate, or how often people answered before; null where nothing is known. */
export function readUsual(
  kind: BreakerKind,
  { seen, recent }: Pick<BreakerStanding, 'seen' | 'recent'>,
  ordinaryPercent: number | null,
): number | null {
  if (isEventKind(kind)) return ordinaryPercent ?? firstBreakerLimits[kind];
  const before = subtract(seen, recent);
  return before.calls < 1 ? null : (before.events / before.calls) * 100;
}
