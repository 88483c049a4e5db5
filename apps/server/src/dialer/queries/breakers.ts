import { breakerKinds } from '@ringfence/domain/breakers/breaker-kinds';
import {
  breakerColumns,
  breakerRow,
  countedByNumber,
  countedForBreaker,
  countedNow,
} from '../../features/breakers/index.ts';
import { defineStatement } from '../../platform/database/statement.ts';

/**
 * A minute after its last call was reserved, those that nobody answers have rung out, and most others are over. It
 * never waits: what is being counted is closed by the next look.
 */
export const closeMinutes = defineStatement({
  name: 'dialer.close_breaker_minutes',
  text: `
    with over as materialized (
      select organization_id, campaign_id, minute, caller_id from breaker_minutes
      where minute < now() - interval '2 minutes'
      for update skip locked)
    delete from breaker_minutes closed using over
    where closed.organization_id = over.organization_id and closed.campaign_id = over.campaign_id
      and closed.minute = over.minute and closed.caller_id = over.caller_id`,
  row: {},
});

/** Organizations with a campaign whose breakers have something to look at, or have not begun. */
export const listToWatch = defineStatement({
  name: 'dialer.list_breakers_to_watch',
  text: `
    select distinct campaign.organization_id from campaigns campaign
    cross join unnest('{${breakerKinds.join()}}'::text[]) as given (kind)
    left join campaign_breakers breaker on breaker.organization_id = campaign.organization_id
      and breaker.campaign_id = campaign.id and breaker.kind = given.kind
    cross join lateral (${countedForBreaker('campaign', 'given.kind')}) total
    where campaign.state = 'running' and (given.kind <> 'caller_id' or campaign.caller_id is not null)
      and (breaker.kind is null or total.calls > breaker.calls or total.events > breaker.events)
    order by campaign.organization_id`,
  row: { organization_id: 'uuid' },
});

/**
 * Of an organization ($1), for one worker at a time, in a statement of its own: what is read next is what the one before
 * wrote. What somebody holds is waited for so long ($2): the other organizations come after it.
 */
export const tryWatching = defineStatement({
  name: 'dialer.try_watching_breakers',
  text: `
    select pg_try_advisory_xact_lock(hashtextextended('ringfence breakers ' || $1::uuid::text, 0)) as is_ours,
      set_config('lock_timeout', $2, true) as lock_timeout`,
  row: { is_ours: 'bool', lock_timeout: 'text' },
});

/** A campaign of an organization ($1) begins with nothing counted; its number, with all that was answered and not before. */
export const beginBreakers = defineStatement({
  name: 'dialer.begin_breakers',
  text: `
    insert into campaign_breakers (organization_id, campaign_id, kind, calls, events)
    select campaign.organization_id, campaign.id, given.kind, coalesce(past.calls, 0), coalesce(past.events, 0)
    from campaigns campaign
    cross join unnest('{${breakerKinds.join()}}'::text[]) as given (kind)
    left join lateral (
      select placed as calls, answered as events from caller_id_totals
      where given.kind = 'caller_id' and organization_id = campaign.organization_id
        and caller_id = campaign.caller_id) past on true
    where campaign.organization_id = $1 and campaign.state = 'running'
      and (given.kind <> 'caller_id' or campaign.caller_id is not null)
      and not exists (select from campaign_breakers known
        where known.organization_id = campaign.organization_id and known.campaign_id = campaign.id
          and known.kind = given.kind)
    on conflict do nothing`,
  row: {},
});

/** Those of its running campaigns for which more was counted than they have seen, with what was chosen for them. */
export const holdBreakers = defineStatement({
  name: 'dialer.hold_breakers',
  text: `
    with campaign as materialized (
      select organization_id, id, caller_id from campaigns where organization_id = $1 and state = 'running'
    ), numbers as materialized (${countedByNumber('campaign')})
    select breaker.organization_id, breaker.campaign_id, breaker.kind, ${breakerColumns}
    from campaign
    join campaign_breakers breaker
      on breaker.organization_id = campaign.organization_id and breaker.campaign_id = campaign.id
    cross join lateral (${countedNow('campaign', 'breaker.kind', 'numbers')}) counted
    left join breaker_limits chosen
      on chosen.organization_id = breaker.organization_id and chosen.kind = breaker.kind
    where counted.total_calls > breaker.calls or counted.total_events > breaker.events
    order by breaker.organization_id, breaker.campaign_id, breaker.kind
    for no key update of breaker`,
  row: { organization_id: 'uuid', campaign_id: 'uuid', kind: 'text', ...breakerRow },
});

export const moveBreakers = defineStatement({
  name: 'dialer.move_breakers',
  text: `
    update campaign_breakers breaker
    set level = moved.level, calls = moved.calls, events = moved.events,
      recent_calls = moved."recentCalls", recent_events = moved."recentEvents"
    from jsonb_to_recordset($1) as moved ("organizationId" uuid, "campaignId" uuid, kind text,
      level numeric, calls bigint, events bigint, "recentCalls" bigint, "recentEvents" bigint)
    where breaker.organization_id = moved."organizationId" and breaker.campaign_id = moved."campaignId"
      and breaker.kind = moved.kind
      -- Until a minute is closed, most stay as they are.
      and (breaker.level, breaker.calls, breaker.events, breaker.recent_calls, breaker.recent_events)
        is distinct from (moved.level, moved.calls, moved.events, moved."recentCalls", moved."recentEvents")`,
  row: {},
});
