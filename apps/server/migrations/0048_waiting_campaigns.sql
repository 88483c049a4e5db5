-- Whether calls leave through an account: people see why their campaign waits, also where the account is the installation's.
create policy standing_for_owner on dial_budgets for select to current_user using (true);
create function account_standing(account uuid, out is_active boolean, out backed_off_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from carrier_accounts active where active.id = account and active.state = 'active'),
    (select budget.backed_off_until from dial_budgets budget
     where budget.account_id = account and budget.backed_off_until > clock_timestamp())
$$;
revoke execute on function account_standing(uuid) from public;
grant execute on function account_standing(uuid) to ringfence_tenant, ringfence_super, ringfence_system;
