import { dropAgainMilliseconds, dropBatch } from './limits.ts';
import { takeHaltedCalls } from './queries/drop.ts';
import type { DialerServices } from './services.ts';

/**
 * Takes back what waits or rings at the carrier for an organization that may not call any more. Who
 * has been answered is not cut off: the person may be asking not to be called again. What becomes of
 * each call is told by the carrier, as always.
 */
export async function dropCalls({ database, carrier, now, log }: DialerServices): Promise<void> {
  const at = now();
  const again = new Date(at.getTime() - dropAgainMilliseconds);
  const taken = await database.asSystem((transaction) =>
    transaction.all(takeHaltedCalls, [at, carrier.description.id, again, dropBatch]),
  );
  await Promise.all(
    taken.map(async ({ id, carrier_call_id }) => {
      try {
        if (carrier_call_id !== null) await carrier.dropCall(carrier_call_id);
      } catch (error) {
        log.warn({ callId: id, error }, 'a call could not be taken back; trying again');
      }
    }),
  );
}
