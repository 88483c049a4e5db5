create or replace function account_standing(account uuid, organization uuid, out state text,
  out backed_off_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select found.state, (select budget.backed_off_until from dial_budgets budget
    where budget.account_id = found.id and budget.backed_off_until > clock_timestamp())
  from (values (1)) always
  left join carrier_accounts found on found.id = account
    and (found.organization_id is null or found.organization_id = organization)
$$;

revoke execute on function account_standing from public;
grant execute on function account_standing to ringfence_tenant, ringfence_super, ringfence_system;
