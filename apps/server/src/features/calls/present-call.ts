import { type Call, call, callState, outcome } from '@ringfence/contract/calls';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import { presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { listCalls } from './queries.ts';

const kind = call.pick({ direction: true, mode: true, purpose: true, origin: true });

export function presentCall(row: RowOf<typeof listCalls.row>): Call {
  return {
    id: row.id,
    organization: presentOrganization(row),
    contact: { id: row.contact_id, fullName: row.full_name },
    campaign:
      row.campaign_id === null ? null : { id: row.campaign_id, name: row.campaign_name ?? '' },
    ...kind.parse(row),
    phone: maskPhone(row.e164),
    state: callState.parse(row.state),
    outcome: outcome.nullable().parse(row.outcome),
    attempt: row.attempt,
    reservedAt: row.reserved_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    // Carriers tell zero seconds of a call that nobody answered.
    talkSeconds: row.answered_at === null ? null : row.talk_seconds,
  };
}
