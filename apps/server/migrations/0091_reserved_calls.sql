-- How many calls wait for their moment is counted with every batch that is reserved, whatever the number under way.
create index calls_under_way_reserved on calls_under_way (account_id, organization_id, campaign_id)
  where placing_at is null;
