-- How many people have each word of a search, or a word that it is a part of.
create or replace function count_words(query text, reached uuid[]) returns numeric[]
  language plpgsql stable
as $$
declare
  word text;
  had numeric;
  counts numeric[] := '{}';
begin
  for word in select part from regexp_split_to_table(search_text(query), '\s+') part where part <> '' loop
    execute format('select coalesce(sum(people), 0) from search_words where organization_id = any(%L)
      and word like %L', reached, case when length(word) < 3 then '' else '%' end || word || '%') into had;
    counts := counts || had;
  end loop;
  return counts;
end
$$;
