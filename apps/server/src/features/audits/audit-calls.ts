import { firstId } from '../../platform/database/cursor.ts';
import type { Database } from '../../platform/database/database.ts';
import { aboutEachDebt } from './about-each-debt.ts';
import { compareCalls } from './compare-calls.ts';
import { compareTimes } from './compare-times.ts';
import type { CallFault, Finding } from './finding.ts';
import { judgeHistory } from './judge-history.ts';
import { loadRound } from './load-round.ts';
import { proveDecision } from './prove-decision.ts';
import { listCalledPersons } from './queries/calls.ts';
import { readLicences, readPastSuspensions } from './queries/ledger.ts';
import type { RawCall, RawLicence, RawPerson, Round, Stop } from './raw-history.ts';

/**
 * Calls in a round: what is loaded with them stays in the memory of a process that may also answer requests, and
 * judging them keeps it busy for a moment.
 */
const callsInRound = 500;
const mostPersons = 250;

export interface AuditedCalls {
  calls: number;
  decisions: number;
  findings: Finding[];
}

const presentFault = (call: RawCall, fault: CallFault): Finding => ({
  ...fault,
  callId: call.id,
  contactId: call.contact_id,
  decisionId: call.decision_id,
  entryId: null,
  at: call.placed_at,
});

/** What speaks against it for one of its debts, each reason once. */
function judgeEachDebt(call: RawCall, person: RawPerson, round: Round): CallFault[] {
  const faults = aboutEachDebt(call).flatMap((one) => judgeHistory(one, person, round));
  return [
    ...new Map(faults.toReversed().map((fault) => [fault.code, fault])).values(),
  ].toReversed();
}

function auditCall(call: RawCall, person: RawPerson, round: Round): Finding[] {
  const broken = [
    ...judgeEachDebt(call, person, round),
    ...compareCalls(call, person, round),
    ...compareTimes(call),
  ];
  // What both sides find is said once.
  const proven = proveDecision(call, person, round).filter(
    ({ code }) => !broken.some((fault) => fault.code === code),
  );
  return [...broken, ...proven].map((fault) => presentFault(call, fault));
}

function auditRound(round: Round): AuditedCalls {
  const audited: AuditedCalls = { calls: 0, decisions: 0, findings: [] };
  for (const contactId of round.called) {
    const person = round.persons.get(contactId);
    if (person === undefined) continue;
    for (const call of person.calls) {
      if (!call.was_placed) continue;
      audited.calls += 1;
      if (call.decided_at !== null) audited.decisions += 1;
      audited.findings.push(...auditCall(call, person, round));
    }
  }
  return audited;
}

/** As many people as have so many calls together; one at least, however many calls that one has. */
function cutPersons(found: readonly { contact_id: string; calls: number }[]): string[] {
  let calls = 0;
  const taken = found.filter((person, index) => {
    calls += person.calls;
    return index === 0 || calls <= callsInRound;
  });
  return taken.map(({ contact_id }) => contact_id);
}

/** What the activity record tells of the organization; it is long, and read once. */
async function readRecord(
  database: Database,
  organizationId: string,
): Promise<{ past: Stop[]; licences: RawLicence[] }> {
  return database.asSystem(async (transaction) => {
    const suspensions = await transaction.all(readPastSuspensions, [organizationId]);
    const licences = await transaction.all(readLicences, [organizationId]);
    return {
      past: suspensions.map((row): Stop => ({ ...row, fault: 'organization_suspended' })),
      licences: licences.map(({ region, since, ...row }) => ({
        region,
        since,
        expiresOn: row.expires_on,
        isHeld: row.is_held,
        changedAt: row.changed_at,
      })),
    };
  });
}

/** Goes over every call of an organization, some people at a time. */
export async function* auditCalls(
  database: Database,
  organizationId: string,
): AsyncGenerator<AuditedCalls> {
  const { past, licences } = await readRecord(database, organizationId);
  let after = firstId;
  for (;;) {
    const round = await database.asSystem(async (transaction) => {
      const ask = [organizationId, after, mostPersons];
      const persons = cutPersons(await transaction.all(listCalledPersons, ask));
      const last = persons.at(-1);
      if (last === undefined) return undefined;
      after = last;
      return loadRound(transaction, organizationId, persons);
    });
    if (round === undefined) return;
    yield auditRound({ ...round, licences, stops: [...round.stops, ...past] });
  }
}
