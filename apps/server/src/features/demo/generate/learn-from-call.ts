import { presentAsPastCall } from '@ringfence/domain/calls/count-attempt';
import {
  type LivingPerson,
  markPhone,
  orderThings,
  type RestrictionRow,
  restrict,
  takeBack,
} from './living-person.ts';
import type { CallRow } from './make-call.ts';
import type { Random } from './random.ts';

/** What the person on the line asked for: as the dialer keeps it, also for others who are called on the number. */
function listRequests(call: CallRow, random: Random): RestrictionRow[] {
  const { outcome } = call;
  if (outcome !== 'stop' && outcome !== 'wrong_party') return [];
  // It holds from the moment of the key.
  const at = call.presses.find(({ choice }) => choice === outcome)?.at;
  if (at === undefined) return [];
  const make = (kind: RestrictionRow['kind'], e164: string | null): RestrictionRow => ({
    id: random.idAt(at),
    contact_id: call.contact_id,
    kind,
    e164,
    debt_id: null,
    source: 'call',
    evidence: '',
    call_id: call.id,
    is_entered: false,
    started_at: at,
    lifted_at: null,
    lifted_because: '',
  });
  const first = outcome === 'stop' ? make('medium_stop', null) : make('wrong_number', call.e164);
  return [first, make('number_stop', call.e164)];
}

/** A call is part of what is known as soon as it has ended, and so is what was said on it. */
export function learnFromCall(person: LivingPerson, call: CallRow, random: Random): void {
  const { known } = person;
  known.calls.push({
    at: call.reserved_at,
    direction: 'outbound',
    debtIds: [call.debt_id],
    isUnderWay: false,
    outcome: call.outcome,
    phone: call.e164,
  });
  if (presentAsPastCall(call.outcome) === 'conversation') {
    for (const debt of known.debts) {
      if (debt.id === call.debt_id) debt.firstContactAt ??= call.reserved_at;
    }
  }
  const requests = listRequests(call, random);
  for (const request of requests) {
    restrict(person, request);
    takeBack(person, request);
  }
  if (call.outcome === 'not_in_service') markPhone(person, call.phone_id, 'disconnected');
  else if (call.outcome === 'stop') markPhone(person, call.phone_id, 'stopped');
  else if (call.outcome === 'wrong_party') markPhone(person, call.phone_id, 'wrong');
  else return;
  orderThings(person);
}
