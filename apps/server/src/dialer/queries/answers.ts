import { defineStatement } from '../../platform/database/statement.ts';

/** In one order, and as the last thing of a transaction: everybody's calls of a campaign meet here. */
export const countAnswers = defineStatement({
  name: 'dialer.count_answers',
  text: `
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
