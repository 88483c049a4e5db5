-- How the rows of a file become people, and how they go again.

-- An id of its own for each of many rows: the numbers count up behind the time and the chance of one id
-- that was made for all of them (RFC 9562, 6.2). Making a million one by one takes longer than storing
-- them.
create function numbered_id(base uuid, number integer) returns uuid
  language sql immutable parallel safe
as $$ select (left(base::text, 28) || lpad(to_hex(number), 8, '0'))::uuid $$;

-- Whether two names are one, however they are written: in any case and order, with or without accents and
-- punctuation.
create function is_same_name(one text, other text) returns boolean
  language sql immutable parallel safe
as $$
  select one = other
    or replace(search_text(one), ' ', '') = replace(search_text(other), ' ', '')
    or (select string_agg(word, ' ' order by word)
        from regexp_split_to_table(trim(search_text(one)), '\s+') as word)
      = (select string_agg(word, ' ' order by word)
        from regexp_split_to_table(trim(search_text(other)), '\s+') as word)
$$;

-- Whom each row of a file is about, while it is checked and stored: the rows once more, in the order of
-- their people, so that a batch of people lies together. Not logged and without policies, like the rows:
-- no role of a request may see it.
create unlogged table import_people (
  like import_rows,
  -- The person's first line, by which they are numbered.
  position integer not null,
  -- What the rows of a person tell together stands in the first.
  is_first boolean not null,
  contact_id uuid not null,
  -- Whether they were there before.
  is_known boolean not null
);
create index import_people_by_position on import_people (organization_id, import_id, position);
grant select, insert, update, delete on import_people to ringfence_system;

-- The planner knows nothing of what was written a moment ago, and a plan for a few rows takes hours for a
-- million. Whoever has looked holds the table against the next who looks until the upload is committed: an
-- upload of another organization does not wait for that, and is told that nothing is known (false).
create function analyse_import_rows() returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  lock table import_rows in share update exclusive mode nowait;
  analyze import_rows;
  return true;
exception when lock_not_available then
  return false;
end
$$;
create function analyse_import_people() returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  lock table import_people in share update exclusive mode nowait;
  analyze import_people;
  return true;
exception when lock_not_available then
  return false;
end
$$;
-- After an upload has written very many: the next one may come before the database looks by itself.
create function analyse_imported() returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  analyze (skip_locked) contacts, phones, debts, consents, list_contacts, contact_summaries;
end
$$;
revoke execute on function analyse_import_rows, analyse_import_people, analyse_imported from public;
grant execute on function analyse_import_rows, analyse_import_people, analyse_imported
  to ringfence_system;

alter table lists add column import_id uuid;
alter table custom_fields add column import_id uuid;
-- What of the people it would change was there when the file was compared with them, as one number: another
-- one shows that somebody has changed them since.
alter table imports add column compared_with text;
-- The transaction that stored it, as its rows show it: what has another was changed since.
alter table imports add column stored_by xid;
-- Which transaction had written a row before an upload changed it, and which one put it back.
alter table import_changes
  add column written_by xid,
  add column restored_by xid;
-- Who wrote a row, where undoing an upload that put it back does not count.
create function origin_of(organization uuid, row_id uuid, written_by xid) returns xid
  language sql stable
as $$
  select coalesce((select change.written_by from import_changes change
    where change.organization_id = organization and change.row_id = origin_of.row_id
      and change.restored_by = origin_of.written_by limit 1), origin_of.written_by)
$$;
grant delete on custom_fields to ringfence_system;

-- Takes away what an upload brought. Nobody else may delete these rows; this function deletes none but
-- those of the upload, and none of a person who was called or is to be called. What an upload changed is
-- put back by the system before.
create function remove_imported(organization uuid, import uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
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
  delete from suppressions where organization_id = organization and import_id = import;
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
revoke execute on function remove_imported from public;
grant execute on function remove_imported to ringfence_system;
-- It runs as the owner of the tables, whom the forced policies bind as well, except while it removes.
do $$
declare
  fenced text;
begin
  foreach fenced in array array['lists', 'campaigns', 'imports'] loop
    execute format('create policy removing_for_owner on %I to current_user
      using ((select current_setting(''ringfence.erasing'', true)) = ''on'')', fenced);
  end loop;
end
$$;
