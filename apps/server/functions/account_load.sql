-- How much of what a carrier account may is spent at this moment, by every organization that calls through it.
create or replace function account_load(account uuid) returns table (leased integer, under_way integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (select coalesce(sum(lease.calls), 0)::integer
        from unnest(budget.leased_at, budget.leased) as lease (at, calls)
        where lease.at > clock_timestamp() - interval '1 second'), budget.under_way
    from dial_budgets budget join carrier_accounts found on found.id = budget.account_id
    where budget.account_id = account and current_organization_id() is not null
      and (found.organization_id is null or found.organization_id = current_organization_id())
  $$;

revoke execute on function account_load from public;
grant execute on function account_load to ringfence_system, ringfence_tenant, ringfence_super;
