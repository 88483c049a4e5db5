create or replace function find_campaign_of_promise() returns trigger
  language plpgsql
  as $$
begin
  new.campaign_id := (select call.campaign_id from calls call
    where call.organization_id = new.organization_id and call.id = new.call_id);
  return new;
end
  $$;
