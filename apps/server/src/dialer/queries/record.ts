import { weighingOutcomes } from '@ringfence/domain/calls/correct-outcome';
import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';

const named = 'unnest($1::uuid[], $2::uuid[]) as named (organization_id, id)';

/** In one order everywhere, so that two batches about the same calls never wait for each other. */
export const lockUnderWay = defineReplanned({
  name: 'dialer.lock_under_way',
  text: `
    select live.call_id
    from ${named}
    join calls_under_way live
      on live.organization_id = named.organization_id and live.call_id = named.id
    order by live.organization_id, live.call_id
    for update of live`,
  row: { call_id: 'uuid' },
});

export const lockEnded = defineReplanned({
  name: 'dialer.lock_ended',
  text: `
    select call.id
    from ${named}
    join calls call on call.organization_id = named.organization_id and call.id = named.id
    where call.state = 'ended'
    order by call.organization_id, call.id
    for update of call`,
  row: { id: 'uuid' },
});

/** As they are once they are held. */
export const readCalls = defineReplanned({
  name: 'dialer.read_calls',
  text: `
    select call.*, target.attempts, campaign.most_attempts, campaign.retry,
      campaign.state as campaign_state,
      campaign.caller_pool_id is not null as is_pooled
    from (select distinct * from ${named}) named
    -- Each by its own key: a planner that knows nothing of a new campaign reads everybody otherwise.
    cross join lateral (select organization_id, id, campaign_id, contact_id, phone_id, e164,
        debt_id, state, outcome, rang, answered_at, answered_by, choice, ending, ended_at, talk_seconds,
        spoken_at, caller_id, caller_day::text as caller_day,
        date_trunc('minute', reserved_at) as reserved_in
      from calls_now
      where calls_now.organization_id = named.organization_id and calls_now.id = named.id
      offset 0) call
    left join lateral (select target.attempts from targets target
      where target.organization_id = call.organization_id and target.campaign_id = call.campaign_id
        and target.contact_id = call.contact_id offset 0) target on true
    left join campaigns campaign on campaign.organization_id = call.organization_id
      and campaign.id = call.campaign_id
    order by call.organization_id, call.id`,
  row: {
    organization_id: 'uuid',
    id: 'uuid',
    campaign_id: 'uuid?',
    contact_id: 'uuid',
    phone_id: 'uuid',
    e164: 'text',
    debt_id: 'uuid',
    state: 'text',
    outcome: 'text?',
    rang: 'bool',
    answered_at: 'timestamptz?',
    answered_by: 'text?',
    choice: 'text?',
    ending: 'text?',
    ended_at: 'timestamptz?',
    talk_seconds: 'int4?',
    spoken_at: 'timestamptz?',
    caller_id: 'text',
    caller_day: 'text?',
    reserved_in: 'timestamptz',
    attempts: 'int4?',
    most_attempts: 'int4?',
    retry: 'jsonb?',
    campaign_state: 'text?',
    is_pooled: 'bool',
  },
});

/** Returns only what was not reported before: this is what makes an event count once. */
export const insertEvents = defineStatement({
  name: 'dialer.insert_events',
  text: `
    insert into carrier_events
      (organization_id, call_id, key, kind, occurred_at, received_at, content)
    select "organizationId", "callId", key, kind, "occurredAt", $2, content
    from jsonb_to_recordset($1) as given ("organizationId" uuid, "callId" uuid, key text, kind text,
      "occurredAt" timestamptz, content jsonb)
    on conflict do nothing
    returning call_id, key`,
  row: { call_id: 'uuid', key: 'text' },
});

const given = `jsonb_to_recordset($1) as given ("organizationId" uuid, "callId" uuid, state text,
      outcome text, rang boolean, "answeredAt" timestamptz, "answeredBy" text, choice text,
      ending text, "endedAt" timestamptz, "talkSeconds" integer, "spokenAt" timestamptz,
      "carrierCallId" text, country text)`;

const learned = `rang = given.rang, answered_at = given."answeredAt", answered_by = given."answeredBy",
      choice = given.choice, ending = given.ending, talk_seconds = given."talkSeconds",
      spoken_at = given."spokenAt", heard_at = $2`;

export const updateUnderWay = defineReplanned({
  name: 'dialer.update_under_way',
  text: `
    update calls_under_way live set state = given.state, ${learned},
      carrier_call_id = coalesce(given."carrierCallId", live.carrier_call_id)
    from ${given}
    where live.organization_id = given."organizationId" and live.call_id = given."callId"`,
  row: {},
});

const weigh = (outcome: string): string =>
  `coalesce(array_position('{${weighingOutcomes.join()}}'::text[], ${outcome}), 0)`;

/** With what was kept beside it while it lasted; of one that had ended before, with what is reported now. */
export const endCalls = defineReplanned({
  name: 'dialer.end_calls',
  text: `
    update calls call set state = given.state, outcome = given.outcome, ended_at = given."endedAt",
      country = given.country, ${learned},
      -- What is heard late and binds more than somebody's correction stands before it.
      corrected_outcome = case when given.outcome is not distinct from call.outcome or
        ${weigh('given.outcome')} <= ${weigh('corrected_outcome')} then corrected_outcome end,
      placing_at = coalesce(live.placing_at, call.placing_at),
      dropped_at = coalesce(live.dropped_at, call.dropped_at),
      carrier_call_id = coalesce(given."carrierCallId", live.carrier_call_id, call.carrier_call_id)
    from ${given}
    left join calls_under_way live
      on live.organization_id = given."organizationId" and live.call_id = given."callId"
    where call.organization_id = given."organizationId" and call.id = given."callId"`,
  row: {},
});

/** In a statement of its own: a trigger reads the row there when the call is written. */
export const forgetUnderWay = defineReplanned({
  name: 'dialer.forget_under_way',
  text: `
    delete from calls_under_way live
    using jsonb_to_recordset($1) as given ("organizationId" uuid, "callId" uuid)
    where live.organization_id = given."organizationId" and live.call_id = given."callId"`,
  row: {},
});
