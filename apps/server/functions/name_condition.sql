-- Whether a name, in a column that has a space before every word, has all words of a search.
create or replace function name_condition(query text, column_name text) returns text
  language sql immutable
as $$
  select string_agg(format('%s like %L', column_name, pattern), ' and ')
  from search_patterns(query) as pattern
$$;
