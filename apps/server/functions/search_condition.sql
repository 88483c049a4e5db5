-- Whether `summary` is one of those who are searched: a name is read where it stands for sorting, or, if it
-- is too long for that, with the contact; those whom queries find are looked up. Null: nobody can be.
create or replace function search_condition(filter jsonb, is_named boolean, found_by text[]) returns text
  language sql stable
as $$
  select nullif(concat_ws(' or ',
    case when is_named then name_condition(filter->>'query', $c$(' ' || summary.sort_name)$c$) end,
    case when is_named then format('octet_length(summary.sort_name) >= 100 and exists (
      select from contacts contact where contact.organization_id = summary.organization_id
        and contact.id = summary.contact_id and %s)', name_condition(filter->>'query', 'contact.search_name')) end,
    case when found_by <> '{}' then format('exists (select from (%s) found
      where found.organization_id = summary.organization_id and found.id = summary.contact_id)',
      array_to_string(found_by, ' union ')) end), '')
$$;
