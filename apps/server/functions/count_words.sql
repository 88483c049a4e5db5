-- How many people have each word of a search, or a word that it is a part of.
create or replace function count_words(query text, home uuid) returns bigint[]
  language plpgsql stable
as $$
declare
  pattern text;
  had bigint;
  counts bigint[] := '{}';
begin
  for pattern in
    select case when length(word) < 3 then '' else '%' end || word || '%'
    from regexp_split_to_table(search_text(query), '\s+') as word where word <> ''
  loop
    execute format('select coalesce(sum(people), 0) from search_words where word like %L and %s', pattern,
      case when home is null then 'true' else format('organization_id = %L', home) end) into had;
    counts := counts || had;
  end loop;
  return counts;
end
$$;
