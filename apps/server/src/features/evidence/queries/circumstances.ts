import { defineStatement } from '../../../platform/database/statement.ts';

const row = { document: 'jsonb' } as const;

/** What a call ($1) cost, by the rates when it ended. Amounts are millionths of the currency's unit. */
export const findCost = defineStatement({
  name: 'evidence.find_cost',
  text: `
    select jsonb_build_object('amountMicro', cost_micro, 'currency', cost_currency, 'country', country,
      'seconds', talk_seconds, 'connectedCountry', connected_country, 'connectedSeconds', connected_seconds,
      'legs', coalesce(cost_parts, '[]')) as document
    from calls_now
    where organization_id = current_organization_id() and id = $1`,
  row,
});

/**
 * When and how fast a campaign ($1) called at a moment ($2). Hours are those set last by then. The pace is that of
 * now, or from before the first change since then, which the activity record has.
 */
export const findSchedule = defineStatement({
  name: 'evidence.find_schedule',
  text: `
    select jsonb_build_object('at', $2::timestamptz, 'setAt', chosen.set_at, 'startsAt', chosen.starts_at,
      'endsAt', chosen.ends_at, 'hours', chosen.hours, 'order', campaign.call_order,
      'mostAttempts', campaign.most_attempts,
      'callsPerSecond', case when later.before is null then to_jsonb(campaign.calls_per_second)
        else later.before->'callsPerSecond'->0 end,
      'callsAtOnce', case when later.before is null then to_jsonb(campaign.calls_at_once)
        else later.before->'callsAtOnce'->0 end) as document
    from campaigns campaign
    left join lateral (select set_at, starts_at, ends_at, hours from campaign_schedules
      where organization_id = campaign.organization_id and campaign_id = campaign.id and set_at <= $2
      order by set_at desc limit 1) chosen on true
    left join lateral (select detail->'values' as before from activity_entries
      where organization_id = campaign.organization_id and subject_id = campaign.id
        and subject_kind = 'campaign' and action = 'campaign.pace_changed' and occurred_at > $2
      order by occurred_at, id limit 1) later on true
    where campaign.organization_id = current_organization_id() and campaign.id = $1`,
  row,
});

/** The callback that a call of a standing campaign ($2) to a person ($1) was made for, as decided at a moment ($3). */
export const findCallback = defineStatement({
  name: 'evidence.find_callback',
  text: `
    select jsonb_build_object('id', callback.id, 'askedHow', callback.asked_how, 'askedAt', callback.asked_at,
      'askedOnCall', callback.call_id, 'debtId', callback.debt_id, 'suits', callback.suits,
      'wantedAt', callback.wanted_at,
      'wantsSomeone', callback.wants_someone, 'consentId', callback.consent_id,
      'notBefore', callback.not_before, 'state', callback.state, 'settledAt', callback.settled_at,
      'recordedBy', case when profile.id is not null then jsonb_build_object('id', profile.id,
        'fullName', coalesce(profile.full_name, '')) end) as document
    from callbacks callback
    join campaigns campaign on campaign.organization_id = callback.organization_id
      and campaign.id = callback.campaign_id and campaign.origin = 'callback'
    left join profiles profile on profile.id = callback.recorded_by
    where callback.organization_id = current_organization_id() and callback.contact_id = $1
      and callback.campaign_id = $2 and callback.asked_at <= $3
      and (callback.settled_at is null or callback.settled_at >= $3)
    order by callback.asked_at desc limit 1`,
  row,
});
