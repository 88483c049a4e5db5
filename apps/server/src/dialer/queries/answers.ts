import { defineStatement } from '../../platform/database/statement.ts';

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
    ), breakers as (
      insert into breaker_counts (organization_id, campaign_id, ended, failed, not_in_service, refused,
        hung_up_early, reached, answered, asked, found_nobody)
      select "organizationId", "campaignId", sum(ended), sum(failed), sum("notInService"), sum(refused),
        sum("hungUpEarly"),
        sum(reached), sum(answered), sum(asked), sum("foundNobody")
      from jsonb_to_recordset($3) as learned ("organizationId" uuid, "campaignId" uuid, ended integer,
        failed integer, "notInService" integer, refused integer, "hungUpEarly" integer, reached integer, answered integer,
        asked integer, "foundNobody" integer)
      group by "organizationId", "campaignId"
      order by "organizationId", "campaignId"
      on conflict (organization_id, campaign_id) do update
      set ended = breaker_counts.ended + excluded.ended,
        failed = breaker_counts.failed + excluded.failed,
        not_in_service = breaker_counts.not_in_service + excluded.not_in_service,
        refused = breaker_counts.refused + excluded.refused,
        hung_up_early = breaker_counts.hung_up_early + excluded.hung_up_early,
        reached = breaker_counts.reached + excluded.reached,
        answered = breaker_counts.answered + excluded.answered,
        asked = breaker_counts.asked + excluded.asked,
        found_nobody = breaker_counts.found_nobody + excluded.found_nobody
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
