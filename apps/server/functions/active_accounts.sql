-- Through which accounts the organization of the transaction may call at this moment: its own, and the installation's,
-- of which it sees nothing else.
create or replace function active_accounts() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select account.id from carrier_accounts account
  where account.state = 'active' and current_organization_id() is not null
    and (account.organization_id is null or account.organization_id = current_organization_id())
$$;
