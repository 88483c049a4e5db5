-- Made from number and name, and shown to nobody: with patience, the number could be found from it.
create or replace function is_derived_reference(reference text) returns boolean language sql
  immutable parallel safe as $$ select reference like 'auto-____-________________'
    and reference ~ '^auto-\d{4}-[0-9a-f]{16}$' $$;
