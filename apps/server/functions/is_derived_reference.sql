-- A reference that was made from number and name, and is shown to nobody: with patience, the number
-- could be found out from it.
create or replace function is_derived_reference(reference text) returns boolean
  language sql immutable parallel safe as $$ select reference ~ '^auto-\d{4}-[0-9a-f]{16}$' $$;
