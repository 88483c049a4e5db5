import { joinPhoneToCall, zoneOf } from '../../ledger/index.ts';
import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';

/** Organizations in which calls were ever made that people agreed on. */
export const listOrganizations = defineStatement({
  name: 'agreed_calls.list_organizations',
  text: `
    select distinct campaign.organization_id from campaigns campaign
    join organizations organization on organization.id = campaign.organization_id
      and organization.deleted_at is null
    where campaign.origin <> 'campaign'
    order by campaign.organization_id`,
  row: { organization_id: 'uuid' },
});

/** The standing campaigns of an organization, at most one of each origin. */
export const listStanding = defineStatement({
  name: 'agreed_calls.list_standing',
  text: `
    select id, origin, days_before, started_at from campaigns
    where organization_id = $1 and origin <> 'campaign' and state in ('running', 'paused')`,
  row: { id: 'uuid', origin: 'text', days_before: 'int4?', started_at: 'timestamptz' },
});

/** Somebody who was just uploaded gets a place a moment later: until they were judged, nobody knows where they are. */
const isPlaceKnown = (contactId: string): string => `exists (
        select from contact_summaries summary
        where summary.organization_id = $1 and summary.contact_id = ${contactId}
          and summary.shape_id is not null)`;

/**
 * Reminders that wait for a place ($2 of them) and are due by a day ($4), and those that have one and whose day may have
 * come ($3). A person has one place at a time: one that is far off would keep it from one that comes sooner.
 */
export const listReminders = defineStatement({
  name: 'agreed_calls.list_reminders',
  text: `
    select promise.id, promise.contact_id, promise.reminder_state as state, promise.made_at,
      promise.due_on::text as due_on, ${zoneOf('$1', 'promise.contact_id')} as zone
    from (
      (select * from promises
       where organization_id = $1 and reminder_state = 'waiting' and state = 'open'
         and due_on <= $4::date and ${isPlaceKnown('promises.contact_id')}
       order by due_on, id limit $2)
      union all
      (select * from promises
       where organization_id = $1 and reminder_state = 'scheduled' and due_on <= $3::date)) promise
    order by promise.due_on, promise.id`,
  row: {
    id: 'uuid',
    contact_id: 'uuid',
    state: 'text',
    made_at: 'timestamptz',
    due_on: 'text',
    zone: 'text',
  },
});

/**
 * What became of reminders by their targets. One that a stopped campaign left waits again, for the next campaign; the
 * last word of one that was called is its call.
 */
export const settleReminders = defineStatement({
  name: 'agreed_calls.settle_reminders',
  text: `
    update promises promise
    set reminder_state = case when target.attempts > 0 then 'called'
        when target.state <> 'done' or target.ended_because = 'campaign_stopped' then 'waiting'
        else 'withdrawn' end
    from targets target
    join campaigns campaign on campaign.organization_id = target.organization_id
      and campaign.id = target.campaign_id
    where promise.organization_id = $1 and promise.reminder_state = 'scheduled'
      and target.organization_id = $1 and target.campaign_id = promise.reminder_campaign_id
      and target.contact_id = promise.contact_id
      and (target.state = 'done' or campaign.finished_at is not null and target.state <> 'calling')
    returning promise.id`,
  row: { id: 'uuid' },
});

/** For these ($2) no day is left; but not while their phone rings. */
export const missReminders = defineStatement({
  name: 'agreed_calls.miss_reminders',
  text: `
    update promises promise set reminder_state = 'missed'
    where promise.organization_id = $1 and promise.id = any($2)
      and promise.reminder_state in ('waiting', 'scheduled')
      and not exists (select from targets target
        where target.organization_id = $1 and target.campaign_id = promise.reminder_campaign_id
          and target.contact_id = promise.contact_id and target.state = 'calling')
    returning promise.id`,
  row: { id: 'uuid' },
});

/** Targets of standing campaigns for which nothing is agreed on any more. Who is being called ends by themselves. */
export const endTargets = defineStatement({
  name: 'agreed_calls.end_targets',
  text: `
    with left_over as materialized (
      select target.campaign_id, target.contact_id
      from campaigns campaign
      join targets target on target.organization_id = campaign.organization_id
        and target.campaign_id = campaign.id and target.state in ('planned', 'waiting', 'blocked')
      where campaign.organization_id = $1 and campaign.origin <> 'campaign'
        and not exists (select from promises promise
          where promise.organization_id = $1 and promise.contact_id = target.contact_id
            and promise.reminder_campaign_id = campaign.id and promise.reminder_state = 'scheduled')
        and not exists (select from callbacks callback
          where callback.organization_id = $1 and callback.contact_id = target.contact_id
            and callback.campaign_id = campaign.id and callback.state = 'open')
      order by target.contact_id, target.campaign_id
      for no key update of target
    )
    update targets target set state = 'done', next_at = null, ended_because = 'withdrawn',
      verdict = null, decision_id = null
    from left_over
    where target.organization_id = $1 and target.campaign_id = left_over.campaign_id
      and target.contact_id = left_over.contact_id
    returning target.contact_id`,
  row: { contact_id: 'uuid' },
});

/** A target from a moment on; one that is done begins again. $3: whom, what for, from when. */
const insertTargets = `
    inserted as (
      insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id, not_before)
      select $1, $2, chosen.contact_id, phone.id, chosen.debt_id, chosen.not_before
      from chosen ${joinPhoneToCall('$1', 'chosen.contact_id')}
      order by chosen.contact_id
      on conflict (organization_id, campaign_id, contact_id) do update
        set state = 'planned', next_at = null, not_before = excluded.not_before, attempts = 0,
          phone_id = excluded.phone_id, debt_id = excluded.debt_id, verdict = null, decision_id = null,
          ended_because = null, open_until = 'infinity', moved_to = null, moved_before = null,
          cancelled_at = null
        where targets.state = 'done'
      returning contact_id
    )`;

/** Reminders get their place in the campaign ($2), one for each person, in one statement with it. */
export const scheduleReminders = defineReplanned({
  name: 'agreed_calls.schedule_reminders',
  text: `
    with chosen as materialized (
      select distinct on (promise.contact_id) promise.id, promise.contact_id, promise.debt_id,
        given."notBefore" as not_before
      from jsonb_to_recordset($3) as given (id uuid, "notBefore" timestamptz)
      join promises promise on promise.organization_id = $1 and promise.id = given.id
        and promise.reminder_state = 'waiting' and promise.state = 'open'
      where not exists (select from promises other
        where other.organization_id = $1 and other.contact_id = promise.contact_id
          and other.reminder_state = 'scheduled')
      order by promise.contact_id, promise.due_on, promise.id
    ), ${insertTargets}
    update promises promise set reminder_state = 'scheduled', reminder_campaign_id = $2
    from chosen join inserted on inserted.contact_id = chosen.contact_id
    where promise.organization_id = $1 and promise.id = chosen.id
    returning promise.id`,
  row: { id: 'uuid' },
});

/**
 * Callbacks that a campaign is to make ($3 of them): those that people asked for since it began ($2), or that the one
 * before it had; none whose days are over ($4). Anyone who wants to speak to someone is called by a person.
 */
export const listCallbacks = defineStatement({
  name: 'agreed_calls.list_callbacks',
  text: `
    select callback.id, callback.contact_id, callback.suits, callback.wanted_at, callback.asked_at,
      ${zoneOf('$1', 'callback.contact_id')} as zone
    from callbacks callback
    where callback.organization_id = $1 and callback.state = 'open' and callback.campaign_id is null
      and not callback.wants_someone and (callback.asked_at >= $2 or callback.not_before is not null)
      and greatest(callback.asked_at, callback.wanted_at, callback.not_before) >= $4
      and ${isPlaceKnown('callback.contact_id')}
    order by callback.id limit $3`,
  row: {
    id: 'uuid',
    contact_id: 'uuid',
    suits: 'text',
    wanted_at: 'timestamptz?',
    asked_at: 'timestamptz',
    zone: 'text',
  },
});

export const scheduleCallbacks = defineReplanned({
  name: 'agreed_calls.schedule_callbacks',
  text: `
    with chosen as materialized (
      select callback.id, callback.contact_id, callback.debt_id, given."notBefore" as not_before
      from jsonb_to_recordset($3) as given (id uuid, "notBefore" timestamptz)
      join callbacks callback on callback.organization_id = $1 and callback.id = given.id
        and callback.state = 'open' and callback.campaign_id is null
    ), ${insertTargets}
    update callbacks callback set campaign_id = $2, not_before = chosen.not_before
    from chosen join inserted on inserted.contact_id = chosen.contact_id
    where callback.organization_id = $1 and callback.id = chosen.id
    returning callback.id`,
  row: { id: 'uuid' },
});

/**
 * What became of callbacks by their targets, or because their days ($3) are over. Whom a stopped campaign left is for
 * people to call, or for the next one.
 */
export const settleCallbacks = defineStatement({
  name: 'agreed_calls.settle_callbacks',
  text: `
    with ended as materialized (
      select callback.id, case
          when target.state <> 'done' and campaign.finished_at is not null then 'open'
          when target.state <> 'done' then 'not_reached'
          when target.ended_because in ('reached', 'stopped') then 'done'
          when target.ended_because in ('cancelled', 'withdrawn') then 'cancelled'
          when target.ended_because = 'campaign_stopped' then 'open'
          else 'not_reached' end as state
      from callbacks callback
      join targets target on target.organization_id = callback.organization_id
        and target.campaign_id = callback.campaign_id and target.contact_id = callback.contact_id
      join campaigns campaign on campaign.organization_id = target.organization_id
        and campaign.id = target.campaign_id
      where callback.organization_id = $1 and callback.state = 'open'
        and (target.state = 'done' or target.state <> 'calling'
          and (callback.not_before < $3 or campaign.finished_at is not null))
    )
    update callbacks callback set state = ended.state,
      campaign_id = case when ended.state <> 'open' then callback.campaign_id end,
      settled_at = case when ended.state <> 'open' then $2::timestamptz end
    from ended
    where callback.organization_id = $1 and callback.id = ended.id
    returning callback.id`,
  row: { id: 'uuid' },
});
