import type { CarrierCall } from '@ringfence/carriers/port';
import { callState } from '@ringfence/contract/calls';
import type { RowOf } from '../platform/database/statement.ts';
import type { CallNews } from './call-news.ts';
import {
  failedMilliseconds,
  heldMilliseconds,
  reconcileBatch,
  silentMilliseconds,
  spentConnectedMilliseconds,
  spentMilliseconds,
  spentTalkMilliseconds,
  unheardMilliseconds,
} from './limits.ts';
import { findKnownCarrierCalls, takeSilentCalls } from './queries/reconcile.ts';
import { recordNews } from './record-news.ts';
import type { DialerServices, OpenAccount } from './services.ts';

type SilentCall = RowOf<typeof takeSilentCalls.row>;

const clockSkewMilliseconds = 5_000;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** The carrier's answer was lost, so the call is looked for there: dialling again could ring twice. */
async function findAtCarrier(
  { database }: DialerServices,
  { carrier }: OpenAccount,
  call: SilentCall,
): Promise<CarrierCall | undefined> {
  if (call.carrier_call_id !== null) return carrier.fetchCall(call.carrier_call_id);
  const found = await carrier.findCalls({
    to: call.e164,
    from: call.caller_id,
    since: before(call.placing_at ?? call.reserved_at, clockSkewMilliseconds),
  });
  const known = await database.asSystem((transaction) =>
    transaction.all(findKnownCarrierCalls, [found.map(({ carrierCallId }) => carrierCallId)]),
  );
  const taken = new Set(known.map((row) => row.carrier_call_id));
  return found.find(({ carrierCallId }) => !taken.has(carrierCallId));
}

/** What the carrier's silence means: nothing yet, or that the call is spent. */
function writeOff(call: SilentCall, now: Date, longest = spentMilliseconds): CallNews[] {
  if ((call.placing_at ?? call.reserved_at) >= before(now, longest)) return [];
  const from = callState.parse(call.state);
  const { organization_id: organizationId, id: callId } = call;
  return [{ organizationId, callId, kind: 'end', from, outcome: 'lost' }];
}

/**
 * The carrier said that it failed to take the call, and now that it answers again it does not show it: nobody
 * was called, and no attempt is spent.
 */
function concludeFailed(call: SilentCall, now: Date): CallNews[] | undefined {
  const { organization_id: organizationId, id: callId, failed_at } = call;
  if (failed_at === null || call.state !== 'placing') return undefined;
  if (failed_at >= before(now, failedMilliseconds)) return [];
  return [{ organizationId, callId, kind: 'end', from: 'placing', outcome: 'withdrawn' }];
}

async function explain(services: DialerServices, call: SilentCall, now: Date): Promise<CallNews[]> {
  const account = call.account_id && (await services.accounts.find(call.account_id));
  // Nobody is left who could ask the carrier for an account that is gone.
  if (!account) return writeOff(call, now);
  const found = await findAtCarrier(services, account, call);
  if (found === undefined) return concludeFailed(call, now) ?? writeOff(call, now);
  const { carrierCallId, event } = found;
  // Held back for so long, it could ring at a minute that nobody decided on.
  if (event.state === 'queued') await account.carrier.dropCall(carrierCallId);
  const { organization_id: organizationId, id: callId } = call;
  return [{ organizationId, callId, kind: 'event', carrierCallId, event }];
}

/** Their worker died before it asked the carrier: `placing` is committed before the carrier is asked. */
const takeBack = (call: SilentCall): CallNews => ({
  organizationId: call.organization_id,
  callId: call.id,
  kind: 'end',
  from: 'reserved',
  outcome: 'withdrawn',
});

/** Whatever keeps the carrier from answering: after its time the call ends, and its place is free. */
function writeOffUnasked(call: SilentCall, now: Date): CallNews[] {
  if (call.state !== 'answered') return writeOff(call, now, spentMilliseconds);
  return writeOff(
    call,
    now,
    call.is_connected ? spentConnectedMilliseconds : spentTalkMilliseconds,
  );
}

async function lookUp(services: DialerServices, call: SilentCall, now: Date): Promise<CallNews[]> {
  try {
    return await explain(services, call, now);
  } catch (error) {
    services.log.warn({ callId: call.id, error }, 'a call could not be looked up; trying again');
    return writeOffUnasked(call, now);
  }
}

async function explainSafely(services: DialerServices, call: SilentCall, now: Date): Promise<void> {
  try {
    await recordNews(services, await lookUp(services, call, now));
  } catch (error) {
    services.log.warn({ callId: call.id, error }, 'what became of a call was not recorded');
  }
}

/** Finds out what became of calls that nobody tells anything about, so that none stays open for ever. */
export async function reconcileCalls(services: DialerServices): Promise<void> {
  const { now, silent } = await services.database.asSystem(async (transaction) => {
    const now = await services.clock.read(transaction);
    const silent = await transaction.all(takeSilentCalls, [
      now,
      before(now, silentMilliseconds),
      before(now, heldMilliseconds),
      before(now, unheardMilliseconds),
      reconcileBatch,
    ]);
    return { now, silent };
  });
  const reserved = silent.filter(({ state }) => state === 'reserved');
  await recordNews(services, reserved.map(takeBack));
  // Those to one number one after another, so that two of them never find the same call.
  const numbers = Map.groupBy(
    silent.filter(({ state }) => state !== 'reserved'),
    ({ e164 }) => e164,
  );
  await Promise.all(
    [...numbers.values()].map(async (calls) => {
      for (const call of calls) await explainSafely(services, call, now);
    }),
  );
}
