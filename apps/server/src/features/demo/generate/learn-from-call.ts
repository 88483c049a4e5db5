import { listInconvenientHours } from '@ringfence/domain/callflow/day-parts';
import type { CallFact } from '@ringfence/domain/callflow/flow-state';
import { presentAsPastCall } from '@ringfence/domain/calls/count-attempt';
import { listRequests, readPhoneState } from '@ringfence/domain/calls/outcome-requests';
import { outcomes } from '@ringfence/domain/calls/words';
import { weekdays } from '@ringfence/domain/compliance/words';
import { makePromise } from './keep-promises.ts';
import {
  addInconvenient,
  type LivingPerson,
  markPhone,
  orderThings,
  permit,
  restrict,
  takeBack,
} from './living-person.ts';
import type { CallRow } from './make-call.ts';
import type { Random } from './random.ts';

/** Something that was said on a call: it holds from the moment of the key. */
interface Said {
  person: LivingPerson;
  call: CallRow;
  at: Date;
  random: Random;
  graceDays: number;
}

/** What the person on the line asked for: as the dialer keeps it, also for others who are called on the number. */
function keepRequests({ person, call, at, random }: Said, fact: CallFact): void {
  const outcome = outcomes.find((known) => known === fact.kind) ?? null;
  for (const { kind, about } of listRequests(outcome)) {
    const request = {
      id: random.idAt(at),
      contact_id: call.contact_id,
      kind,
      e164: about === 'number' ? call.e164 : null,
      debt_id: about === 'debts' ? call.debt_id : null,
      source: 'call',
      evidence: '',
      call_id: call.id,
      is_entered: false,
      started_at: at,
      lifted_at: null,
      lifted_because: '',
    };
    restrict(person, request);
    takeBack(person, request);
  }
}

function keepConsent(
  { person, call, at, random }: Said,
  { words, about }: Extract<CallFact, { kind: 'call_consent' }>,
): void {
  permit(person, {
    id: random.idAt(at),
    contact_id: call.contact_id,
    e164: null,
    kind: about === 'promise' ? 'reminder' : 'frequency',
    obtained_how: 'given_to_us',
    obtained_by: null,
    obtained_on: at.toISOString().slice(0, 10),
    received_at: at,
    evidence: words,
    call_id: call.id,
    recorded_at: at,
    revoked_at: null,
    revoked_for: null,
  });
}

function keepTimes(
  { person, call, at, random }: Said,
  suits: Parameters<typeof listInconvenientHours>[0],
): void {
  for (const { from, to } of listInconvenientHours(suits)) {
    addInconvenient(person, {
      id: random.idAt(at),
      contact_id: call.contact_id,
      days: weekdays,
      from_minute: from,
      to_minute: to,
      source: 'call',
      evidence: '',
      call_id: call.id,
      started_at: at,
    });
  }
}

function keepFact(said: Said, fact: CallFact): void {
  keepRequests(said, fact);
  if (fact.kind === 'call_consent') keepConsent(said, fact);
  if (fact.kind === 'promise') makePromise(said.person, said.call, fact, said);
  if (fact.kind === 'another_time') keepTimes(said, fact.suits);
}

/** A call is part of what is known as soon as it has ended, and so is what was said on it. */
export function learnFromCall(
  person: LivingPerson,
  call: CallRow,
  { random, graceDays }: Pick<Said, 'random' | 'graceDays'>,
): void {
  const { known } = person;
  known.calls.push({
    at: call.reserved_at,
    direction: 'outbound',
    debtIds: [call.debt_id],
    isUnderWay: false,
    outcome: call.outcome,
    phone: call.e164,
    campaignId: call.campaign_id,
  });
  if (presentAsPastCall(call.outcome) === 'conversation') {
    for (const debt of known.debts) {
      if (debt.id === call.debt_id) debt.firstContactAt ??= call.reserved_at;
    }
  }
  for (const { received_at: at, facts } of call.answers) {
    for (const fact of facts) keepFact({ person, call, at, random, graceDays }, fact);
  }
  const state = readPhoneState(call.outcome);
  if (state !== null) markPhone(person, call.phone_id, state);
  if (state !== null || call.outcome === 'promise') orderThings(person);
}
