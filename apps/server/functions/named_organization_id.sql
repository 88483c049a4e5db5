-- What the transaction says, whether or not its person belongs there.
create or replace function named_organization_id() returns uuid
  language sql stable parallel safe
as $$ select nullif(current_setting('ringfence.organization_id', true), '')::uuid $$;
