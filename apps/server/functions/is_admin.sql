-- Admins change what is theirs: their organization alone, and memberships in it alone.
-- It holds here too, so that no statement lets a member do it.
create or replace function is_admin(organization uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (
    select from user_organizations
    where organization_id = organization and user_id = current_user_id() and role = 'admin')
$$;
