import { chooseCall } from './choose-call.ts';
import { decide } from './decide.ts';
import { findLawfulEnd } from './find-lawful-end.ts';
import { findNearLimit } from './find-near-limit.ts';
import type { Policy } from './policy.ts';
import type { Decision, Facts, Reason } from './types.ts';

export interface CallableWindow {
  /** Null where it was open when the person was judged. */
  opensAt: Date | null;
  closesAt: Date;
  /** The rule that holds the person back until it opens. */
  deferredBy: string | null;
}

/** When a person can be called: the same for everybody of whom the rules say the same. */
export interface CallableShape {
  windows: CallableWindow[];
  /** Where there is no window: the rule that forbids calls. */
  blockedBy: string | null;
}

export interface Callable {
  shape: CallableShape;
  /** By which the person is called, where only one is likely. */
  zone: string | null;
  /** When the person has to be judged again, if nothing is learned before. */
  judgeAt: Date;
  /** Until when there is at most one attempt left before a limit; null where there are more. */
  nearLimitUntil: Date | null;
}

/** So many windows are known ahead: most people have one a day. */
const windowsAhead = 3;

/**
 * Who is blocked stays so until something is learned of them, which asks for it by itself. Now and then it
 * is looked at all the same: permission may be dated ahead, and rules change with a release.
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

/** People of one shape are judged one after another over a day, not all in the moment in which it ends. */
function chooseMoment(contactId: string, from: Date, until: Date): Date {
  const share = Number.parseInt(contactId.slice(-8), 16) / 2 ** 32;
  return new Date(from.getTime() + Math.floor(share * (until.getTime() - from.getTime())));
}

/** Most people were not called in these days, and are near no limit. */
function readNearLimit(facts: Facts, { counts }: Decision, policy: Policy, now: Date): Date | null {
  return (counts[facts.debt.id] ?? 0) === 0 ? null : findNearLimit(facts, policy, now);
}

/** What the engine says of a person and the call that it would choose, from a moment on. */
export function findWindows(
  { contactId, calls }: { contactId: string; calls: () => Iterable<{ facts: Facts }> },
  policy: Policy,
  now: Date,
): Callable {
  const judge = (moment: Date) => chooseCall(calls(), ({ facts }) => decide(facts, policy, moment));
  const first = judge(now);
  const zone = findZone(first.decision);
  const nearLimitUntil = readNearLimit(first.call.facts, first.decision, policy, now);
  const windows: CallableWindow[] = [];
  let [{ call, decision }, moment] = [first, now];
  while (decision.verdict.kind !== 'block') {
    const isDeferred = decision.verdict.kind === 'defer';
    const from = decision.verdict.kind === 'defer' ? decision.verdict.until : moment;
    const closesAt = findLawfulEnd(call.facts, policy, from);
    windows.push({
      opensAt: isDeferred || windows.length > 0 ? from : null,
      closesAt,
      deferredBy: isDeferred ? findDeferring(decision.reasons) : null,
    });
    if (windows.length === windowsAhead) break;
    moment = closesAt;
    ({ call, decision } = judge(moment));
  }
  const [last, before] = [windows.at(-1), windows.at(-2)];
  if (last === undefined) {
    const judgeAt = new Date(now.getTime() + blockedMilliseconds);
    const blockedBy = findBlocking(decision.reasons);
    return { shape: { windows, blockedBy }, zone, judgeAt, nearLimitUntil };
  }
  const judgeAt =
    windows.length < windowsAhead || before === undefined
      ? last.closesAt
      : chooseMoment(contactId, before.closesAt, last.closesAt);
  return { shape: { windows, blockedBy: null }, zone, judgeAt, nearLimitUntil };
}
