-- Who has all words of a search in their name, as a query that more conditions can follow: on `summary` too,
-- as far as it is made of a name. Where an organization has most of all people, the index of words is asked
-- without it: to find that nearly everybody is of it takes longer than to look.
create or replace function find_by_name(filter jsonb, home uuid) returns text
  language plpgsql
as $$
declare
  own numeric;
  everybody numeric;
begin
  if home is not null then
    select planned.expected into own from ask_planner(format(
      'from contacts where organization_id = %L', home)) planned;
    select planned.expected into everybody from ask_planner('from contacts') planned;
  end if;
  return format($q$select contact.organization_id, contact.id from contacts contact
    cross join lateral (select contact.id as contact_id,
      left(trim(regexp_replace(contact.search_name, '\s+', ' ', 'g')), 100) collate "C" as sort_name) summary
    where %s and %s$q$,
    case when home is null then 'true'
      when own * 3 > everybody then format('(contact.organization_id = %L) is true', home)
      else format('contact.organization_id = %L', home) end,
    name_condition(filter->>'query', 'contact.search_name'));
end
$$;
