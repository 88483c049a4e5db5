import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { defineReplanned } from '../../../platform/database/statement.ts';

const { direction, mode, purpose, origin } = campaignCall;
const kind = `'${direction}', '${mode}', '${purpose}', '${origin}'`;

/**
 * One of the things that the carrier tells of a call, with the content that the dialer stores (`record-news.ts`), where
 * it happened. Content is put together as text: objects that are built of parts cost the database twice as much.
 */
function tell(event: {
  /** SQL, as everything else but the state. */
  key: string;
  state: 'queued' | 'ringing' | 'answered' | 'ended';
  at: string;
  heardAt: string;
  /** What the event has besides, and what stands beside it: text that begins with a comma, or nothing. */
  details?: string;
  beside?: string;
  isReported?: string;
}): string {
  const { key, state, at, heardAt, details = `''`, beside = `''`, isReported = 'true' } = event;
  return `
      select ${key} as key, '${state}' as kind, ${at}::timestamptz as occurred_at,
        ${heardAt} as received_at, (call.beginning || '"event":{"key":"' || ${key}
          || '","state":"${state}","at":' || coalesce('"' || ${at} || '"', 'null') || ${details} || '}'
          || ${beside} || '}')::jsonb as content
      where ${isReported}`;
}

/** A moment after something came about we hear of it. */
const later = (at: string): string => `${at}::timestamptz + interval '60 milliseconds'`;

const events = [
  tell({
    key: `'initiated'`,
    state: 'queued',
    at: 'call.initiated_at',
    heardAt: later('call.initiated_at'),
  }),
  tell({
    key: `'ringing'`,
    state: 'ringing',
    at: 'call.ringing_at',
    heardAt: later('call.ringing_at'),
    isReported: 'call.ringing_at is not null',
  }),
  tell({
    key: `'in-progress'`,
    state: 'answered',
    at: 'call.answered_at',
    heardAt: later('call.answered_at'),
    isReported: 'call.answered_at is not null',
  }),
  // The carrier asks at once what to say, at an address that differs by call, and says no moment.
  tell({
    key: `'flow:' || translate(left(encode(sha256(uuid_send(call.id)), 'base64'), 16), '+/', '-_')`,
    state: 'answered',
    at: 'null',
    heardAt: 'call.spoken_at',
    beside: `',"facts":[]' || coalesce(',"said":' || call.opening::text, '')`,
    isReported: 'call.spoken_at is not null',
  }),
  // Who that is, it tells while the words are said already.
  tell({
    key: `'detected'`,
    state: 'answered',
    at: 'null',
    heardAt: 'call.detected_at',
    details: `',"answeredBy":"' || call.answered_by || '"'`,
    isReported: 'call.detected_at is not null',
  }),
  `
      select coalesce(answer ->> 'connected', answer ->> 'digits', 'nothing') || ' at ' || (answer ->> 'at')
          || ', turn ' || (answer ->> 'turn'),
        'answer', null, (answer ->> 'received_at')::timestamptz, answer - 'received_at' || call.answering
      from jsonb_array_elements(call.answers) answer`,
  tell({
    key: `case call.ending when 'no_answer' then 'no-answer' when 'not_in_service' then 'failed'
          else call.ending end`,
    state: 'ended',
    at: 'call.ended_at',
    heardAt: 'call.heard_at',
    details: `',"ending":"' || call.ending || '","talkSeconds":' || call.talk_seconds
          || coalesce(',"answeredBy":"' || call.answered_by || '"', '')`,
  }),
].join('\n      union all');

/**
 * Calls of an organization ($1), with everything that the carrier ($3) reported of them, what was said on them and
 * what was pressed. Moments that are reported are texts here: they are stored as they are given.
 */
export const insertCalls = defineReplanned({
  name: 'demo.insert_calls',
  text: `
    with given as materialized (
      select *, '{"organizationId":"' || $1::uuid || '","callId":"' || id || '","kind":"event",'
        || '"carrierCallId":"' || carrier_call_id || '",' as beginning,
        jsonb_build_object('organizationId', $1::uuid, 'callId', id, 'kind', 'answer') as answering
      from jsonb_to_recordset($2) as row (id uuid, campaign_id uuid, contact_id uuid, phone_id uuid,
        e164 text, debt_id uuid, decision_id uuid, attempt integer, caller_id text, carrier_call_id text,
        outcome text, reserved_at timestamptz, placing_at timestamptz, initiated_at text,
        ringing_at text, heard_at timestamptz, answered_at text, detected_at timestamptz, answered_by text,
        choice text, ending text, ended_at text, talk_seconds integer, spoken_at timestamptz, opening jsonb,
        answers jsonb, country text, connected_seconds integer, connected_country text)
    ), written as (
      insert into calls (organization_id, direction, mode, purpose, origin, id, campaign_id, contact_id,
        phone_id, e164, debt_id, decision_id, attempt, caller_id, carrier, account_id, carrier_call_id,
        state, outcome, reserved_at, placing_at, heard_at, rang, answered_at, answered_by, choice,
        ending, ended_at, talk_seconds, spoken_at, country, connected_seconds, connected_country)
      select $1, ${kind}, id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id, attempt,
        caller_id, $3, $4, carrier_call_id, 'ended', outcome, reserved_at, placing_at, heard_at,
        ringing_at is not null, answered_at::timestamptz, answered_by, choice, ending,
        ended_at::timestamptz, talk_seconds, spoken_at, country, connected_seconds, connected_country
      from given
    )
    insert into carrier_events (organization_id, call_id, key, kind, occurred_at, received_at, content)
    select $1, call.id, event.key, event.kind, event.occurred_at, event.received_at, event.content
    from given call
    cross join lateral (${events}) event`,
  row: {},
});
