import { callKinds } from '@ringfence/domain/calls/outcome-groups';
import { foundPeople } from '../../../platform/database/found-people.ts';
import { defineSpanning } from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';
import { callFields, callParts, callRow } from './call-fields.ts';

/**
 * The next calls ($4) that match a filter ($1) after a place ($3), oldest first or newest ($2), having looked at no
 * more than $5. Where that filled no page, a row without a match names the place that was reached.
 */
export const pickCalls = defineStatement({
  name: 'calls.pick_calls',
  text: `
    select organization_id, id, is_match from pick_calls($1::jsonb, $2, $3, $4, $5)`,
  row: { organization_id: 'uuid?', id: 'uuid', is_match: 'bool' },
});

/** These calls ($1, $2), each by its own key: a planner that knows nothing of a new month reads all of it otherwise. */
export const listCalls = defineStatement({
  name: 'calls.list_calls',
  text: `
    select ${callFields}
    from unnest($1::uuid[], $2::uuid[]) with ordinality as picked (organization_id, id, nth)
    cross join lateral (select * from calls_now
      where calls_now.organization_id = picked.organization_id and calls_now.id = picked.id
      offset 0) call
    ${callParts}
    order by picked.nth`,
  row: callRow,
});

export const countCalls = defineStatement({
  name: 'calls.count_calls',
  text: `select matching, looked_at, expected from count_calls_of($1::jsonb, $2)`,
  row: { matching: 'int4', looked_at: 'int4', expected: 'int8?' },
});

const kept = callKinds
  .map((kind) => `case when '${kind}' = any($5) then kept.${kind} else 0 end`)
  .join(' + ');

/**
 * How many calls of an organization ($1) stand as is wanted ($5), between given moments ($2, $3) in which clocks are so
 * many seconds ($4) ahead of UTC, at an hour ($6) and on a weekday ($7) where these are wanted. It is what the dashboard
 * shows, so that a figure and the calls behind it are the same number.
 */
export const sumKept = defineStatement({
  name: 'calls.sum_kept',
  text: `
    select coalesce(sum(${kept}), 0)::bigint as count
    from unnest($2::timestamptz[], $3::timestamptz[], $4::integer[]) as part (starts_at, ends_at, ahead)
    join call_rollups kept on kept.organization_id = $1
      and kept.starts_at >= part.starts_at and kept.starts_at < part.ends_at
    cross join lateral (
      select kept.starts_at at time zone 'UTC' + make_interval(secs => part.ahead) as shown) wall
    where ($6::integer is null or extract(hour from wall.shown) = $6)
      and ($7::integer is null or extract(dow from wall.shown) = $7)`,
  row: { count: 'int8' },
});

/** Whom a search finds, of how many it looks at the calls at most ($4), as in every other search. */
export const findPeople = defineStatement({
  name: 'calls.find_people',
  text: `select organization_id, id from ${foundPeople('$1', '$2', '$3', 'null', '$4')}`,
  row: { organization_id: 'uuid', id: 'uuid' },
});

/** In which organization a campaign ($1), a list ($2) or a person ($3) is, and which campaigns are meant. */
export const findHome = defineSpanning({
  name: 'calls.find_home',
  text: (covers) => `
    select named.organization_id,
      (select coalesce(jsonb_agg(campaign.id), '[]') from campaigns campaign
       where campaign.organization_id = named.organization_id
         and ($1::uuid is null or campaign.id = $1) and ($2::uuid is null or campaign.list_id = $2)
         and ($1::uuid is not null or $2::uuid is not null)) as campaigns
    from (
      select organization_id from campaigns where id = $1 and ${covers('organization_id')}
      union all
      select organization_id from lists where id = $2 and ${covers('organization_id')}
      union all
      select organization_id from contacts where id = $3 and ${covers('organization_id')}) named
    limit 1`,
  row: { organization_id: 'uuid', campaigns: 'jsonb' },
});

/** The campaigns of an organization ($1) that make calls of an origin ($2), also those that were replaced. */
export const listStanding = defineStatement({
  name: 'calls.list_standing',
  text: `select id from campaigns where organization_id = $1 and origin = $2`,
  row: { id: 'uuid' },
});

export const findZone = defineStatement({
  name: 'calls.find_zone',
  text: `select coalesce(zone, 'UTC') as zone from organizations where id = $1`,
  row: { zone: 'text' },
});

const most = 500;

/** What the organization's calls can be narrowed to. */
export const listChoices = defineSpanning({
  name: 'calls.list_choices',
  text: (covers) => `
    with recursive caller as (
      (select call.organization_id, call.caller_id, call.account_id from calls call
       where ${covers('call.organization_id')} and call.organization_id = current_organization_id()
       order by call.organization_id, call.caller_id, call.account_id limit 1)
      union all
      select further.organization_id, further.caller_id, further.account_id from caller
      cross join lateral (
        select call.organization_id, call.caller_id, call.account_id from calls call
        where call.organization_id = caller.organization_id
          and (call.caller_id, call.account_id) > (caller.caller_id, caller.account_id)
        order by call.caller_id, call.account_id limit 1) further
    )
    (select 'campaign' as kind, campaign.id, campaign.name from campaigns campaign
     where ${covers('campaign.organization_id')} order by campaign.id desc limit ${most})
    union all
    (select 'list', list.id, list.name from lists list
     where ${covers('list.organization_id')} and exists (select from campaigns campaign
       where campaign.organization_id = list.organization_id and campaign.list_id = list.id)
     order by lower(list.name), list.id limit ${most})
    union all
    select distinct 'caller_id', null::uuid, caller.caller_id from caller
    union all
    select distinct 'account', account.id, account.title from caller
    join carrier_accounts account on account.id = caller.account_id`,
  row: { kind: 'text', id: 'uuid?', name: 'text' },
});
