-- Takes away what an upload brought, promises and payments too. Nobody else may delete these rows; this function deletes
-- none but those of the upload, and none of a person who was called or is to be called. What an upload changed is
-- put back by the system before.
create or replace function remove_imported(organization uuid, import uuid)
  returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('ringfence.erasing', 'on', true);
  perform from contacts contact
  where contact.organization_id = organization and contact.import_id = import
  order by contact.id for update;
  if exists (
    select from calls call join contacts contact
      on contact.organization_id = call.organization_id and contact.id = call.contact_id
    where call.organization_id = organization and contact.import_id = import) then
    raise exception 'somebody of this upload was called' using errcode = 'integrity_constraint_violation';
  end if;
  delete from payments where organization_id = organization and import_id = import;
  delete from suppressions where organization_id = organization and import_id = import;
  delete from inconvenient_times where organization_id = organization and import_id = import;
  delete from outside_calls where organization_id = organization and import_id = import;
  delete from consents where organization_id = organization and import_id = import;
  delete from contact_notes where organization_id = organization and import_id = import;
  delete from list_contacts where organization_id = organization and import_id = import;
  delete from debts where organization_id = organization and import_id = import;
  delete from phones where organization_id = organization and import_id = import;
  delete from contact_summaries summary using contacts contact
  where contact.organization_id = organization and contact.import_id = import
    and summary.organization_id = organization and summary.contact_id = contact.id;
  delete from contacts where organization_id = organization and import_id = import;
  perform set_config('ringfence.erasing', '', true);
end
$$;

revoke execute on function remove_imported from public;
grant execute on function remove_imported to ringfence_system;
