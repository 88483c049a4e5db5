-- Whether calls to a minor (12 CFR 1006.6(a)) could begin, or begin sooner, by another birth. The day is the
-- one of wherever it is earliest.
create or replace function frees_minor(known_on date, known_year integer, told_on date, told_year integer)
  returns boolean
  language sql stable parallel safe
as $$
  select of_age_on(known_on, known_year) > (now() at time zone 'Etc/GMT+12')::date
    and of_age_on(told_on, told_year) < of_age_on(known_on, known_year)
$$;
