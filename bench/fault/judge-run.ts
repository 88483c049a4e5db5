import {
  type Arrival,
  countAfterStop,
  countCrowded,
  countEarly,
  countHurried,
  countOverAllowance,
  countOverAtOnce,
  countRepeated,
  type KnownArrival,
  listAtOnce,
  type Stop,
} from './count-arrivals.ts';
import { findFault, listMisplaced, type TargetRecord } from './count-records.ts';
import type { Filled } from './fill-people.ts';
import { isClosed, organizations, type Person } from './plan-people.ts';
import { type Ask, readCalls, readTargets } from './read-records.ts';

export interface FaultCounts {
  duplicates: number;
  lost: number;
  over_cap: number;
  after_stop: number;
  violations: number;
}

export interface Run {
  ask: Ask;
  arrivals: readonly Arrival[];
  people: readonly Person[];
  filled: Filled;
  stops: readonly Stop[];
  callsAtOnce: number;
  /** Who was to be called, and was not, although there was time enough. */
  overdue: number;
  /** Campaigns that have still people to end, to take out or to bring back. */
  unended: number;
  /** What the product's own audit found. */
  audited: number;
  /** Whom the product's own check finds lost, stuck or called out of turn. */
  broken: number;
  /** Processes that ended by themselves. */
  fallen: number;
  say(sentence: string): void;
}

/** How many calls that ring each person may have during the run, where it is known. */
function listAllowances(people: readonly Person[], { contactIds }: Filled): Map<string, number> {
  return new Map(
    people.flatMap(({ kind, number, organization }) => {
      const most = kind === 'one_left' ? 1 : (organizations[organization]?.attemptsPerDay ?? null);
      return most === null ? [] : [[contactIds.get(number) ?? '', most] as const];
    }),
  );
}

/** How many came to an end for each reason: where nobody was removed, the run has shown nothing about removals. */
function countEnded(targets: readonly TargetRecord[]): Record<string, number> {
  const groups = Map.groupBy(targets, ({ endedBecause }) => endedBecause ?? 'nothing');
  return Object.fromEntries([...groups].map(([because, { length }]) => [because, length]));
}

const mostListed = 10;

/** Compares what arrived at the carrier, and what the records say, with what was allowed. */
export async function judgeRun(run: Run): Promise<FaultCounts> {
  const { ask, arrivals, people, filled, stops, callsAtOnce, say } = run;
  const calls = new Map((await readCalls(ask)).map((call) => [call.id, call]));
  const known = arrivals.flatMap((arrival): KnownArrival[] => {
    const call = calls.get(arrival.callId);
    if (call === undefined) return [];
    const { campaignId, organizationId, contactId: personId } = call;
    return [{ ...arrival, campaignId, organizationId, personId }];
  });
  const open = new Set(people.filter((one) => !isClosed(one)).flatMap(({ phones }) => phones));
  const closed = new Set(
    people.flatMap(({ phones }) => phones).filter((phone) => !open.has(phone)),
  );
  const faults = arrivals.flatMap((arrival) => {
    const fault = findFault(arrival, calls.get(arrival.callId), closed);
    return fault === undefined ? [] : [`${fault}: ${arrival.callId}`];
  });
  for (const fault of faults.slice(0, mostListed)) say(`FAULT ${fault}`);
  const notBefore = new Map(
    [...filled.notBefore].map(([number, at]) => [filled.contactIds.get(number) ?? '', at]),
  );
  const gaps = new Map(
    filled.organizations.map(({ id }, index) => [id, organizations[index]?.numberGapMinutes ?? 0]),
  );
  const targets = await readTargets(ask);
  const lost = listMisplaced(targets, stops);
  for (const target of lost.slice(0, mostListed)) say(`LOST ${JSON.stringify(target)}`);
  const parts = {
    repeated: countRepeated(arrivals),
    hurried: countHurried(known),
    early: countEarly(known, notBefore),
    lost: lost.length,
    overdue: run.overdue,
    unended: run.unended,
    overAllowance: countOverAllowance(known, listAllowances(people, filled)),
    crowded: countCrowded(known, gaps),
    overAtOnce: countOverAtOnce(arrivals, callsAtOnce),
    faults: faults.length,
    audited: run.audited,
    broken: run.broken,
    fallen: run.fallen,
  };
  const most = listAtOnce(arrivals).reduce((sum, living) => Math.max(sum, living), 0);
  say(`ended because ${JSON.stringify(countEnded(targets))}`);
  say(`at most ${most} calls at once, of ${callsAtOnce} that may be`);
  say(JSON.stringify(parts));
  return {
    duplicates: parts.repeated + parts.hurried + parts.early,
    lost: parts.lost + parts.overdue + parts.unended,
    over_cap: parts.overAllowance + parts.crowded + parts.overAtOnce,
    after_stop: countAfterStop(known, stops),
    violations: parts.faults + parts.audited + parts.broken + parts.fallen,
  };
}
