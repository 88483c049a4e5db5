import { type CallDetail, callDetail } from '@ringfence/contract/calls';
import { candidateZone, reason, verdictKind } from '@ringfence/contract/decisions';
import { countsAsAttempt } from '@ringfence/domain/calls/count-attempt';
import * as z from 'zod';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { presentCall } from './present-call.ts';
import { findCall, listEvents } from './queries.ts';

type CallRow = RowOf<typeof findCall.row>;
type EventRow = RowOf<typeof listEvents.row>;

const reasons = z.array(reason);
const { debts } = callDetail.shape;
const zones = z.array(candidateZone);

function presentDecision(row: CallRow): CallDetail['decision'] {
  return {
    id: row.decision_id,
    decidedAt: row.decided_at.toISOString(),
    verdict: verdictKind.parse(row.verdict),
    until: row.until?.toISOString() ?? null,
    liftedBy: row.lifted_by,
    reasons: reasons.parse(row.reasons),
    zones: zones.parse(row.zones),
    attemptsBefore: row.attempts_before,
    attemptsAfter: row.attempts_after,
    tzdataVersion: row.tzdata_version,
    factsHash: row.facts_hash,
  };
}

function nameEvent({ kind, digit, ending }: EventRow): string {
  if (kind === 'choice') return digit === null ? 'no_key' : `pressed ${digit}`;
  return ending ?? kind;
}

function presentEvents(row: CallRow, events: readonly EventRow[]): CallDetail['events'] {
  const ours = [
    { kind: 'reserved', at: row.reserved_at },
    { kind: 'placed', at: row.placing_at },
  ].flatMap(({ kind, at }) =>
    at === null ? [] : [{ kind, receivedAt: at.toISOString(), occurredAt: at.toISOString() }],
  );
  // The carrier tells that a call was answered, and then asks what to say: that is one thing.
  const told = new Map(events.toReversed().map((event) => [nameEvent(event), event]));
  return [
    ...ours,
    ...[...told].toReversed().map(([kind, event]) => ({
      kind,
      receivedAt: event.received_at.toISOString(),
      occurredAt: event.occurred_at?.toISOString() ?? null,
    })),
  ];
}

/** One call, and the decision that let it happen. */
export async function showCall(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  callId: string,
): Promise<CallDetail> {
  return database.asTenant(scope, async (transaction) => {
    const row = await transaction.first(inScope(scope, findCall), [callId]);
    if (row === undefined) throw new ProblemError('not_found');
    const events = await transaction.all(listEvents, [row.organization_id, callId]);
    const call = presentCall(row);
    return {
      ...call,
      callerId: row.caller_id,
      carrier: row.carrier,
      carrierCallId: row.carrier_call_id,
      debts: debts.parse(row.debts),
      countsAsAttempt: countsAsAttempt(call.outcome),
      decision: presentDecision(row),
      events: presentEvents(row, events),
    };
  });
}
