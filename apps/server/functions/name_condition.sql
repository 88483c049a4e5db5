-- Whether a name, in a column that has a space before every word, has all words of a search. Short
-- words are beginnings of words: three letters are the least that the index can look for anywhere.
create or replace function name_condition(query text, column_name text) returns text
  language sql immutable as $$
  select string_agg(distinct format('%s like %L', column_name,
    case when length(word) < 3 then '% ' else '%' end || word || '%'), ' and ')
  from regexp_split_to_table(search_text(query), '\s+') as word where word <> ''
$$;
