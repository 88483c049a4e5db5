-- Takes away the list that an upload made, unless somebody is in it, a campaign calls it or an upload goes into it. Apart
-- from what else the upload brought, because whatever leaves the list locks the upload, and it could not be said any more
-- how far undoing it is.
create or replace function remove_imported_list(organization uuid, import uuid)
  returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('ringfence.erasing', 'on', true);
  delete from lists list where list.organization_id = organization and list.import_id = import
    and not exists (select from list_contacts member
      where member.organization_id = organization and member.list_id = list.id)
    and not exists (select from campaigns campaign
      where campaign.organization_id = organization and campaign.list_id = list.id)
    and not exists (select from imports other
      where other.organization_id = organization and other.list_id = list.id);
  perform set_config('ringfence.erasing', '', true);
end
$$;

revoke execute on function remove_imported_list from public;
grant execute on function remove_imported_list to ringfence_system;
