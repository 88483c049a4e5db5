-- Whether the person of this transaction belongs to an organization. It reads past the policies,
-- because a policy on memberships that reads memberships would call itself.
create or replace function is_member(organization uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (
    select from user_organizations
    where organization_id = organization and user_id = current_user_id())
$$;
