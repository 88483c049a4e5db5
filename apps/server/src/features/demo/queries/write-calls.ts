import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { defineReplanned } from '../../../platform/database/statement.ts';

const { direction, mode, purpose, origin } = campaignCall;
const kind = `'${direction}', '${mode}', '${purpose}', '${origin}'`;

/** Each status by the name that the carrier has for it; a moment after it came about we hear of it. */
const statuses = `
  ('initiated', 'queued', call.placing_at + interval '200 ms', call.placing_at + interval '260 ms',
    '{}'::jsonb, '{}'::jsonb, true),
  ('ringing', 'ringing', call.placing_at + interval '1200 ms', call.placing_at + interval '1260 ms',
    '{}', '{}', call.rang),
  ('in-progress', 'answered', call.answered_at, call.answered_at + interval '60 ms',
    '{}', '{}', call.answered_at is not null),
  ('flow:' || translate(left(encode(sha256(uuid_send(call.id)), 'base64'), 16), '+/', '-_'), 'answered',
    null, call.asked_at, jsonb_build_object('answeredBy', call.answered_by),
    jsonb_strip_nulls(jsonb_build_object('said', call.opening)), call.asked_at is not null),
  (case call.ending when 'no_answer' then 'no-answer' when 'not_in_service' then 'failed'
      else call.ending end, 'ended', call.ended_at, call.heard_at,
    jsonb_strip_nulls(jsonb_build_object('ending', call.ending, 'talkSeconds', call.talk_seconds,
      'answeredBy', call.answered_by)), '{}', true)`;

/** The content of events is what the dialer would have stored (`record-news.ts`). */
const events = `
  select told.key, told.kind, told.occurred_at, told.received_at,
    jsonb_build_object('organizationId', $1::uuid, 'callId', call.id, 'kind', 'event',
      'carrierCallId', call.carrier_call_id, 'event', jsonb_build_object('key', told.key,
        'state', told.kind, 'at', to_char(told.occurred_at at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) || told.details) || told.said as content
  from (values ${statuses})
    as told (key, kind, occurred_at, received_at, details, said, is_told)
  where told.is_told
  union all
  select 'pressed ' || coalesce(press ->> 'digit', 'nothing') || ' at ' || (press ->> 'step'), 'choice',
    null, (press ->> 'at')::timestamptz, press - 'at'
      || jsonb_build_object('organizationId', $1::uuid, 'callId', call.id, 'kind', 'choice')
  from jsonb_array_elements(call.presses) press`;

/**
 * Calls of an organization ($1), with everything that the carrier ($3) told of them, what was said on them and
 * what was pressed.
 */
export const insertCalls = defineReplanned({
  name: 'demo.insert_calls',
  text: `
    with given as materialized (
      select *
      from jsonb_to_recordset($2) as row (id uuid, campaign_id uuid, contact_id uuid, phone_id uuid,
        e164 text, debt_id uuid, decision_id uuid, attempt integer, caller_id text, carrier_call_id text,
        outcome text, reserved_at timestamptz, placing_at timestamptz, heard_at timestamptz, rang boolean,
        answered_at timestamptz, answered_by text, choice text, ending text, ended_at timestamptz,
        talk_seconds integer, spoken_at timestamptz, asked_at timestamptz, opening jsonb, presses jsonb)
    ), written as (
      insert into calls (organization_id, direction, mode, purpose, origin, id, campaign_id, contact_id,
        phone_id, e164, debt_id, decision_id, attempt, caller_id, carrier, account_id, carrier_call_id,
        state, outcome, reserved_at, placing_at, heard_at, rang, answered_at, answered_by, choice,
        ending, ended_at, talk_seconds, spoken_at)
      select $1, ${kind}, id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id, attempt,
        caller_id, $3, $4, carrier_call_id, 'ended', outcome, reserved_at, placing_at, heard_at, rang,
        answered_at, answered_by, choice, ending, ended_at, talk_seconds, spoken_at
      from given
    )
    insert into carrier_events (organization_id, call_id, key, kind, occurred_at, received_at, content)
    select $1, call.id, event.key, event.kind, event.occurred_at, event.received_at, event.content
    from given call
    cross join lateral (${events}) event`,
  row: {},
});
