import { presentAsPastCall } from '@ringfence/domain/calls/count-attempt';
import { outcomes } from '@ringfence/domain/calls/words';
import { defineReplanned, defineStatement } from '../../../platform/database/statement.ts';

export const insertCampaigns = defineStatement({
  name: 'demo.insert_campaigns',
  text: `
    insert into campaigns (organization_id, id, name, list_id, script_id, script_version, caller_id,
      spoken_name, most_attempts, state, started_by, started_at, finished_at, planned_at, account_id,
      paused_because, paused_for)
    select $1, id, name, $2, $3, $4, caller_id, $5, most_attempts, state, $6, started_at, finished_at,
      started_at, $7, paused->>'because', case when paused is not null then $9::text end
    from jsonb_to_recordset($8) as row (id uuid, name text, caller_id text, most_attempts integer,
      state text, started_at timestamptz, finished_at timestamptz, paused jsonb)`,
  row: {},
});

/** Where the breaker of a campaign ($2) that paused by itself stands, and what its calls came to. */
export const insertTrip = defineStatement({
  name: 'demo.insert_trip',
  text: `
    with counted as (
      insert into breaker_counts (organization_id, campaign_id, ended, failed, not_in_service, refused, hung_up_early, reached,
        answered, asked, found_nobody)
      select $1, $2, ended, failed, "notInService", refused, "hungUpEarly", reached, answered, asked, "foundNobody"
      from jsonb_to_record($4::jsonb->'counted') as row (ended bigint, failed bigint, "notInService" bigint, refused bigint,
        "hungUpEarly" bigint, reached bigint, answered bigint, asked bigint, "foundNobody" bigint)
      returning ended, failed)
    insert into campaign_breakers (organization_id, campaign_id, kind, level, calls, events, recent_calls,
      recent_events)
    select $1, $2, $3, tripped.level, counted.ended, counted.failed, tripped.recent_calls, tripped.recent_events
    from counted, jsonb_to_record($4) as tripped (level numeric, recent_calls bigint, recent_events bigint)`,
  row: {},
});

export const insertTargets = defineReplanned({
  name: 'demo.insert_targets',
  text: `
    insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id, state, attempts,
      verdict, decision_id, ended_because, next_at)
    select $1, campaign_id, contact_id, phone_id, debt_id, state, attempts, verdict, decision_id,
      ended_because, next_at
    from jsonb_to_recordset($2) as row (campaign_id uuid, contact_id uuid, phone_id uuid, debt_id uuid,
      state text, attempts integer, verdict text, decision_id uuid, ended_because text,
      next_at timestamptz)`,
  row: {},
});

/** With the hash of the text that the stored facts have, as the dialer writes it. */
export const insertDecisions = defineReplanned({
  name: 'demo.insert_decisions',
  text: `
    insert into decisions (organization_id, id, campaign_id, contact_id, decided_at, verdict, until,
      lifted_by, reasons, zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version,
      policy_version, rule_set)
    select $1, id, campaign_id, contact_id, decided_at, verdict, until, lifted_by, reasons, zones,
      attempts_before, attempts_after, facts, sha256(convert_to(facts::text, 'UTF8')), $3, $4, $5
    from jsonb_to_recordset($2) as row (id uuid, campaign_id uuid, contact_id uuid,
      decided_at timestamptz, verdict text, until timestamptz, lifted_by text, reasons jsonb,
      zones jsonb, attempts_before integer, attempts_after integer, facts jsonb)`,
  row: {},
});

export const insertDays = defineStatement({
  name: 'demo.insert_days',
  text: `
    insert into campaign_days (organization_id, campaign_id, day, answered, abandoned)
    select $1, campaign_id, day, answered, abandoned
    from jsonb_to_recordset($2)
      as row (campaign_id uuid, day date, answered integer, abandoned integer)`,
  row: {},
});

const conversations = outcomes
  .filter((outcome) => presentAsPastCall(outcome) === 'conversation')
  .map((outcome) => `'${outcome}'`)
  .join(', ');

/** What was first talked about with the people ($2), as their calls tell it. */
export const insertConversations = defineReplanned({
  name: 'demo.insert_conversations',
  text: `
    insert into first_conversations (organization_id, debt_id, contact_id, occurred_at)
    select call.organization_id, call.debt_id, call.contact_id, min(call.reserved_at)
    from calls call
    where call.organization_id = $1 and call.contact_id = any($2::uuid[])
      and call.outcome in (${conversations}) and call.id >= first_id_of($3::timestamptz)
    group by 1, 2, 3`,
  row: {},
});

/** Of those that a member entered, who that was ($2). */
export const insertRestrictions = defineReplanned({
  name: 'demo.insert_made_restrictions',
  text: `
    insert into suppressions (organization_id, id, contact_id, kind, e164, debt_id, source, evidence,
      call_id, recorded_by, started_at, recorded_at, lifted_at, lifted_by, lifted_because)
    select $1, id, contact_id, kind, e164, debt_id, source, evidence, call_id,
      case when is_entered then $2::uuid end, started_at, started_at, lifted_at,
      case when lifted_at is not null then $2::uuid end, lifted_because
    from jsonb_to_recordset($3) as row (id uuid, contact_id uuid, kind text, e164 text, debt_id uuid,
      source text, evidence text, call_id uuid, is_entered boolean, started_at timestamptz,
      lifted_at timestamptz, lifted_because text)
    on conflict do nothing`,
  row: {},
});

export const insertTimes = defineReplanned({
  name: 'demo.insert_times',
  text: `
    insert into inconvenient_times (organization_id, id, contact_id, days, from_minute, to_minute, source,
      evidence, call_id, recorded_by, recorded_at, started_at)
    select $1, id, contact_id, array(select jsonb_array_elements_text(days)), from_minute, to_minute,
      source, evidence, call_id, case when call_id is null then $2::uuid end, started_at, started_at
    from jsonb_to_recordset($3) as row (id uuid, contact_id uuid, days jsonb, from_minute integer,
      to_minute integer, source text, evidence text, call_id uuid, started_at timestamptz)`,
  row: {},
});

export const insertHeardCalls = defineReplanned({
  name: 'demo.insert_heard_calls',
  text: `
    insert into outside_calls (organization_id, id, contact_id, e164, debt_ids, direction, outcome,
      occurred_at, evidence, recorded_by, recorded_at)
    select $1, id, contact_id, e164, array(select jsonb_array_elements_text(debt_ids)::uuid), 'inbound',
      'conversation', occurred_at, evidence, $2, occurred_at
    from jsonb_to_recordset($3) as row (id uuid, contact_id uuid, e164 text, debt_ids jsonb,
      occurred_at timestamptz, evidence text)`,
  row: {},
});

/** Made on calls, and so entered by nobody. */
export const insertPromises = defineReplanned({
  name: 'demo.insert_promises',
  text: `
    insert into promises (organization_id, id, contact_id, debt_id, plan_id, amount_minor, currency, due_on,
      state, made_how, call_id, made_at, recorded_at, opened_at, settled_at, cancelled_because)
    select $1, id, contact_id, debt_id, plan_id, amount_minor, currency, due_on, state, 'call', call_id,
      made_at, made_at, made_at, settled_at, cancelled_because
    from jsonb_to_recordset($2) as row (id uuid, contact_id uuid, debt_id uuid, plan_id uuid,
      amount_minor bigint, currency text, due_on date, state text, call_id uuid, made_at timestamptz,
      settled_at timestamptz, cancelled_because text)`,
  row: {},
});

/** Reported by a program of somebody ($2), and all of each taken by its debt. */
export const insertPayments = defineReplanned({
  name: 'demo.insert_payments',
  text: `
    insert into payments (organization_id, id, contact_id, debt_id, amount_minor, applied_minor, currency,
      paid_on, payer_reference, source, recorded_by, recorded_at)
    select $1, id, contact_id, debt_id, amount_minor, amount_minor, currency, paid_on, payer_reference,
      'program', $2, recorded_at
    from jsonb_to_recordset($3) as row (id uuid, contact_id uuid, debt_id uuid, amount_minor bigint,
      currency text, paid_on date, payer_reference text, recorded_at timestamptz)`,
  row: {},
});

/**
 * What lists are sorted and filtered by, for people who are new: as summarise_contacts does it, which looks for the
 * last call of each in every month. Here the last calls are given ($2).
 */
export const summarisePeople = defineReplanned({
  name: 'demo.summarise_people',
  text: `
    insert into contact_summaries (organization_id, contact_id, sort_name, open_debts, balance_minor,
      currency, state, has_promise, oldest_debt_on, last_called_at, last_outcome, is_suppressed)
    select contact.organization_id, contact.id, sort_text(contact.full_name), owed.open_debts,
      owed.balance_minor, owed.currency, owed.state, owed.has_promise, owed.oldest_debt_on, given.at,
      given.outcome, exists (select from suppressions suppression
        where suppression.organization_id = contact.organization_id
          and suppression.contact_id = contact.id and suppression.lifted_at is null)
    from jsonb_to_recordset($2) as given (contact_id uuid, at timestamptz, outcome text)
    join contacts contact on contact.organization_id = $1 and contact.id = given.contact_id
    cross join lateral summarise_debts(contact.organization_id, contact.id) owed
    order by contact.id`,
  row: {},
});

/** Last, because a request that adds somebody of the same name waits until this is committed; in one order for all. */
export const countWords = defineReplanned({
  name: 'demo.count_words',
  text: `
    insert into search_words as known (organization_id, word, people)
    select $1, left(word, 200), count(*)
    from contacts contact
    cross join lateral words_of(contact.search_name) as word
    where contact.organization_id = $1 and contact.id = any($2::uuid[])
    group by 2 order by 2
    on conflict (organization_id, word) do update set people = known.people + excluded.people`,
  row: {},
});

/** What the activity record says of the past, in the order in which it happened. */
export const listDeeds = defineReplanned({
  name: 'demo.list_deeds',
  text: `
    select deed.* from (
      select organization_id, stored_at as at, created_by as actor_id, 'list.imported' as action,
        'list' as subject_kind, list_id as subject_id, jsonb_build_object('importId', id) as detail
      from imports where organization_id = any($1::uuid[]) and state = 'stored'
      union all
      select organization_id, created_at, created_by, 'script.created', 'script', id,
        jsonb_build_object('version', 1)
      from scripts where organization_id = any($1)
      union all
      select organization_id, approved_at, approved_by, 'script.approved', 'script', script_id,
        jsonb_build_object('version', version)
      from script_versions where organization_id = any($1) and approved_at is not null
      union all
      select organization_id, started_at, started_by, 'campaign.started', 'campaign', id, '{}'
      from campaigns where organization_id = any($1)
      union all
      select organization_id, finished_at, case when state = 'stopped' then started_by end,
        'campaign.' || state, 'campaign', id, '{}'
      from campaigns where organization_id = any($1) and finished_at is not null
      union all
      select campaign.organization_id, (select max(call.heard_at) + interval '1 second' from calls call
          where call.organization_id = campaign.organization_id and call.campaign_id = campaign.id),
        null, 'campaign.paused', 'campaign', campaign.id,
        jsonb_build_object('cause', campaign.paused_for, 'because', campaign.paused_because)
      from campaigns campaign where campaign.organization_id = any($1) and campaign.paused_for is not null
      union all
      select organization_id, started_at, recorded_by, 'suppression.recorded', 'contact', contact_id,
        jsonb_build_object('kind', kind)
      from suppressions where organization_id = any($1) and recorded_by is not null
      union all
      select organization_id, recorded_at, recorded_by, 'payment.recorded', 'contact', contact_id, '{}'
      from payments where organization_id = any($1)
      union all
      select distinct organization_id, settled_at, null::uuid, 'promise.broken', 'contact', contact_id,
        '{}'::jsonb
      from promises where organization_id = any($1) and state = 'broken') deed
    where deed.at < $2
    order by deed.at`,
  row: {
    organization_id: 'uuid',
    at: 'timestamptz',
    actor_id: 'uuid?',
    action: 'text',
    subject_kind: 'text',
    subject_id: 'uuid',
    detail: 'jsonb',
  },
});

export const insertDeeds = defineStatement({
  name: 'demo.insert_deeds',
  text: `
    insert into activity_entries (organization_id, id, occurred_at, actor_kind, actor_id, action,
      subject_kind, subject_id, detail)
    select organization_id, id, at, case when actor_id is null then 'system' else 'profile' end, actor_id,
      action, subject_kind, subject_id, detail
    from jsonb_to_recordset($1) as row (organization_id uuid, id uuid, at timestamptz, actor_id uuid,
      action text, subject_kind text, subject_id uuid, detail jsonb)
    order by at`,
  row: {},
});
