-- As people write one and the same creditor.
create or replace function fold_creditor(name text) returns text
  language sql immutable parallel safe
as $$
  select lower(btrim(regexp_replace(normalize(name, nfkc), '\s+', ' ', 'g')))
$$;
