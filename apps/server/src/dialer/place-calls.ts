import { startWatch } from '../platform/clock/start-watch.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { addressCall } from './address-call.ts';
import { backOff } from './back-off.ts';
import type { ReservedCall } from './decide-and-reserve.ts';
import { freshMilliseconds, lookMilliseconds, ringSeconds } from './limits.ts';
import type { PlacedBook } from './mark-placed.ts';
import { beginPlacing, lockBudget, markFailed, openBudget, spendBudget } from './queries/place.ts';
import { recordRefusal } from './refuse-call.ts';
import { addGoodbye } from './say-goodbye.ts';
import type { DialerServices, OpenAccount } from './services.ts';
import { withdrawCalls } from './withdraw-calls.ts';

type Cleared = RowOf<typeof beginPlacing.row>;

async function placeCall(
  services: DialerServices,
  placed: PlacedBook,
  account: OpenAccount,
  call: ReservedCall,
  { spoken_name, language }: Cleared,
): Promise<void> {
  const { id, e164, caller_id, organizationId } = call;
  const { callbackAddress, fallbackAddress } = services;
  const address = addressCall(callbackAddress(), account, organizationId, id);
  const goodbye = { spokenName: spoken_name, callerId: caller_id, language };
  const answer = await account.carrier.placeCall({
    reference: `${organizationId}/${id}`,
    to: e164,
    from: caller_id,
    ringSeconds,
    ...address,
    flowUrl: addGoodbye(address.flowUrl, goodbye),
    fallbackUrl: fallbackAddress && addGoodbye(fallbackAddress, goodbye),
  });
  if (answer.kind === 'refused') return recordRefusal(services, call, answer);
  if (answer.kind === 'placed') {
    return placed.add({ organizationId, id, carrierCallId: answer.carrierCallId });
  }
  // Whether the carrier took it is found out by looking for it there, never by asking again.
  services.log.warn({ callId: id, detail: answer.detail }, 'the carrier gave no clear answer');
  if (!answer.isOverloaded) return;
  await services.database.asSystem(async (transaction) => {
    const at = await services.clock.read(transaction);
    await transaction.all(markFailed, [organizationId, id, at]);
  });
  await backOff(services, account.id, answer.detail, answer.retryAfterSeconds);
}

interface Leased {
  /** How many of the calls, from the first on, the pace allows at this moment. */
  calls: number;
  /** Those of them that may still be placed. */
  cleared: Map<string, Cleared>;
  /** False where too much time has passed since the look: what was ordered since is not known. */
  isInTime: boolean;
}

/** As many of the calls as the account's pace leaves, looked at once more and marked as asked for. */
async function lease(
  { database, clock, now }: DialerServices,
  { id: accountId, pace }: OpenAccount,
  calls: readonly ReservedCall[],
): Promise<Leased> {
  const { callsPerSecond, callsAtOnce } = pace;
  const none: Leased = { calls: 0, cleared: new Map(), isInTime: true };
  const watch = startWatch(now);
  const leased = await database.asSystem(async (transaction) => {
    const looked = await clock.readToCall(transaction);
    if (looked === undefined) return none;
    if ((await transaction.first(lockBudget, [accountId])) === undefined) return none;
    const budget = await transaction.first(openBudget, [accountId, callsPerSecond]);
    if (budget === undefined) return none;
    const { granted, position, under_way, is_counted } = budget;
    const room = Math.min(granted - position, callsAtOnce - under_way, calls.length);
    if (room <= 0) return none;
    const chosen = calls.slice(0, room);
    const rows = await transaction.all(beginPlacing, [
      chosen.map(({ organizationId }) => organizationId),
      chosen.map(({ id }) => id),
      looked,
      new Date(looked.getTime() - freshMilliseconds),
    ]);
    const spent = [position + rows.length, callsPerSecond, under_way + rows.length, is_counted];
    await transaction.all(spendBudget, [accountId, ...spent]);
    return { calls: room, cleared: new Map(rows.map((row) => [row.id, row])), isInTime: true };
  });
  return { ...leased, isInTime: watch() <= lookMilliseconds };
}

async function settleAll(parts: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(parts)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/**
 * Places as many of these calls as the account's pace allows at this moment, and answers how many of them were
 * dealt with, and what hands them to the carrier, outside any transaction. A crash leaves calls in `placing`.
 */
export async function placeCalls(
  services: DialerServices,
  placed: PlacedBook,
  account: OpenAccount,
  calls: readonly ReservedCall[],
): Promise<{ taken: number; handed: Promise<unknown> }> {
  const { calls: taken, cleared, isInTime } = await lease(services, account, calls);
  const chosen = calls.slice(0, taken);
  const held = chosen.filter(({ id }) => !isInTime || !cleared.has(id));
  // Each to its end, so that one that fails leaves no other on its way unseen.
  const handed = settleAll([
    ...chosen.map(async (call) => {
      const row = cleared.get(call.id);
      if (isInTime && row !== undefined) await placeCall(services, placed, account, call, row);
    }),
    // What may be placed does not wait until the rest is written down.
    withdrawCalls(
      services,
      held.map(({ id, organizationId }) => ({
        id,
        organizationId,
        from: cleared.has(id) ? 'placing' : 'reserved',
      })),
    ),
  ]);
  return { taken, handed };
}
