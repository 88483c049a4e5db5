import type { chosenEndings } from '@ringfence/domain/promises/promise-words';
import * as z from 'zod';
import { cancelPromises, followDebts } from '../../ledger/index.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import {
  confirmCallable,
  type RecordContext,
  type RecordServices,
  tellRecord,
  writeBesideUploads,
} from '../records/index.ts';
import { findPromise } from './queries.ts';

export interface Cancelling {
  promiseId: string;
  ending: (typeof chosenEndings)[number];
  /** The person may be called by it sooner than now, and is to be. */
  confirmsCallable?: boolean | undefined;
}

const output = z.object({ promiseId: z.uuid() });

/** Ends the open instalments of a plan. What is settled stays as it is, and cancelling twice changes nothing. */
export function cancelPromise(
  services: RecordServices,
  context: RecordContext,
  input: Cancelling,
): Promise<{ promiseId: string }> {
  const { promiseId, ending, confirmsCallable: isConfirmed = false } = input;
  const { scope } = context;
  const request = { ...context, operation: 'promises.cancel', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    const found = await transaction.first(findPromise, [promiseId]);
    if (found === undefined) throw new ProblemError('not_found');
    if (found.state !== 'open') return { promiseId };
    const contactIds = [found.contact_id];
    const question = { contactIds, isConfirmed, asksForSooner: true };
    await confirmCallable(services, transaction, scope, question, async () => {
      const { organizationId, userId } = scope;
      const values = [organizationId, found.plan_id, ending, userId, services.now()];
      await transaction.all(cancelPromises, values);
      await followDebts(transaction, organizationId, contactIds);
    });
    await tellRecord(services, transaction, scope, {
      action: 'promise.cancelled',
      contactId: found.contact_id,
      detail: { ending },
    });
    return { promiseId };
  });
}
