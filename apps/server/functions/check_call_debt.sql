-- A key that names calls or debts does not tell that they belong together.
create or replace function check_call_debt() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from calls call
    where call.organization_id = new.organization_id and call.id = new.call_id
      and call.contact_id = new.contact_id and call.debt_id <> new.debt_id
  ) then
    raise exception 'the call is not with this person, or leads with this debt'
      using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
