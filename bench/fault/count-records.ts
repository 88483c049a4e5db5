import type { Arrival, Stop } from './count-arrivals.ts';

/** A target as it is left at the end. */
export interface TargetRecord {
  campaignId: string;
  contactId: string;
  state: string;
  nextAt: Date | null;
  endedBecause: string | null;
  /** Calls of it that are under way. */
  underWay: number;
}

const isSettled = ({ state, nextAt, endedBecause }: TargetRecord): boolean =>
  (state === 'waiting' && nextAt !== null) ||
  (state === 'done' && endedBecause !== null) ||
  state === 'blocked';

/**
 * Targets without state or next time: neither ended with a reason, nor waiting for a time, or waiting while a call
 * of theirs is under way for ever. Asked after everything has settled, so that nobody is being called any more.
 */
export function listLost(targets: readonly TargetRecord[]): TargetRecord[] {
  return targets.filter((target) => !isSettled(target) || target.underWay > 0);
}

const holds = ({ liftedAt }: Stop): boolean => liftedAt === undefined;

/**
 * Targets that are not where those who took people out of campaigns left them: still to be called although they were
 * taken out, or out although they were brought back; lost otherwise. Only who is out needs no target.
 */
export function listMisplaced(
  targets: readonly TargetRecord[],
  stops: readonly Stop[],
): TargetRecord[] {
  const own = Map.groupBy(
    stops.filter(({ campaignId }) => campaignId !== undefined),
    ({ id, campaignId }) => `${campaignId} ${id}`,
  );
  return targets.filter((target) => {
    const stopped = own.get(`${target.campaignId} ${target.contactId}`) ?? [];
    const held = stopped.filter(holds);
    if (held.length > 0 && target.state === 'none') return false;
    if (held.some(({ takesOut }) => takesOut === true) && target.state !== 'done') return true;
    const isBack = stopped.length > 0 && held.length === 0;
    if (isBack && target.endedBecause === 'removed') return true;
    return listLost([target]).length > 0;
  });
}

/** A call as our records have it. */
export interface CallRecord {
  e164: string;
  state: string;
  outcome: string | null;
  verdict: string | null;
}

const rungStatuses = new Set(['completed', 'no-answer', 'in-progress', 'ringing']);

/** Why an arrival must not have been, or is not accounted for; nothing where all is well. */
export function findFault(
  arrival: Arrival,
  call: CallRecord | undefined,
  closedNumbers: ReadonlySet<string>,
): string | undefined {
  if (closedNumbers.has(arrival.to)) return 'somebody who must not be called was';
  if (call === undefined) return 'a call that no record knows';
  if (call.e164 !== arrival.to) return 'another number than the one that was decided on';
  if (call.verdict !== 'allow') return 'a call without a decision that allows it';
  if (call.state !== 'ended') return 'a call that never ended in the records';
  // Somebody whose phone rang and of whom we think that it did not is called too often.
  if (call.outcome === 'withdrawn' && rungStatuses.has(arrival.status)) {
    return 'a call that rang and is not counted';
  }
  return undefined;
}
