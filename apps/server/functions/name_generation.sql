-- Which of several of one name somebody is: father and son share a house, and often a reference.
create or replace function name_generation(name text) returns text
  language sql immutable parallel safe
as $$
  select case
    when found in ('jr', 'junior', 'hijo') then 'jr'
    when found in ('sr', 'senior', 'padre') then 'sr'
    when found in ('ii', '2nd') then 'ii'
    when found in ('iii', '3rd') then 'iii'
    when found in ('iv', '4th') then 'iv'
  end
  from (select substring(trim(search_text(name))
    from '^\S+\s+\S.*\m(jr|sr|junior|senior|ii|iii|iv|2nd|3rd|4th|hijo|padre)\M') as found) suffix
$$;
