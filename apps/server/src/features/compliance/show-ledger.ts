import type { ContactLedger } from '@ringfence/contract/compliance';
import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { readPolicy } from '@ringfence/domain/compliance/policy';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { type FactsQuestion, type KnownPerson, loadFacts } from './load-facts.ts';
import { loadPolicy, loadPolicyAt } from './load-policy.ts';
import { type LedgerRows, presentLedger } from './present-ledger.ts';
import { findContact, listDebts, listPastCalls, listPhones } from './queries/ledger.ts';

type LedgerServices = Pick<Services, 'database' | 'now' | 'tzdataVersion'>;

const dayLength = 86_400_000;
/** As far as the engine looks for a lawful minute. */
const mostDaysAhead = 60;
/** As long as records are kept (12 CFR 1006.100). */
const mostDaysBack = 3 * 366;
const mostCalls = 200;

function readMoment(at: string | undefined, now: Date): Date {
  const moment = at === undefined ? now : new Date(at);
  const days = (moment.getTime() - now.getTime()) / dayLength;
  if (days <= mostDaysAhead && days >= -mostDaysBack) return moment;
  throw invalidInput('at', 'Choose a time within the last three years or the next 60 days.');
}

/** Every debt on every number; a person who has none of either is asked about all the same. */
function listQuestions(
  contactId: string,
  { debts, phones }: Pick<LedgerRows, 'debts' | 'phones'>,
): FactsQuestion[] {
  const debtIds = debts.length === 0 ? [null] : debts.map(({ id }) => id);
  const phoneIds = phones.length === 0 ? [null] : phones.map(({ id }) => id);
  return debtIds.flatMap((debtId) => phoneIds.map((phoneId) => ({ contactId, phoneId, debtId })));
}

/** What was not known at the moment asked about is left out. What is dated ahead of our clock counts. */
function forgetLater(people: readonly KnownPerson[], at: Date, now: Date): KnownPerson[] {
  if (at >= now) return [...people];
  return people.map((person) => {
    const history = person.facts.history.filter((call) => call.at <= at);
    return { ...person, facts: { ...person.facts, history } };
  });
}

async function loadRows(
  transaction: Transaction,
  organizationId: string,
  contactId: string,
  { at, now }: { at: Date; now: Date },
): Promise<LedgerRows> {
  const key = [organizationId, contactId];
  const inForce =
    at >= now
      ? await loadPolicy(transaction, organizationId)
      : await loadPolicyAt(transaction, organizationId, at);
  const debts = await transaction.all(listDebts, key);
  const phones = await transaction.all(listPhones, key);
  const roles = inForce.policy;
  const context = { organizationId, campaignId: null, ...campaignCall, roles };
  const people = await loadFacts(
    transaction,
    { ...context, now: at },
    listQuestions(contactId, { debts, phones }),
  );
  return {
    contactId,
    policyVersion: inForce.version,
    policy: readPolicy(inForce.policy),
    debts,
    phones,
    calls: await transaction.all(listPastCalls, [...key, at, mostCalls]),
    people: forgetLater(people, at, now),
  };
}

/** What the engine says of a person: now, later, or at a moment that has passed. */
export function showLedger(
  { database, now: readClock, tzdataVersion }: LedgerServices,
  scope: TenantScope,
  input: { contactId: string; at?: string | undefined },
): Promise<ContactLedger> {
  const now = readClock();
  const at = readMoment(input.at, now);
  return database.asTenant(scope, async (transaction) => {
    const { contactId } = input;
    const contact = await transaction.first(inScope(scope, findContact), [contactId]);
    if (contact === undefined) throw new ProblemError('not_found');
    const rows = await loadRows(transaction, contact.organization_id, contactId, { at, now });
    return { at: at.toISOString(), tzdataVersion, ...presentLedger(rows, at) };
  });
}
