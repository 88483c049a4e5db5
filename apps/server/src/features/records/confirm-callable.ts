import { chooseCall } from '@ringfence/domain/compliance/choose-call';
import { decide } from '@ringfence/domain/compliance/decide';
import { readPolicy } from '@ringfence/domain/compliance/policy';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { loadPeople, loadPolicy } from '../compliance/index.ts';
import type { RecordContext, RecordServices } from './record-services.ts';

interface Question {
  contactId: string;
  /** Whether whoever changes it has said that the person is to be called. */
  isConfirmed: boolean;
}

/** The rule that forbids every call to somebody, as lists and campaigns have it; null: none does. */
async function findBlocking(
  transaction: Transaction,
  organizationId: string,
  contactId: string,
  now: Date,
): Promise<string | null> {
  const { policy } = await loadPolicy(transaction, organizationId);
  const plan = { campaignId: null, mode: 'prerecorded', roles: policy } as const;
  const [person] = await loadPeople(transaction, { organizationId, ...plan, now }, [contactId]);
  if (person === undefined) return null;
  const read = readPolicy(policy);
  const { decision } = chooseCall(person.calls(), ({ facts }) => decide(facts, read, now));
  if (decision.verdict.kind !== 'block') return null;
  return decision.reasons.find(({ verdict }) => verdict.kind === 'block')?.code ?? null;
}

/**
 * Makes a change to what is known of somebody. Where no call to them was lawful and one is by it, it is made
 * only when that is confirmed: nobody becomes callable unseen, by hand as by a file or a program.
 */
export async function confirmCallable<Result>(
  { now: readClock }: Pick<RecordServices, 'now'>,
  transaction: Transaction,
  { organizationId }: RecordContext['scope'],
  { contactId, isConfirmed }: Question,
  change: () => Promise<Result>,
): Promise<Result> {
  if (isConfirmed) return change();
  const now = readClock();
  const before = await findBlocking(transaction, organizationId, contactId, now);
  const result = await change();
  if (before === null) return result;
  const after = await findBlocking(transaction, organizationId, contactId, now);
  if (after !== null) return result;
  throw new ProblemError(
    'confirmation_needed',
    `By this the person could be called, which ${before} forbids now. Nothing was changed: send it with confirmsCallable to change it.`,
    undefined,
    { reason: before, values: {} },
  );
}
