-- The two ways in which `is_same_name` compares.
create or replace function name_words(search_name text) returns text
  language sql immutable parallel safe
as $$
  select string_agg(word, ' ' order by word)
  from unnest(string_to_array(translate(search_name, E'\t\n\r\f', '    '), ' ')) as word
  where word <> ''
$$;
