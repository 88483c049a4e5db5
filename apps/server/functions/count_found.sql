-- How many queries find, counted no further than so many each.
create or replace function count_found(found_by text[], most integer) returns numeric
  language plpgsql stable
as $$
declare
  found text;
  had integer;
  people numeric := 0;
begin
  foreach found in array found_by loop
    execute format('select count(*) from (select from (%s) found limit %s) counted', found, most) into had;
    people := people + had;
  end loop;
  return people;
end
$$;
