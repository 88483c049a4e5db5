import { defineStatement } from '../../../platform/database/statement.ts';

/**
 * Standing reasons of some people, and those that bind anyone who is called on the numbers: a refusal of the
 * number, its new holder, and what is kept of somebody who was erased.
 */
export const readRestrictions = defineStatement({
  name: 'audits.read_restrictions',
  text: `
    select own.contact_id, own.kind, own.debt_id, own.e164, own.place, own.started_at as received_at,
      own.recorded_at, own.lifted_at, own.is_mistake
    from suppressions own
    where own.organization_id = $1 and own.contact_id = any($2)
    union all
    select null, other.kind, null, other.e164, null, other.started_at, other.recorded_at, other.lifted_at,
      other.is_mistake
    from suppressions other
    where other.organization_id = $1 and other.e164 = any($3)
      and other.kind in ('number_stop', 'reassigned') and other.contact_id <> all($2)
    union all
    select null, kept.kind, null, called.e164, null, kept.kept_at, kept.kept_at, null, false
    from unnest($3::text[]) as called (e164)
    join kept_stops kept on kept.organization_id = $1
      and kept.number_hash = sha256(convert_to($1::uuid::text || called.e164, 'UTF8'))`,
  row: {
    contact_id: 'uuid?',
    kind: 'text',
    debt_id: 'uuid?',
    e164: 'text?',
    place: 'text?',
    received_at: 'timestamptz',
    recorded_at: 'timestamptz',
    lifted_at: 'timestamptz?',
    is_mistake: 'bool',
  },
});

/** A consent of which only the day is known holds from that day on. */
export const readConsents = defineStatement({
  name: 'audits.read_consents',
  text: `
    select consent.contact_id, consent.kind, consent.e164,
      coalesce(consent.received_at,
        least(consent.obtained_on::timestamp at time zone 'UTC', consent.recorded_at)) as at,
      consent.revoked_at, consent.expires_at, consent.from_minute, consent.to_minute, consent.place
    from consents consent
    where consent.organization_id = $1 and consent.contact_id = any($2)`,
  row: {
    contact_id: 'uuid',
    kind: 'text',
    e164: 'text?',
    at: 'timestamptz',
    revoked_at: 'timestamptz?',
    expires_at: 'timestamptz?',
    from_minute: 'int4?',
    to_minute: 'int4?',
    place: 'text?',
  },
});

export const readInconvenientTimes = defineStatement({
  name: 'audits.read_inconvenient_times',
  text: `
    select slot.contact_id, to_jsonb(slot.days) as days, slot.from_minute, slot.to_minute,
      slot.started_at as received_at, slot.recorded_at, slot.lifted_at
    from inconvenient_times slot
    where slot.organization_id = $1 and slot.contact_id = any($2)`,
  row: {
    contact_id: 'uuid',
    days: 'jsonb',
    from_minute: 'int4',
    to_minute: 'int4',
    received_at: 'timestamptz',
    recorded_at: 'timestamptz',
    lifted_at: 'timestamptz?',
  },
});

/** Once for each time that it was open. */
export const readPromises = defineStatement({
  name: 'audits.read_promises',
  text: `
    select promise.contact_id, promise.debt_id, promise.due_on::text as due_on, period.opened_at,
      period.settled_at
    from promises promise
    cross join lateral (
      select promise.opened_at, promise.settled_at
      union all
      select earlier."openedAt", earlier."settledAt"
      from jsonb_to_recordset(promise.earlier_periods)
        as earlier ("openedAt" timestamptz, "settledAt" timestamptz)) period
    where promise.organization_id = $1 and promise.contact_id = any($2)`,
  row: {
    contact_id: 'uuid',
    debt_id: 'uuid',
    due_on: 'text',
    opened_at: 'timestamptz',
    settled_at: 'timestamptz?',
  },
});

/** With the accounts of the debts they were about. */
export const readOutsideCalls = defineStatement({
  name: 'audits.read_outside_calls',
  text: `
    select outside.contact_id, outside.e164, to_jsonb(outside.debt_ids) as debt_ids,
      (select coalesce(jsonb_agg(distinct debt.account_group), '[]') from debts debt
       where debt.organization_id = $1 and debt.id = any(outside.debt_ids)
         and debt.account_group is not null) as account_groups,
      outside.direction, outside.outcome, outside.occurred_at, outside.recorded_at
    from outside_calls outside
    where outside.organization_id = $1 and outside.contact_id = any($2)`,
  row: {
    contact_id: 'uuid',
    e164: 'text',
    debt_ids: 'jsonb',
    account_groups: 'jsonb',
    direction: 'text',
    outcome: 'text',
    occurred_at: 'timestamptz',
    recorded_at: 'timestamptz',
  },
});

export const readPolicies = defineStatement({
  name: 'audits.read_policies',
  text: `
    select policy.version, policy.content, policy.created_at
    from policies policy where policy.organization_id = $1 order by policy.version`,
  row: { version: 'int4', content: 'jsonb', created_at: 'timestamptz' },
});

/** Licences that there are, and those of which only the activity record still tells. */
export const readLicences = defineStatement({
  name: 'audits.read_licences',
  text: `
    select licence.region, licence.expires_on::text as expires_on, true as is_held,
      licence.created_at as since, licence.created_at as changed_at
    from licences licence where licence.organization_id = $1
    union all
    select entry.detail ->> 'region', null, false, min(entry.occurred_at), max(entry.occurred_at)
    from activity_entries entry
    where entry.organization_id = $1 and entry.subject_kind = 'licence'
      and entry.detail ->> 'region' is not null
    group by entry.detail ->> 'region'`,
  row: {
    region: 'text',
    expires_on: 'text?',
    is_held: 'bool',
    since: 'timestamptz',
    changed_at: 'timestamptz',
  },
});

export const readCampaignDays = defineStatement({
  name: 'audits.read_campaign_days',
  text: `
    select past.campaign_id, past.day::text as day, past.answered, past.abandoned
    from campaign_days past
    where past.organization_id = $1 and past.campaign_id = any($2) order by past.day`,
  row: { campaign_id: 'uuid', day: 'text', answered: 'int4', abandoned: 'int4' },
});

/** How those days stood whenever an admin let a campaign go on that had paused for them. */
export const readAbandonmentResumes = defineStatement({
  name: 'audits.read_abandonment_resumes',
  text: `
    select resumed.campaign_id, resumed.resumed_at, resumed.day::text as day, resumed.answered,
      resumed.abandoned
    from abandonment_resumes resumed
    where resumed.organization_id = $1 and resumed.campaign_id = any($2)
    order by resumed.resumed_at`,
  row: {
    campaign_id: 'uuid',
    resumed_at: 'timestamptz',
    day: 'text',
    answered: 'int4',
    abandoned: 'int4',
  },
});

/** When its campaigns called, as it was chosen over time. */
export const readCampaignSchedules = defineStatement({
  name: 'audits.read_campaign_schedules',
  text: `
    select chosen.campaign_id, chosen.set_at, chosen.starts_at, chosen.ends_at, chosen.hours
    from campaign_schedules chosen
    where chosen.organization_id = $1 and chosen.campaign_id = any($2)
    order by chosen.set_at`,
  row: {
    campaign_id: 'uuid',
    set_at: 'timestamptz',
    starts_at: 'timestamptz?',
    ends_at: 'timestamptz?',
    hours: 'jsonb?',
  },
});

/** When the organization might not call: orders to stop, and its suspension and deletion as they stand. */
export const readStops = defineStatement({
  name: 'audits.read_stops',
  text: `
    select 'calls_halted' as fault, halt.started_at as since, halt.lifted_at as until
    from call_halts halt where halt.organization_id = $1 or halt.organization_id is null
    union all
    select 'organization_suspended', organization.suspended_at, null
    from organizations organization
    where organization.id = $1 and organization.suspended_at is not null
    union all
    select 'organization_deleted', organization.deleted_at, null
    from organizations organization
    where organization.id = $1 and organization.deleted_at is not null`,
  row: { fault: 'text', since: 'timestamptz', until: 'timestamptz?' },
});

/** Suspensions that are over: only the activity record tells of them. */
export const readPastSuspensions = defineStatement({
  name: 'audits.read_past_suspensions',
  text: `
    select marked.occurred_at as since, marked.next_at as until
    from (
      select entry.action, entry.occurred_at,
        lead(entry.occurred_at) over (order by entry.occurred_at, entry.id) as next_at,
        lead(entry.action) over (order by entry.occurred_at, entry.id) as next_action
      from activity_entries entry
      where entry.organization_id = $1
        and entry.action in ('organization.suspended', 'organization.reinstated')) marked
    where marked.action = 'organization.suspended'
      and marked.next_action = 'organization.reinstated'`,
  row: { since: 'timestamptz', until: 'timestamptz' },
});
