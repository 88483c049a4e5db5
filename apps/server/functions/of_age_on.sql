-- From which day on somebody is of age, as far as it is known: by a bare year, when that year is over. People
-- who were born on the last day of a February are so on the first of March.
create or replace function of_age_on(born_on date, birth_year integer) returns date
  language sql immutable parallel safe
as $$
  select coalesce((born_on - 1 + interval '18 years')::date + 1, make_date(birth_year + 19, 1, 1),
    '-infinity'::date)
$$;
