import type { CallbackState } from '@ringfence/domain/callbacks/callback-words';
import * as z from 'zod';
import { judgeAgain } from '../../ledger/index.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { type RecordContext, type RecordServices, tellRecord } from '../records/index.ts';
import { findCallback, settleCallback as settleStatement } from './queries.ts';

const output = z.object({ callbackId: z.uuid() });

/** Somebody called back, or nobody is to any more. Twice changes nothing, and nobody becomes callable by it. */
export function settleCallback(
  services: RecordServices,
  context: RecordContext,
  { callbackId }: { callbackId: string },
  state: Extract<CallbackState, 'done' | 'cancelled'>,
): Promise<{ callbackId: string }> {
  const operation = state === 'done' ? 'callbacks.markDone' : 'callbacks.cancel';
  const request = { ...context, operation, input: { callbackId }, output };
  return writeOnce(services.database, request, async (transaction) => {
    const found = await transaction.first(findCallback, [callbackId]);
    if (found === undefined) throw new ProblemError('not_found');
    const settled = await transaction.first(settleStatement, [callbackId, state, services.now()]);
    if (settled !== undefined) {
      // A call that was to be made for it is not placed any more.
      await judgeAgain(transaction, context.scope.organizationId, [found.contact_id]);
      await tellRecord(services, transaction, context.scope, {
        action: state === 'done' ? 'callback.done' : 'callback.cancelled',
        contactId: found.contact_id,
        isHarmless: true,
      });
    }
    return { callbackId };
  });
}
