-- What each word of a search must look like in a name. Short words are beginnings of words, because
-- three letters are the least that the index can look for anywhere. No wildcard comes through:
-- `search_text` leaves none.
create or replace function search_patterns(query text) returns setof text
  language sql immutable parallel safe
as $$
  select distinct case when length(word) < 3 then '% ' || word || '%' else '%' || word || '%' end
  from regexp_split_to_table(search_text(query), '\s+') as word
  where word <> ''
$$;
