-- The organization that the running transaction was opened for, and nothing if its person does not
-- belong to it: naming an organization is not enough to see it, except for a super administrator.
create or replace function current_organization_id() returns uuid
  language sql stable security definer set search_path = public, pg_temp
as $$
  select named.id
  from (select named_organization_id()) as named (id)
  where is_super_administrator() or is_member(named.id)
$$;
