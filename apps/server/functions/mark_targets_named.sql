-- Those of the people who are in the campaign of the current organization, also where they are being called or were called
-- to the end: nothing else of them is touched.
create or replace function mark_targets_named(campaign uuid, people uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_organization_id() is null then
    return;
  end if;
  perform set_config('ringfence.correcting', 'on', true);
  update targets target set is_named = true
  where target.organization_id = current_organization_id() and target.campaign_id = campaign
    and target.contact_id = any(people) and not target.is_named;
  perform set_config('ringfence.correcting', '', true);
end
$$;

revoke execute on function mark_targets_named from public;
grant execute on function mark_targets_named to ringfence_tenant, ringfence_super;
