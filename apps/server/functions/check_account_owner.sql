-- Nobody calls, nor lets anybody call, through an account of another organization.
create or replace function check_account_owner() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.account_id is not null and not exists (
    select from carrier_accounts account
    where account.id = new.account_id
      and (account.organization_id is null or account.organization_id = new.organization_id)
  ) then
    raise exception 'the account belongs to nobody here' using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
