-- A name as it is sorted by: like search_text, from its first letter on.
create or replace function sort_text(name text) returns text
  language sql immutable parallel safe
as $$ select left(trim(regexp_replace(search_text(name), '\s+', ' ', 'g')), 100) $$;
