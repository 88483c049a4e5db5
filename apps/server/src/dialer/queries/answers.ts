import { defineStatement } from '../../platform/database/statement.ts';

/** What breakers look at, each as it is given and as it is stored. */
const breakerCounts = {
  ended: 'ended',
  failed: 'failed',
  '"notInService"': 'not_in_service',
  refused: 'refused',
  '"hungUpEarly"': 'hung_up_early',
  reached: 'reached',
  answered: 'answered',
  asked: 'asked',
  '"foundNobody"': 'found_nobody',
};
const countColumns = Object.values(breakerCounts).join(', ');
const countSums = Object.keys(breakerCounts)
  .map((given) => `sum(${given})`)
  .join(', ');
const addTo = (table: string): string =>
  Object.values(breakerCounts)
    .map((column) => `${column} = ${table}.${column} + excluded.${column}`)
    .join(', ');

/**
 * In one order, and as the last thing of a transaction: everybody's calls of a campaign, and of a number, meet here. One
 * statement for all of it, because it is run with every batch.
 */
export const countAnswers = defineStatement({
  name: 'dialer.count_answers',
  text: `
    with numbers as (
      insert into caller_id_days (organization_id, caller_id, day, placed, answered)
      select "organizationId", "callerId", day, sum(placed), sum(answered)
      from jsonb_to_recordset($2) as learned ("organizationId" uuid, "callerId" text, day date,
        placed integer, answered integer)
      where placed <> 0 or answered <> 0
      group by "organizationId", "callerId", day
      order by "organizationId", "callerId", day
      on conflict (organization_id, caller_id, day) do update
      set placed = caller_id_days.placed + excluded.placed,
        answered = caller_id_days.answered + excluded.answered
    ), learned as materialized (
      select * from jsonb_to_recordset($3) as learned ("organizationId" uuid, "campaignId" uuid,
        "callerId" text, minute timestamptz, ended integer, failed integer, "notInService" integer,
        refused integer, "hungUpEarly" integer, reached integer, answered integer, asked integer,
        "foundNobody" integer)
    ), breakers as (
      insert into breaker_counts (organization_id, campaign_id, ${countColumns})
      select "organizationId", "campaignId", ${countSums} from learned
      group by "organizationId", "campaignId"
      order by "organizationId", "campaignId"
      on conflict (organization_id, campaign_id) do update set ${addTo('breaker_counts')}
    ), minutes as (
      insert into breaker_minutes (organization_id, campaign_id, minute, caller_id, ${countColumns})
      select "organizationId", "campaignId", minute, "callerId", ${countSums} from learned
      group by "organizationId", "campaignId", minute, "callerId"
      order by "organizationId", "campaignId", minute, "callerId"
      on conflict (organization_id, campaign_id, minute, caller_id) do update set ${addTo('breaker_minutes')}
    )
    insert into campaign_days (organization_id, campaign_id, day, answered, abandoned)
    select "organizationId", "campaignId", day, sum(answered), sum(abandoned)
    from jsonb_to_recordset($1) as learned ("organizationId" uuid, "campaignId" uuid, day date,
      answered integer, abandoned integer)
    group by "organizationId", "campaignId", day
    order by "organizationId", "campaignId", day
    on conflict (organization_id, campaign_id, day) do update
    set answered = campaign_days.answered + excluded.answered,
      abandoned = campaign_days.abandoned + excluded.abandoned`,
  row: {},
});

/** How often nobody was free on each of these calls ($1, $2), with what was written in this transaction. */
export const countFoundNobody = defineStatement({
  name: 'dialer.count_found_nobody',
  text: `
    select named.id as call_id, heard.times
    from unnest($1::uuid[], $2::uuid[]) as named (organization_id, id)
    cross join lateral (
      select coalesce(sum(jsonb_array_length(jsonb_path_query_array(event.content,
        '$.facts[*] ? (@.kind == "nobody_answered")'))), 0)::integer as times
      from carrier_events event
      where event.organization_id = named.organization_id and event.call_id = named.id
        and found_nobody(event.content)) heard`,
  row: { call_id: 'uuid', times: 'int4' },
});
