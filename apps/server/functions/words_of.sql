create or replace function words_of(search_name text) returns setof text
  language sql immutable parallel safe rows 3
as $$ select distinct word from unnest(string_to_array(search_name, ' ')) as word where word <> '' $$;
