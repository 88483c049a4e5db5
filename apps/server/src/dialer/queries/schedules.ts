import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';
import { hoursSetAt } from './may-call.ts';

const newestEnd = `
      (select ends_at from campaign_schedules chosen
       where chosen.organization_id = campaign.organization_id and chosen.campaign_id = campaign.id
       order by chosen.set_at desc limit 1)`;

/** Campaigns whose end seems to have come by a moment ($1). */
export const listOver = defineStatement({
  name: 'dialer.list_over',
  text: `
    select campaign.organization_id, campaign.id from campaigns campaign
    where campaign.state in ('running', 'paused') and ${newestEnd} <= $1
    order by campaign.organization_id, campaign.id`,
  row: { organization_id: 'uuid', id: 'uuid' },
});

/** One of them that nobody else holds. An end is set while the campaign is held: it is read in the next statement. */
export const holdOver = defineStatement({
  name: 'dialer.hold_over',
  text: `
    select id from campaigns where organization_id = $1 and id = $2 and state in ('running', 'paused')
    for no key update skip locked`,
  row: { id: 'uuid' },
});

/** Stops it if its end has come by a moment ($3), and leaves its people to a worker. */
export const stopOver = defineStatement({
  name: 'dialer.stop_over',
  text: `
    update campaigns campaign
    set state = 'stopped', paused_because = null, paused_for = null, finished_at = $3, is_ending = true
    where campaign.organization_id = $1 and campaign.id = $2 and ${newestEnd} <= $3
    returning campaign.id`,
  row: { id: 'uuid' },
});

/**
 * Puts people ($3) of a campaign who may be called from the same second on into the order that was chosen for it, by
 * thousandths of that second: who is due is called in the order of these times, and nobody waits for it. Who may be
 * called at once ($4) counts from when the campaign began, so that those who are judged later still come in their
 * order. A time that a person chose, or that the last attempt gave, stays.
 */
export const orderTargets = defineReplanned({
  name: 'dialer.order_targets',
  text: `
    update targets target
    set next_at = date_trunc('second', case when target.next_at <= $4 then campaign.started_at
        else target.next_at end) + (999 - least(999, greatest(0, rank.weight))) * interval '1 millisecond'
    from campaigns campaign
    cross join lateral (
      select summary.contact_id, case campaign.call_order
        -- A thousand steps from nothing to ten million, each a twentieth more than the one before.
        when 'balance' then floor(ln((1 + greatest(0, summary.balance_minor))::double precision) * 48)
        -- From a day to a century, each step a hundredth more than the one before.
        when 'age' then
          floor(ln((1 + greatest(0, $4::timestamptz::date - summary.oldest_debt_on))::double precision) * 95)
        when 'last_contact' then coalesce($4::timestamptz::date - summary.last_called_at::date, 999)
        end as weight
      from contact_summaries summary
      where summary.organization_id = $1 and summary.contact_id = any($3::uuid[])) rank
    where campaign.organization_id = $1 and campaign.id = $2
      and campaign.call_order in ('balance', 'age', 'last_contact')
      and target.organization_id = $1 and target.campaign_id = $2
      and target.contact_id = any($3::uuid[]) and target.contact_id = rank.contact_id
      and target.state = 'waiting' and target.moved_to is null and target.not_before is null`,
  row: {},
});

/** By which hours a campaign ($2) is judged. It is read before the facts, so that it is never newer than they are. */
export const findHours = defineStatement({
  name: 'dialer.find_hours',
  text: `select ${hoursSetAt('$1', '$2')} as set_at`,
  row: { set_at: 'timestamptz?' },
});
