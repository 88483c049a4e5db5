-- The pace of an account, for people who plan calls through it: those of the installation are seen by nobody else.
create or replace function account_pace(account uuid)
  returns table (state text, calls_per_second integer, calls_at_once integer)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select found.state, found.calls_per_second, found.calls_at_once
  from carrier_accounts found
  where found.id = account and current_organization_id() is not null
    and (found.organization_id is null or found.organization_id = current_organization_id())
$$;

revoke execute on function account_pace from public;
grant execute on function account_pace to ringfence_tenant, ringfence_super, ringfence_system;
