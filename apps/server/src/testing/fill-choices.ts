import { testStatement } from './test-statement.ts';

/** What is chosen for a campaign, and what of it was changed since. */
export const insertChoices = testStatement(
  `with lists as (
     insert into campaign_lists (organization_id, campaign_id, list_id, is_excluded)
     select organization_id, id, list_id, false from campaigns
     where organization_id = $1 and list_id is not null
     on conflict do nothing
   ), removed as (
     insert into campaign_people_removed (organization_id, campaign_id, contact_id, removed_at, removed_by)
     -- Somebody else than who is called by it.
     select campaign.organization_id, campaign.id, contact.id, now(), $2 from campaigns campaign
     join contacts contact on contact.organization_id = campaign.organization_id
     where campaign.organization_id = $1 and not exists (select from targets target
       where target.organization_id = $1 and target.contact_id = contact.id)
     limit 1
   ), returned as (
     insert into campaign_returns (organization_id, campaign_id, removed_at)
     select organization_id, id, now() from campaigns where organization_id = $1 limit 1)
   insert into campaign_schedules (organization_id, campaign_id, set_at)
   select organization_id, id, now() from campaigns where organization_id = $1 limit 1`,
  {},
);
