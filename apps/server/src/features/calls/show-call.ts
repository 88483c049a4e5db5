import {
  type CallDetail,
  callDetail,
  correctableOutcome,
  outcome,
} from '@ringfence/contract/calls';
import { organizationPolicy } from '@ringfence/contract/compliance';
import { candidateZone, reason, verdictKind } from '@ringfence/contract/decisions';
import { countsAsAttempt } from '@ringfence/domain/calls/count-attempt';
import { listNotApplying } from '@ringfence/domain/compliance/list-not-applying';
import { firstPolicy, readPolicy } from '@ringfence/domain/compliance/policy';
import * as z from 'zod';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { readStoredFacts } from '../audits/index.ts';
import { listLearned } from './list-learned.ts';
import { listSaid } from './list-said.ts';
import { isAnswer, nameEvent } from './name-event.ts';
import { presentCall } from './present-call.ts';
import { presentFacts } from './present-facts.ts';
import { findCall, findOwnFacts, listCorrections, listEvents } from './queries/show.ts';

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

/** Rules that had nothing to say of the call, by the facts and the policy that it was decided on. */
function listSilent({ facts, policy, decided_at }: CallRow): string[] {
  const known = readStoredFacts(facts);
  const law = organizationPolicy.nullable().safeParse(policy);
  if (known === undefined || !law.success) return [];
  return listNotApplying(known, readPolicy(law.data ?? firstPolicy), decided_at);
}

function presentEvents(row: CallRow, events: readonly EventRow[]): CallDetail['events'] {
  const ours = [
    { kind: 'reserved', at: row.reserved_at },
    { kind: 'placed', at: row.placing_at },
  ].flatMap(({ kind, at }) => {
    if (at === null) return [];
    return [{ kind, key: null, receivedAt: at.toISOString(), occurredAt: at.toISOString() }];
  });
  // The carrier reports that a call was answered, and then asks what to say: that is one thing.
  const reported = new Map(
    events
      .toReversed()
      .map((event) => [
        isAnswer(event) ? `${event.place} ${event.turn} ${event.digits}` : nameEvent(event),
        event,
      ]),
  );
  return [
    ...ours,
    ...[...reported.values()].toReversed().map((event) => ({
      kind: nameEvent(event),
      key: isAnswer(event) ? event.digits : null,
      receivedAt: event.received_at.toISOString(),
      occurredAt: event.occurred_at?.toISOString() ?? null,
    })),
  ];
}

const presentCorrection = (
  row: RowOf<typeof listCorrections.row>,
): CallDetail['corrections'][number] => ({
  id: row.id,
  outcomeBefore: outcome.parse(row.outcome_before),
  outcome: correctableOutcome.parse(row.outcome),
  reason: row.reason,
  evidence: row.evidence,
  isLoosening: row.is_loosening,
  correctedAt: row.corrected_at.toISOString(),
  correctedBy:
    row.corrected_by === null ? null : { id: row.corrected_by, fullName: row.full_name ?? '' },
});

/** One call, and the decision that let it happen. */
export async function showCall(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  callId: string,
): Promise<CallDetail> {
  return database.asTenant(scope, async (transaction) => {
    const row = await transaction.first(inScope(scope, findCall), [callId]);
    if (row === undefined) throw new ProblemError('not_found');
    const key = [row.organization_id, callId];
    const events = await transaction.all(listEvents, key);
    const corrections = await transaction.all(listCorrections, key);
    const own = await transaction.first(findOwnFacts, [
      row.decision_id,
      row.contact_id,
      row.organization_id,
    ]);
    const call = presentCall(row);
    return {
      ...call,
      carrierCallId: row.carrier_call_id,
      debts: debts.parse(row.debts),
      countsAsAttempt: countsAsAttempt(call.outcome),
      decision: presentDecision(row),
      notApplying: listSilent(row),
      events: presentEvents(row, events),
      ...listSaid(row, events),
      learned: listLearned(events),
      facts: own === undefined ? null : presentFacts(own.own_facts),
      corrections: corrections.map(presentCorrection),
      stoppedByOtherAt: row.stopped_by_other_at?.toISOString() ?? null,
    };
  });
}
