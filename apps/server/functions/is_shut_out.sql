-- owner: ringfence_auth
-- People who are banned or deleted do nothing by their keys either. Of an account the system learns this alone. It runs as
-- the role of the sign-in protocol, which alone sees accounts.
create or replace function is_shut_out(person uuid, moment timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (select from auth.users
    where id = person and (deleted_at is not null or banned_until > moment))
$$;

revoke execute on function is_shut_out from public;
grant execute on function is_shut_out to ringfence_system;
