import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { chooseCall } from '@ringfence/domain/compliance/choose-call';
import { decide } from '@ringfence/domain/compliance/decide';
import { type Policy, readPolicy } from '@ringfence/domain/compliance/policy';
import type { Decision } from '@ringfence/domain/compliance/types';
import { holdUploadsOff } from '../../ledger/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { type FactsContext, loadPeople, loadPolicy } from '../compliance/index.ts';
import { listConcerned, lockConcerned } from './queries/subject.ts';
import type { RecordContext, RecordServices } from './record-services.ts';

interface Question {
  /** Of whom something is changed. */
  contactIds: readonly string[];
  /** Whether the person who changes it has said that they are to be called. */
  isConfirmed: boolean;
  /** Also where they could be called later anyway, and could be sooner by the change. */
  asksForSooner?: boolean;
}

/** Why somebody cannot be called now, and from when on they can be; null: not before something changes. */
interface Hindrance {
  reason: string;
  until: Date | null;
}

/** The rule that blocks, or of those that defer the one that lets go last. */
function nameHindrance({ reasons, verdict }: Decision): string {
  if (verdict.kind === 'block') {
    return reasons.find((one) => one.verdict.kind === 'block')?.code ?? '';
  }
  const lasting = reasons.flatMap(({ code, verdict: said }) =>
    said.kind === 'defer'
      ? [{ code, until: said.until?.getTime() ?? Number.POSITIVE_INFINITY }]
      : [],
  );
  return lasting.toSorted((one, other) => other.until - one.until)[0]?.code ?? '';
}

/** Of these people those who cannot be called now, as lists and campaigns have it, with the rule that forbids it. */
async function findHindered(
  transaction: Transaction,
  context: FactsContext,
  policy: Policy,
  contactIds: readonly string[],
): Promise<Map<string, Hindrance>> {
  const { now } = context;
  const people = await loadPeople(transaction, context, contactIds);
  const hindered = new Map<string, Hindrance>();
  for (const person of people) {
    const { decision } = chooseCall(person.calls(), ({ facts }) => decide(facts, policy, now));
    const { verdict } = decision;
    if (verdict.kind === 'allow') continue;
    const until = verdict.kind === 'defer' ? verdict.until : null;
    hindered.set(person.contactId, { reason: nameHindrance(decision), until });
  }
  return hindered;
}

/** Whether somebody could be called by a change who could not be at all before, or not so soon. */
function isOpened(
  before: Hindrance,
  after: Hindrance | undefined,
  asksForSooner: boolean,
): boolean {
  if (before.until === null) return after === undefined || after.until !== null;
  if (!asksForSooner) return false;
  return after === undefined || (after.until !== null && after.until < before.until);
}

/**
 * Holds whom a change may concern, before any other lock on one of them: two who each lift one of two reasons
 * are not both passed over, and nobody waits for each other. Beside an upload, which holds its people itself,
 * nobody waits at all.
 */
export async function holdConcerned(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
): Promise<void> {
  if (await holdUploadsOff(transaction, organizationId)) {
    await transaction.all(lockConcerned, [organizationId, contactIds]);
  }
}

/** What is known of one contact binds every other of the same human, and those who owe the debt with them. */
async function findConcerned(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
): Promise<string[]> {
  await holdConcerned(transaction, organizationId, contactIds);
  const concerned = await transaction.all(listConcerned, [organizationId, contactIds]);
  return concerned.map(({ contact_id }) => contact_id);
}

/**
 * Makes a change to what is known of somebody. Where no call to them was lawful and one is by it, it is made
 * only when that is confirmed: nobody becomes callable unseen, by hand as by a file or a program.
 */
export async function confirmCallable<Result>(
  { now: readClock }: Pick<RecordServices, 'now'>,
  transaction: Transaction,
  { organizationId }: RecordContext['scope'],
  { contactIds, isConfirmed, asksForSooner = false }: Question,
  change: () => Promise<Result>,
): Promise<Result> {
  if (isConfirmed) return change();
  const { policy } = await loadPolicy(transaction, organizationId);
  const campaign = { campaignId: null, ...campaignCall, roles: policy };
  const asked = { organizationId, ...campaign, now: readClock() };
  const judge = (people: readonly string[]) =>
    findHindered(transaction, asked, readPolicy(policy), people);
  const concerned = await findConcerned(transaction, organizationId, contactIds);
  const before = await judge(concerned);
  const result = await change();
  if (before.size === 0) return result;
  const after = await judge([...before.keys()]);
  const opened = [...before].find(([contactId, hindrance]) =>
    isOpened(hindrance, after.get(contactId), asksForSooner),
  );
  if (opened === undefined) return result;
  const [contactId, { reason }] = opened;
  const who = contactIds.includes(contactId)
    ? 'the person'
    : 'another contact of the same person, or somebody who owes the debt with them,';
  throw new ProblemError(
    'confirmation_needed',
    `By this ${who} could be called, which ${reason} forbids now. Nothing was changed: send it with confirmsCallable to change it.`,
    undefined,
    { reason, values: {} },
  );
}
