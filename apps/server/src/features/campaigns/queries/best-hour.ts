import { defineStatement } from '../../../platform/database/statement.ts';

/**
 * The first calls of a campaign ($1) on which somebody could have answered, by how they were ordered. Not those that
 * ended so ($2); a person answered those that ended otherwise ($3).
 */
export const countArms = defineStatement({
  name: 'campaigns.count_arms',
  text: `
    select target.hour_arm as arm, count(*)::integer as placed,
      count(*) filter (where call.outcome = any($3::text[]))::integer as answered
    from calls call
    join targets target on target.organization_id = call.organization_id
      and target.campaign_id = call.campaign_id and target.contact_id = call.contact_id
    where call.organization_id = current_organization_id() and call.campaign_id = $1
      and call.attempt = 1 and call.state = 'ended' and call.outcome <> all($2::text[])
      and target.hour_arm is not null
    group by 1`,
  row: { arm: 'text', placed: 'int4', answered: 'int4' },
});
