-- The key by which a request came, where it was one: the activity record names it.
create or replace function current_api_key_id() returns uuid
  language sql stable
as $$ select nullif(current_setting('ringfence.api_key_id', true), '')::uuid $$;
