import type { CarrierCall } from '@ringfence/carriers/port';
import type { RowOf } from '../platform/database/statement.ts';
import {
  heldMilliseconds,
  reconcileBatch,
  silentMilliseconds,
  spentMilliseconds,
  unheardMilliseconds,
} from './limits.ts';
import { findKnownCarrierCalls, takeSilentCalls } from './queries/reconcile.ts';
import { type CallNews, recordNews } from './record-news.ts';
import type { DialerServices } from './services.ts';

type SilentCall = RowOf<typeof takeSilentCalls.row>;

const clockSkewMilliseconds = 5_000;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** The carrier's answer was lost, so the call is looked for there: dialling again could ring twice. */
async function findAtCarrier(
  { carrier, database }: DialerServices,
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

async function explain(services: DialerServices, call: SilentCall): Promise<CallNews[]> {
  const now = services.now();
  const named = { organizationId: call.organization_id, callId: call.id };
  // Its worker died before it asked the carrier: `placing` is committed before the carrier is asked.
  if (call.state === 'reserved') return [{ ...named, kind: 'end', outcome: 'withdrawn' }];
  const found = await findAtCarrier(services, call);
  if (found !== undefined) {
    // Held back for so long, it could ring at a minute that nobody decided on.
    if (found.event.state === 'queued') await services.carrier.endCall(found.carrierCallId);
    const { carrierCallId, event } = found;
    return [{ ...named, kind: 'event', carrierCallId, event }];
  }
  const isSpent = (call.placing_at ?? call.reserved_at) < before(now, spentMilliseconds);
  return isSpent ? [{ ...named, kind: 'end', outcome: 'lost' }] : [];
}

/** Finds out what became of calls that nobody tells anything about, so that none stays open for ever. */
export async function reconcileCalls(services: DialerServices): Promise<number> {
  const now = services.now();
  const silent = await services.database.asSystem((transaction) =>
    transaction.all(takeSilentCalls, [
      now,
      services.carrier.description.id,
      before(now, silentMilliseconds),
      before(now, heldMilliseconds),
      before(now, unheardMilliseconds),
      reconcileBatch,
    ]),
  );
  const explained = await Promise.all(
    silent.map((call) =>
      explain(services, call).catch((error: unknown): CallNews[] => {
        services.log.warn(
          { callId: call.id, error },
          'a call could not be looked up; trying again',
        );
        return [];
      }),
    ),
  );
  await recordNews(services, explained.flat());
  return silent.length;
}
