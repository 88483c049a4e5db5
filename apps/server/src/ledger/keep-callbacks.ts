import type { CallbackWay } from '@ringfence/domain/callbacks/callback-words';
import { listInconvenientHours } from '@ringfence/domain/callflow/day-parts';
import type { DayPart } from '@ringfence/domain/callflow/script';
import type { Transaction } from '../platform/database/database.ts';
import { holdUploadsOff } from './hold-uploads-off.ts';
import { judgeAgain } from './judge-again.ts';
import { endCallbackTimes, insertCallbackTimes, writeCallbacks } from './queries/callbacks.ts';
import { lockPeople } from './queries/judge-again.ts';

/** A call that somebody asked for. */
export interface NewCallback {
  organizationId: string;
  contactId: string;
  debtId: string | null;
  /** The call on which it was asked for. */
  callId: string | null;
  suits: DayPart;
  /** The exact moment that they named, which lies in that part of the day. */
  wantedAt: Date | null;
  /** A person is to call; known by itself where somebody asked for one on the call. */
  wantsSomeone: boolean;
  askedHow: CallbackWay;
  recordedBy: string | null;
  at: Date;
}

/**
 * Writes what people asked for: the one way for a key on a call, a member and a program. The times that do not suit
 * bind from this transaction on, instead of those that an earlier callback brought. Whom an upload holds is not
 * waited for.
 */
export async function recordCallbacks(
  transaction: Transaction,
  callbacks: readonly NewCallback[],
): Promise<Map<string, string>> {
  // The last word of each.
  const last = new Map(callbacks.map((one) => [`${one.organizationId} ${one.contactId}`, one]));
  const byOrganization = Map.groupBy(last.values(), ({ organizationId }) => organizationId);
  const made = new Map<string, string>();
  for (const [organizationId, own] of byOrganization) {
    const people = own.map(({ contactId }) => contactId).toSorted();
    if (await holdUploadsOff(transaction, organizationId)) {
      await transaction.all(lockPeople, [organizationId, people]);
    }
    const rows = await transaction.all(writeCallbacks, [JSON.stringify(own)]);
    for (const { contact_id, id } of rows) made.set(contact_id, id);
    await replaceTimes(transaction, own, made);
    await judgeAgain(transaction, organizationId, people);
  }
  return made;
}

async function replaceTimes(
  transaction: Transaction,
  callbacks: readonly NewCallback[],
  made: ReadonlyMap<string, string>,
): Promise<void> {
  await transaction.all(endCallbackTimes, [JSON.stringify(callbacks)]);
  const times = callbacks.flatMap((callback) =>
    listInconvenientHours(callback.suits).map((hours) => ({
      ...callback,
      ...hours,
      callbackId: made.get(callback.contactId),
    })),
  );
  await transaction.all(insertCallbackTimes, [JSON.stringify(times)]);
}
