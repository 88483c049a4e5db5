import { dropAgainMilliseconds, dropBatch } from './limits.ts';
import { takeHaltedCalls } from './queries/drop.ts';
import type { DialerServices } from './services.ts';

/** Answers how many there were to take back. */
async function dropBatchOfCalls(services: DialerServices): Promise<number> {
  const { database, accounts, clock, log } = services;
  const taken = await database.asSystem(async (transaction) => {
    const at = await clock.read(transaction);
    const again = new Date(at.getTime() - dropAgainMilliseconds);
    return transaction.all(takeHaltedCalls, [at, again, dropBatch]);
  });
  await Promise.all(
    taken.map(async ({ id, account_id, carrier_call_id }) => {
      try {
        const account = account_id && (await accounts.find(account_id));
        if (account && carrier_call_id !== null) await account.carrier.dropCall(carrier_call_id);
      } catch (error) {
        log.warn({ callId: id, error }, 'a call could not be taken back; trying again');
      }
    }),
  );
  return taken.length;
}

/**
 * Takes back what waits or rings at the carrier for an organization that may not call any more, or for
 * a campaign that was stopped. A call that was answered is not cut off: the person may be asking not to be
 * called again. What becomes of each call comes from the carrier, as always.
 */
export async function dropCalls(services: DialerServices): Promise<void> {
  // Where very many ring, the last ones do not wait for the next time that somebody looks.
  while ((await dropBatchOfCalls(services)) === dropBatch);
}
