-- How many have all of them, of so many, if words came together by chance.
create or replace function expected_by_words(query text, home uuid, total numeric) returns numeric
  language plpgsql stable
as $$
declare
  expected numeric := total;
  had bigint;
begin
  foreach had in array count_words(query, home) loop
    expected := expected * had / greatest(total, 1);
  end loop;
  return expected;
end
$$;
