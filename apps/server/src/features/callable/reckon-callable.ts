import { chooseCall } from '@ringfence/domain/compliance/choose-call';
import { decide } from '@ringfence/domain/compliance/decide';
import { findLawfulEnd } from '@ringfence/domain/compliance/find-lawful-end';
import type { Policy } from '@ringfence/domain/compliance/policy';
import type { Decision, Facts, Reason } from '@ringfence/domain/compliance/types';

/** When a person can next be called. Both null: never, as far as anybody knows. */
export interface Callable {
  from: Date | null;
  until: Date | null;
  /** The rule that speaks against it until `from`, or for good. */
  blockedBy: string | null;
  /** By which the person is called, where only one is likely. */
  zone: string | null;
  /** When it has to be reckoned again, if nothing is learned before. */
  judgeAt: Date;
}

/**
 * Whoever is blocked stays so until something is learned of them, which asks for it by itself. Now and
 * then it is looked at all the same: permission may be dated ahead, and rules change with a release.
 */
const blockedMilliseconds = 7 * 86_400_000;

/** Of several the one that lets go last. */
function findDeferring(reasons: readonly Reason[]): string | null {
  let latest = Number.NEGATIVE_INFINITY;
  let found: string | null = null;
  for (const { code, verdict } of reasons) {
    if (verdict.kind !== 'defer') continue;
    const until = verdict.until?.getTime() ?? Number.POSITIVE_INFINITY;
    if (until <= latest) continue;
    latest = until;
    found = code;
  }
  return found;
}

const findBlocking = (reasons: readonly Reason[]): string | null =>
  reasons.find(({ verdict }) => verdict.kind === 'block')?.code ?? null;

const findZone = ({ zones }: Decision): string | null =>
  zones.length === 1 ? (zones[0]?.zone ?? null) : null;

/** What the engine says of a person and the call that it would choose at a moment, and how long that holds. */
export function reckonCallable(
  calls: Iterable<{ facts: Facts }>,
  policy: Policy,
  now: Date,
): Callable {
  const { call, decision } = chooseCall(calls, ({ facts }) => decide(facts, policy, now));
  const { verdict, reasons } = decision;
  const zone = findZone(decision);
  if (verdict.kind === 'block') {
    const judgeAt = new Date(now.getTime() + blockedMilliseconds);
    return { from: null, until: null, blockedBy: findBlocking(reasons), zone, judgeAt };
  }
  const isDeferred = verdict.kind === 'defer';
  const from = isDeferred ? verdict.until : now;
  const until = findLawfulEnd(call.facts, policy, from);
  const blockedBy = isDeferred ? findDeferring(reasons) : null;
  return { from, until, blockedBy, zone, judgeAt: until };
}
