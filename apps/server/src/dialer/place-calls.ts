import type { SimulatedPerson } from '@ringfence/carriers/port';
import { startWatch } from '../platform/clock/start-watch.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { addressCall } from './address-call.ts';
import type { ReservedCall } from './decide-and-reserve.ts';
import { leaveOutUnplaced } from './free-places.ts';
import { freshMilliseconds, lookMilliseconds, ringSeconds } from './limits.ts';
import type { MarkPlaced } from './mark-placed.ts';
import { beginPlacing } from './queries/place.ts';
import { recordRefusal, recordUnclear } from './refuse-call.ts';
import { addGoodbye } from './say-goodbye.ts';
import type { DialerServices, OpenAccount } from './services.ts';
import { settleAll } from './settle-all.ts';
import { findPeople } from './simulate-people.ts';
import { openOwnPaces } from './spend-own-pace.ts';
import { openPace } from './spend-pace.ts';
import { type WithdrawnCall, withdrawCalls } from './withdraw-calls.ts';

type Cleared = RowOf<typeof beginPlacing.row> & { person?: SimulatedPerson | undefined };

async function placeCall(
  services: DialerServices,
  markPlaced: MarkPlaced,
  account: OpenAccount,
  call: ReservedCall,
  { spoken_name, language, ring_back, person }: Cleared,
): Promise<void> {
  const { id: callId, e164, caller_id, organizationId } = call;
  const { callbackAddress, fallbackAddress } = services;
  const address = addressCall(callbackAddress(), account, organizationId, callId);
  const goodbye = { spokenName: spoken_name, number: ring_back ?? caller_id, language };
  const answer = await account.carrier.placeCall({
    reference: `${organizationId}/${callId}`,
    to: e164,
    from: caller_id,
    ringSeconds,
    statusUrl: address.statusUrl,
    detectionUrl: address.detectionUrl,
    person,
    flowUrl: addGoodbye(address.flowUrl, goodbye),
    fallbackUrl: fallbackAddress && addGoodbye(fallbackAddress, goodbye),
  });
  if (answer.kind === 'refused') return recordRefusal(services, call, answer);
  if (answer.kind === 'placed') {
    return markPlaced({ organizationId, callId, carrierCallId: answer.carrierCallId });
  }
  return recordUnclear(services, call, answer);
}

/**
 * At most so many of the calls, from the first on, as the account's pace and their own leave, each
 * looked at once more; those that may still be placed are marked so, with what is said on them.
 */
function lease(
  { database, clock }: DialerServices,
  account: OpenAccount,
  calls: readonly ReservedCall[],
  most: number,
): Promise<{ call: ReservedCall; cleared: Cleared | undefined }[]> {
  return database.asSystem(async (transaction) => {
    const looked = await clock.readToCall(transaction);
    const pace = looked && (await openPace(transaction, account));
    if (looked === undefined || pace === undefined) return [];
    const ownPaces = await openOwnPaces(transaction, calls);
    const chosen = ownPaces.choose(calls, Math.min(most, pace.room));
    if (chosen.length === 0) return [];
    const placed = await leaveOutUnplaced(transaction, chosen, looked);
    const rows = await transaction.all(beginPlacing, [
      placed.map(({ organizationId }) => organizationId),
      placed.map(({ id }) => id),
      looked,
      new Date(looked.getTime() - freshMilliseconds),
    ]);
    await pace.spend(rows.length);
    const people = await findPeople(transaction, account, chosen, rows);
    const cleared = new Map(rows.map((row) => [row.id, { ...row, person: people.get(row.id) }]));
    await ownPaces.spend(chosen.filter(({ id }) => cleared.has(id)));
    return chosen.map((call) => ({ call, cleared: cleared.get(call.id) }));
  });
}

/**
 * Places at most so many of these calls, as may go out now. Answers which were dealt with, and what
 * hands them to the carrier, outside any transaction. A crash leaves calls in `placing`.
 */
export async function placeCalls(
  services: DialerServices,
  markPlaced: MarkPlaced,
  account: OpenAccount,
  calls: readonly ReservedCall[],
  most: number,
): Promise<{ taken: ReservedCall[]; placing: number; handed: Promise<void> }> {
  const watch = startWatch(services.now);
  const leased = await lease(services, account, calls, most);
  // Where too much time has passed since the look, what was ordered since is not known.
  const isInTime = watch() <= lookMilliseconds;
  const held: WithdrawnCall[] = [];
  const placing: Promise<void>[] = [];
  for (const { call, cleared } of leased) {
    if (cleared === undefined) held.push({ ...call, from: 'reserved' });
    else if (isInTime) placing.push(placeCall(services, markPlaced, account, call, cleared));
    else held.push({ ...call, from: 'placing' });
  }
  // Each to its end: one that fails leaves no other unseen, and what may be placed waits for none.
  const handed = settleAll([...placing, withdrawCalls(services, held)]);
  return { taken: leased.map(({ call }) => call), placing: placing.length, handed };
}
