import { type Outcome, outcomes } from '@ringfence/domain/calls/words';
import type {
  ConsentFact,
  Facts,
  InconvenientFact,
  RestrictionFact,
} from '@ringfence/domain/compliance/types';
import {
  consentKinds,
  directions,
  pastOutcomes,
  restrictionKinds,
  weekdays,
} from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { makePolicyHistory, type PolicyHistory } from './policy-history.ts';
import { countAgain, readCalledToday, readCalls, readCallsOfOthers } from './queries/calls.ts';
import {
  readConsents,
  readInconvenientTimes,
  readOutsideCalls,
  readPolicies,
  readRestrictions,
  readStops,
} from './queries/ledger.ts';
import { readStoredFacts } from './read-stored-facts.ts';

export interface RawCall extends Omit<RowOf<typeof readCalls.row>, 'outcome' | 'facts'> {
  outcome: Outcome | null;
  /** Those that it was decided on; undefined where they cannot be read. */
  stored: Facts | undefined;
  /** Who was called on what number about what, and how: as stored, or as it is today. */
  known: Facts | undefined;
}

/** Something that was told us at one moment and written down at another. */
interface Learned {
  receivedAt: Date;
  recordedAt: Date;
}

export type RawRestriction = Omit<RestrictionFact, 'at'> & Learned & { contactId: string | null };
export type RawInconvenientTime = InconvenientFact & Learned & { liftedAt: Date | null };

export interface RawOutsideCall extends Learned {
  phone: string;
  debtIds: string[];
  groups: string[];
  direction: (typeof directions)[number];
  outcome: (typeof pastOutcomes)[number];
}

export interface RawPerson {
  /** In the order in which they were reserved. */
  calls: RawCall[];
  outsideCalls: RawOutsideCall[];
  restrictions: RawRestriction[];
  consents: ConsentFact[];
  inconvenient: RawInconvenientTime[];
}

/** When an organization might not call, and why. */
export interface Stop {
  fault: 'calls_halted' | 'organization_suspended' | 'organization_deleted';
  since: Date;
  until: Date | null;
}

/** Everything about some people that the database knows, as it is written there. */
export interface Round {
  persons: RawPerson[];
  policies: PolicyHistory;
  stops: Stop[];
  callsTo: Map<string, { contactId: string; at: Date; outcome: Outcome | null }[]>;
  /** What binds whomever the number is called for. */
  restrictionsOfNumber: Map<string, RawRestriction[]>;
  /** By a count of the database: calls that may be, and those that surely are, the eighth. */
  nearEight: Set<string>;
  surelyEighth: Set<string>;
}

const outcome = z.enum(outcomes).nullable();
const restrictionKind = z.enum(restrictionKinds);
const consentKind = z.enum(consentKinds);
const days = z.array(z.enum(weekdays));
const direction = z.enum(directions);
const pastOutcome = z.enum(pastOutcomes);
const texts = z.array(z.string());
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
  const numbers = [...new Set(calls.map(({ e164 }) => e164))];
  const persons = new Map(
    contactIds.map((id): [string, RawPerson] => [
      id,
      { calls: [], outsideCalls: [], restrictions: [], consents: [], inconvenient: [] },
    ]),
  );
  for (const call of calls) persons.get(call.contact_id)?.calls.push(call);

  const restrictionsOfNumber: Round['restrictionsOfNumber'] = new Map();
  const askLedger = [organizationId, contactIds, numbers];
  for (const row of await transaction.all(readRestrictions, askLedger)) {
    const restriction: RawRestriction = {
      contactId: row.contact_id,
      kind: restrictionKind.parse(row.kind),
      debtId: row.debt_id,
      phone: row.e164,
      receivedAt: row.received_at,
      recordedAt: row.recorded_at,
      liftedAt: row.lifted_at,
    };
    const { contactId, kind, phone } = restriction;
    if (contactId !== null) persons.get(contactId)?.restrictions.push(restriction);
    const bindsNumber = contactId === null || kind === 'number_stop' || kind === 'reassigned';
    if (phone !== null && bindsNumber) {
      restrictionsOfNumber.set(phone, [...(restrictionsOfNumber.get(phone) ?? []), restriction]);
    }
  }
  for (const row of await transaction.all(readConsents, ask)) {
    persons.get(row.contact_id)?.consents.push({
      kind: consentKind.parse(row.kind),
      phone: row.e164,
      at: row.at,
      revokedAt: row.revoked_at,
      expiresAt: row.expires_at,
    });
  }
  for (const row of await transaction.all(readInconvenientTimes, ask)) {
    persons.get(row.contact_id)?.inconvenient.push({
      days: days.parse(row.days),
      from: row.from_minute,
      to: row.to_minute,
      receivedAt: row.received_at,
      recordedAt: row.recorded_at,
      liftedAt: row.lifted_at,
    });
  }
  for (const row of await transaction.all(readOutsideCalls, ask)) {
    persons.get(row.contact_id)?.outsideCalls.push({
      phone: row.e164,
      debtIds: texts.parse(row.debt_ids),
      groups: texts.parse(row.account_groups),
      direction: direction.parse(row.direction),
      outcome: pastOutcome.parse(row.outcome),
      receivedAt: row.occurred_at,
      recordedAt: row.recorded_at,
    });
  }

  const callsTo: Round['callsTo'] = new Map(numbers.map((e164) => [e164, []]));
  for (const call of calls) {
    const made = { contactId: call.contact_id, at: call.reserved_at, outcome: call.outcome };
    callsTo.get(call.e164)?.push(made);
  }
  const askOthers = [organizationId, numbers, contactIds];
  for (const row of await transaction.all(readCallsOfOthers, askOthers)) {
    const made = { contactId: row.contact_id, at: row.at, outcome: outcome.parse(row.outcome) };
    callsTo.get(row.e164)?.push(made);
  }

  const counted = await transaction.all(countAgain, ask);
  const stops = await transaction.all(readStops, [organizationId]);
  return {
    persons: [...persons.values()],
    policies: makePolicyHistory(await transaction.all(readPolicies, [organizationId])),
    stops: stops.map((row) => ({ ...row, fault: fault.parse(row.fault) })),
    callsTo,
    restrictionsOfNumber,
    nearEight: new Set(counted.map(({ id }) => id)),
    surelyEighth: new Set(
      counted.filter(({ is_surely_eighth }) => is_surely_eighth).map(({ id }) => id),
    ),
  };
}
