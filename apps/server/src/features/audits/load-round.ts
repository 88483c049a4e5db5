import { outcomes } from '@ringfence/domain/calls/words';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { loadLedger } from './load-ledger.ts';
import { makePolicyHistory } from './policy-history.ts';
import { countAgain, readCalledToday, readCalls, readCallsOfOthers } from './queries/calls.ts';
import { readPolicies, readStops } from './queries/ledger.ts';
import type { RawCall, RawPerson, Round } from './raw-history.ts';
import { readStoredFacts } from './read-stored-facts.ts';

const outcome = z.enum(outcomes).nullable();
const fault = z.enum(['calls_halted', 'organization_suspended', 'organization_deleted']);

function readCall({ facts, ...row }: RowOf<typeof readCalls.row>): RawCall {
  const stored = row.was_placed ? readStoredFacts(facts) : undefined;
  const isOfUse = row.is_intact === true && stored?.person.id === row.contact_id;
  return {
    ...row,
    outcome: outcome.parse(row.outcome),
    stored,
    known: isOfUse ? stored : undefined,
  };
}

/** Whoever changed the facts of a call does not choose what it is judged by. */
async function knowFromToday(
  transaction: Transaction,
  organizationId: string,
  calls: readonly RawCall[],
): Promise<void> {
  const unknown = calls.filter((call) => call.was_placed && call.known === undefined);
  if (unknown.length === 0) return;
  const rows = await transaction.all(readCalledToday, [
    organizationId,
    unknown.map(({ id }) => id),
  ]);
  const found = new Map(rows.map(({ id, facts }) => [id, readStoredFacts(facts)]));
  for (const call of unknown) call.known = found.get(call.id);
}

async function loadCallsTo(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
  calls: readonly RawCall[],
): Promise<Round['callsTo']> {
  const callsTo: Round['callsTo'] = new Map(calls.map(({ e164 }) => [e164, []]));
  for (const call of calls) {
    const made = { contactId: call.contact_id, at: call.reserved_at, outcome: call.outcome };
    callsTo.get(call.e164)?.push(made);
  }
  const ask = [organizationId, [...callsTo.keys()], contactIds];
  for (const row of await transaction.all(readCallsOfOthers, ask)) {
    const made = { contactId: row.contact_id, at: row.at, outcome: outcome.parse(row.outcome) };
    callsTo.get(row.e164)?.push(made);
  }
  return callsTo;
}

/**
 * Loads all there is about some people, in one question each for their calls and for each part of what was
 * learned of them. The calls come first: whatever a call was decided on is then there as well.
 */
export async function loadRound(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
): Promise<Round> {
  const ask = [organizationId, contactIds];
  const calls = (await transaction.all(readCalls, ask)).map(readCall);
  await knowFromToday(transaction, organizationId, calls);
  const persons = new Map(
    contactIds.map((id): [string, RawPerson] => [
      id,
      { calls: [], outsideCalls: [], restrictions: [], consents: [], inconvenient: [] },
    ]),
  );
  for (const call of calls) persons.get(call.contact_id)?.calls.push(call);
  const callsTo = await loadCallsTo(transaction, organizationId, contactIds, calls);
  const ledger = { persons, restrictionsOfNumber: new Map() };
  const question = { organizationId, contactIds, numbers: [...callsTo.keys()] };
  await loadLedger(transaction, question, ledger);
  const counted = await transaction.all(countAgain, ask);
  const stops = await transaction.all(readStops, [organizationId]);
  return {
    ...ledger,
    callsTo,
    policies: makePolicyHistory(await transaction.all(readPolicies, [organizationId])),
    stops: stops.map((row) => ({ ...row, fault: fault.parse(row.fault) })),
    nearEight: new Set(counted.map(({ id }) => id)),
    surelyEighth: new Set(
      counted.filter(({ is_surely_eighth }) => is_surely_eighth).map(({ id }) => id),
    ),
  };
}
