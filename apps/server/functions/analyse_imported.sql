-- After an upload has written very many: the next one may come before the database looks by itself.
create or replace function analyse_imported() returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  analyze (skip_locked) contacts, phones, debts, consents, list_contacts, contact_summaries;
end
$$;

revoke execute on function analyse_imported from public;
grant execute on function analyse_imported to ringfence_system;
