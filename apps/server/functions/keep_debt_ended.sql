-- Marking a debt as paid, disputed or recalled ends calls about it; that they begin again is for
-- admins to decide, like the end of any other reason not to call. Others change nothing, as by a policy.
create or replace function keep_debt_ended() returns trigger
  language plpgsql
as $$
begin
  if current_user = 'ringfence_tenant' and not is_admin(new.organization_id) then
    return null;
  end if;
  return new;
end
$$;
