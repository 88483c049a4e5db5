-- Who asks and what they are in the organization that they name are read together, in one statement.
grant select (id, suspended_at, deleted_at) on organizations to ringfence_auth;
create policy organization_for_auth on organizations for select to ringfence_auth using (true);

-- What a connection is between two transactions: a role that may do nothing. The opening of a transaction and its first
-- statement are sent together; should the opening fail before anything is open, what comes behind it is refused.
do $$
begin
  begin
    create role ringfence_idle nologin;
  exception when duplicate_object or unique_violation then
    null;
  end;
  if not pg_has_role(current_user, 'ringfence_idle', 'set') then
    execute format('grant ringfence_idle to %I with inherit false, set true', current_user);
  end if;
exception when insufficient_privilege then
  raise exception 'the role ringfence_idle belongs to another login of this server'
    using hint = format('Let its owner run: grant ringfence_idle to %I', current_user);
end
$$;
