-- Who the running transaction was opened for. Set once, at its beginning, by the server.
create or replace function current_user_id() returns uuid
  language sql stable parallel safe
as $$ select nullif(current_setting('ringfence.user_id', true), '')::uuid $$;
