import { randomUUID } from 'node:crypto';
import type { Instalment } from '@ringfence/domain/promises/make-offers';
import type { PromiseWay } from '@ringfence/domain/promises/promise-words';
import type { Transaction } from '../platform/database/database.ts';
import { holdUploadsOff } from './hold-uploads-off.ts';
import { judgeAgain } from './judge-again.ts';
import { lockPeople } from './queries/judge-again.ts';
import {
  findPromisedCalls,
  followPromises,
  insertPromises,
  replacePromises,
} from './queries/promises.ts';

/** What somebody promised about one debt. */
export interface NewPromise {
  organizationId: string;
  contactId: string;
  debtId: string;
  instalments: readonly Instalment[];
  /** The call on which it was made. */
  callId: string | null;
  recordedBy: string | null;
  madeHow: PromiseWay;
  at: Date;
}

export interface RecordedPromise {
  id: string;
  planId: string;
  contactId: string;
}

/** Without those that the same call has recorded already, because carriers report a key again. */
async function leaveOutRepeated(
  transaction: Transaction,
  promises: readonly NewPromise[],
): Promise<readonly NewPromise[]> {
  const onCalls = promises.filter(({ callId }) => callId !== null);
  if (onCalls.length === 0) return promises;
  const found = await transaction.all(findPromisedCalls, [JSON.stringify(onCalls)]);
  const known = new Set(found.map((row) => `${row.call_id} ${row.debt_id}`));
  return promises.filter(({ callId, debtId }) => !known.has(`${callId} ${debtId}`));
}

/** The state of debts follows, unless an upload holds them: then when it has ended (`settle-learned.ts`). */
export async function followDebts(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
): Promise<void> {
  if (!(await holdUploadsOff(transaction, organizationId))) return;
  await transaction.all(followPromises, [organizationId, contactIds]);
}

/**
 * Writes what people promised: the one way for a key on a call, a person and a program. Calls wait for it from this
 * transaction on. A promise takes the place of an open one about the same debt. Whom an upload holds is not waited for.
 */
export async function recordPromises(
  transaction: Transaction,
  promises: readonly NewPromise[],
): Promise<RecordedPromise[]> {
  const fresh = await leaveOutRepeated(transaction, promises);
  if (fresh.length === 0) return [];
  const byOrganization = Map.groupBy(fresh, (promise) => promise.organizationId);
  for (const [organizationId, own] of byOrganization) {
    // People before everything else of theirs, as everywhere, so that nobody waits for each other.
    if (!(await holdUploadsOff(transaction, organizationId))) continue;
    await transaction.all(lockPeople, [organizationId, own.map(({ contactId }) => contactId)]);
  }
  const rows = fresh.flatMap(({ instalments, ...promise }) => {
    const planId = randomUUID();
    return instalments.map((instalment) => ({ ...promise, ...instalment, planId }));
  });
  for (const [at, own] of Map.groupBy(fresh, (promise) => promise.at.getTime())) {
    const debts = own.map(({ organizationId, debtId }) => ({ organizationId, debtId }));
    await transaction.all(replacePromises, [JSON.stringify(debts), new Date(at)]);
  }
  const made = await transaction.all(insertPromises, [JSON.stringify(rows)]);
  for (const [organizationId, own] of byOrganization) {
    const people = [...new Set(own.map(({ contactId }) => contactId))].toSorted();
    await followDebts(transaction, organizationId, people);
    await judgeAgain(transaction, organizationId, people);
  }
  return made.map((row) => ({ id: row.id, planId: row.plan_id, contactId: row.contact_id }));
}
