-- owner: ringfence_search
-- What the search in the header asks: as `pick_contacts` does, in the order in which people came.
create or replace function find_contacts(query text, numbers text[], last_four text, of_list uuid,
    after uuid, most integer)
  returns table (organization_id uuid, id uuid)
  language sql security definer rows 50 set search_path = public, pg_temp
as $$
  select picked.organization_id, picked.id
  from pick_contacts(jsonb_strip_nulls(jsonb_build_object('query', query, 'numbers', to_jsonb(numbers),
      'last_four', last_four, 'list_id', of_list)), 'added', false, null, after, most) picked
$$;

revoke execute on function find_contacts from public;
grant execute on function find_contacts to ringfence_tenant, ringfence_super;
