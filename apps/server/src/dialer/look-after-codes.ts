import { silentCallMilliseconds } from '@ringfence/domain/calls/spoken-code';
import { endSilentVerifications, listHaltedVerifications } from './queries/verifications.ts';
import type { DialerServices } from './services.ts';

/**
 * Calls with a code end like all others where calls are stopped: what waits or rings is taken back, and who has
 * answered is not cut off. One of which nothing is heard is taken as ended.
 */
export async function lookAfterCodes(services: DialerServices): Promise<void> {
  const { database, accounts, clock, log } = services;
  const halted = await database.asSystem(async (transaction) => {
    const at = await clock.read(transaction);
    const silentSince = new Date(at.getTime() - silentCallMilliseconds);
    await transaction.all(endSilentVerifications, [at, silentSince]);
    return transaction.all(listHaltedVerifications);
  });
  await Promise.all(
    halted.map(async ({ id, account_id, carrier_call_id }) => {
      try {
        const account = await accounts.find(account_id);
        if (carrier_call_id !== null) await account?.carrier.dropCall(carrier_call_id);
      } catch (error) {
        log.warn({ verificationId: id, error }, 'a call could not be taken back; trying again');
      }
    }),
  );
}
