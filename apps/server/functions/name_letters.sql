create or replace function name_letters(search_name text) returns text
  language sql immutable parallel safe
as $$ select replace(search_name, ' ', '') $$;
