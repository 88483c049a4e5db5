import { answeredBy, type Call, call, callState, outcome } from '@ringfence/contract/calls';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import { isSimulated } from '../../platform/carriers/is-simulated.ts';
import { presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { callRow } from './queries/call-fields.ts';

const kind = call.pick({ direction: true, mode: true, purpose: true, origin: true });

const presentNamed = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };

function presentCost({ cost_micro, cost_currency }: RowOf<typeof callRow>): Call['cost'] {
  if (cost_micro === null || cost_currency === null) return null;
  return { amountMicro: cost_micro, currency: cost_currency };
}

export function presentCall(row: RowOf<typeof callRow>): Call {
  return {
    id: row.id,
    organization: presentOrganization(row),
    contact: { id: row.contact_id, fullName: row.full_name, zone: row.zone },
    campaign: presentNamed(row.campaign_id, row.campaign_name),
    list: presentNamed(row.list_id, row.list_name),
    ...kind.parse(row),
    phone: maskPhone(row.e164),
    state: callState.parse(row.state),
    outcome: outcome.nullable().parse(row.outcome),
    outcomeBefore: outcome.nullable().parse(row.outcome_before),
    attempt: row.attempt,
    mostAttempts: row.most_attempts,
    callerId: row.caller_id,
    carrier: row.carrier,
    account: row.account_title === null ? null : presentNamed(row.account_id, row.account_title),
    isSimulated: isSimulated(row.carrier),
    answeredBy: answeredBy.nullable().parse(row.answered_by),
    reservedAt: row.reserved_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    // Carriers tell zero seconds of a call that nobody answered.
    talkSeconds: row.answered_at === null ? null : row.talk_seconds,
    cost: presentCost(row),
  };
}
