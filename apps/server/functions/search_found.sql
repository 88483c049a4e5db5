-- Whom a search finds, as conditions like those of `contacts_matching`. A name has all words. An
-- address of mail begins so. So does a reference, or it ends so; where it has digits and nobody's
-- does either, it has them as a part.
create or replace function search_found(filter jsonb, home uuid, few integer, out each text,
    out taken text, out known uuid[]) language plpgsql as $$
declare
  wanted text := lower(trim(filter->>'query'));
  -- No wildcard that was typed is one.
  typed text := regexp_replace(wanted, '([\\%_])', '\\\1', 'g');
  anywhere text := case when length(wanted) >= 3 then '%' else '' end;
  people text := format('select id from contacts contact where organization_id = %L and ', home);
  named text := people || name_condition(wanted, 'search_name');
  part text := people || format('not is_derived_reference(external_reference)
    and lower(external_reference) like %L', anywhere || typed || '%');
  ends text := part || format(' and (lower(external_reference) like %L
    or lower(external_reference) like %L)', typed || '%', anywhere || typed);
  ids constant text := 'select coalesce(array_agg(id), ''{}'') from (%s limit %s) person';
  queries text[];
begin
  execute format(ids, case when named is null then people || 'false' else ends end, few + 1) into known;
  queries := array[case when cardinality(known) > few then ends
    when known = '{}' and anywhere <> '' and wanted ~ '\d' then part
    else format('select unnest(%L::uuid[]) as id', known) end];
  if anywhere <> '' then
    queries := queries || format('%s email is not null and lower(email) collate "C" like %L', people,
      typed || '%');
  end if;
  if filter ? 'last_four' or filter->'numbers' <> '[]' then
    queries := queries || format('select contact_id from phones where organization_id = %L and %s', home,
      case when filter ? 'last_four' then format('right(e164, 4) = %L', filter->>'last_four')
        else format('e164 = any(%L)', array(select jsonb_array_elements_text(filter->'numbers'))) end);
  end if;
  -- By how many have each word, as if words came together by chance.
  if (select everybody * exp(sum(ln(greatest(had, 0.1) / everybody))) <= few
      from unnest(count_words(wanted, array[home])) had, ask_planner('from contacts where
        organization_id = ' || quote_literal(home)) everybody group by everybody) then
    queries := queries || named;
    named := null;
  end if;
  execute format(ids, array_to_string(queries, ' union all '), few + 1) into known;
  queries := case when cardinality(known) > few then queries else array['select unnest($1) as id'] end;
  each := case when cardinality(known) > few then format('exists (select from (%s) found
    where id = summary.contact_id offset 0)', array_to_string(queries, ' union all '))
    else 'summary.contact_id = any($1)' end;
  taken := each;
  -- Of those who are looked at for a frequent name, it is read where it stands for sorting; one that
  -- is too long for that, with the person.
  if named is not null then
    each := format('(%s or %s or octet_length(summary.sort_name) >= 100 and exists (%s
      and contact.id = summary.contact_id offset 0))', each, name_condition(wanted, '('' '' || summary.sort_name)'),
      named);
  end if;
  if named is not null or cardinality(known) > few then
    taken := format('summary.contact_id in (%s)', array_to_string(queries || named, ' union all '));
  end if;
end
$$;
