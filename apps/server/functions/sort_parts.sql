-- What follows a place in an order, as conditions on `summary` that are taken one after another: first
-- those who have what it sorts by, then those who have it not.
create or replace function sort_parts(filter jsonb, sort text, descending boolean, after_key text, after_id uuid)
  returns text[]
  language plpgsql stable
as $$
declare
  place text := sort_place(sort);
  beyond text := case when descending then '<' else '>' end;
  bounds record := sort_range(filter, sort);
  is_begun boolean := after_id is not null;
begin
  return array_remove(array[
    case when not is_begun and sort in ('added', 'name') then bounds.keyed
      when not is_begun then format('%s is not null and %s', place, bounds.keyed)
      when sort = 'added' then format('%s %s %L', place, beyond, after_id)
      when after_key is not null then format('(%s, summary.contact_id) %s (%L, %L) and %s',
        place, beyond, after_key, after_id, bounds.keyed) end,
    case when not bounds.may_lack then null
      when not is_begun or after_key is not null then format('%s is null', place)
      else format('%s is null and summary.contact_id %s %L', place, beyond, after_id) end], null);
end
$$;
