-- The year follows from the day wherever both come, and another year alone takes back the day: whatever
-- the way in which it came.
create or replace function follow_birth() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' or new.born_on is distinct from old.born_on then
    new.birth_year := extract(year from new.born_on);
  elsif new.birth_year is distinct from extract(year from new.born_on) then
    new.born_on := null;
  end if;
  return new;
end
$$;
