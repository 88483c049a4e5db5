-- Whom a search finds, as conditions like those of `contacts_matching`, which are both by ids where
-- these are few. A name has all words. An email address begins so. So does a reference, or ends
-- so; where it has digits and nobody's does, it has them as a part. What is typed is no pattern.
-- References begin alike: their index is asked for what stands from the first digit on.
create or replace function search_found(filter jsonb, home uuid, few integer, out each text,
    out taken text) language plpgsql as $$ declare
  wanted text := lower(trim(filter->>'query'));
  typed text := regexp_replace(wanted, '([\\%_])', '\\\1', 'g');
  anywhere text := case when length(wanted) >= 3 then '%' else '' end;
  people text := format('select id from contacts where organization_id = %L and ', home);
  named text := people || coalesce(name_condition(wanted, 'search_name'), 'false');
  part text := people || format('not is_derived_reference(external_reference)
    and lower(external_reference) like %L and strpos(lower(external_reference), %L) > 0',
    anywhere || coalesce(substring(wanted, '^[^0-9]*([0-9][a-z0-9]{4,})$'), typed) || '%', wanted);
  ends text := part || format(' and %L in (left(lower(external_reference), %s),
    right(lower(external_reference), %2$s))', wanted, length(wanted));
  first constant text := 'select coalesce(array_agg(id), ''{}'') from (%s limit %s) person';
  is_frequent boolean := anywhere = '' or few / 10 < (select min(counted.had)
    from regexp_split_to_table(search_text(wanted), '\s+') letters, lateral (select
      coalesce(sum(known.people), 0) as had from search_words known where known.organization_id
      = home and known.word like '%' || letters || '%') counted where length(letters) > 2);
  others text; ids uuid[]; names uuid[];
begin
  execute format(first, case when search_text(wanted) ~ '\S' then ends else people || 'false' end,
    few + 1) into ids;
  others := concat_ws(' union all ', case when cardinality(ids) > few then ends
      when ids = '{}' and anywhere <> '' and wanted ~ '\d' then part
      else format('select unnest(%L::uuid[]) as id', ids) end,
    case when anywhere <> '' then people || format('email is not null
      and lower(email) collate "C" like %L', typed || '%') end,
    format('select contact_id from phones where organization_id = %L and (e164 = any(%L)
      or right(e164, 4) = %L)', home, array(select jsonb_array_elements_text(filter->'numbers')),
      filter->>'last_four'));
  execute format(first, others, few + 1) into ids;
  execute format(first, named, case when is_frequent then 0 else few / 10 + 1 end) into names;
  taken := format('summary.contact_id = any(%L)', ids || names);
  each := taken;
  if is_frequent or cardinality(ids) > few or cardinality(names) > few / 10 then
    taken := format('summary.contact_id in (%s union %s)', others, named);
    -- A frequent name is read where it stands for sorting; one too long for that, with the person.
    each := format('(%s or octet_length(summary.sort_name) >= 100)
      and (%1$s or exists (%s and id = summary.contact_id offset 0))', concat_ws(' or ',
      name_condition(wanted, '('' '' || summary.sort_name)'), case when cardinality(ids) <= few
        then format('summary.contact_id = any(%L)', ids)
        else format('exists (select from (%s) one where id = summary.contact_id offset 0)', others)
      end), named);
  end if;
end $$;
