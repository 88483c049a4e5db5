-- Who is looked for by something else than a name, as queries, one for each: a reference by its beginning or
-- its end, and by any part where it has digits and nobody's begins or ends so; an address of mail by its
-- beginning; numbers.
create or replace function find_by_others(filter jsonb, home uuid) returns text[]
  language plpgsql stable
as $$
declare
  wanted text := lower(trim(filter->>'query'));
  beyond constant text := U&'\+10FFFF';
  at_home text := case when home is null then 'true' else format('contact.organization_id = %L', home) end;
  people text := format('select contact.organization_id, contact.id from contacts contact where %s and ',
    at_home);
  shown text := people || 'not is_derived_reference(contact.external_reference) and ';
  begins text := shown || format('lower(contact.external_reference) collate "C" >= %L
    and lower(contact.external_reference) collate "C" < %L', wanted, wanted || beyond);
  ends text := shown || format('reverse(lower(contact.external_reference)) collate "C" >= %L
    and reverse(lower(contact.external_reference)) collate "C" < %L', reverse(wanted),
    reverse(wanted) || beyond);
  found_by text[] := '{}';
  is_known boolean;
begin
  if wanted <> '' then
    found_by := array[begins] || case when length(wanted) >= 3 then array[ends] else '{}' end;
  end if;
  if length(wanted) >= 3 and wanted ~ '\d' then
    execute format('select exists (%s) or exists (%s)', begins, ends) into is_known;
    if not is_known then
      found_by := array[shown || format('lower(contact.external_reference) like %L',
        '%' || replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_') || '%')];
    end if;
  end if;
  if length(wanted) >= 3 then
    found_by := found_by || (people || format('contact.email is not null
      and lower(contact.email) collate "C" >= %L and lower(contact.email) collate "C" < %L',
      wanted, wanted || beyond));
  end if;
  if filter ? 'last_four' or jsonb_array_length(filter->'numbers') > 0 then
    found_by := found_by || format('select contact.organization_id, contact.contact_id from phones contact
      where %s and %s', at_home, case when filter ? 'last_four'
        then format('right(contact.e164, 4) = %L', filter->>'last_four')
        else format('contact.e164 = any(%L)',
          array(select jsonb_array_elements_text(filter->'numbers'))) end);
  end if;
  return found_by;
end
$$;
