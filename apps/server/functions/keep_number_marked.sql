-- A member marks a number; an admin alone frees it again. Others change nothing, as by a policy, which
-- cannot compare what was with what becomes of it.
create or replace function keep_number_marked() returns trigger
  language plpgsql
as $$
begin
  if current_user = 'ringfence_tenant' and not is_admin(new.organization_id) then
    return null;
  end if;
  return new;
end
$$;
