import { defineStatement } from '../../platform/database/statement.ts';

/** For a super administrator too, who needs no membership. */
export const findNamed = defineStatement({
  name: 'access.find_named',
  text: `
    select membership.role, organization.suspended_at is not null as is_suspended,
      organization.deleted_at is null as is_open
    from organizations organization
    left join user_organizations membership
      on membership.organization_id = organization.id and membership.user_id = current_user_id()
    where organization.id = current_organization_id()`,
  row: { role: 'text?', is_suspended: 'bool', is_open: 'bool' },
});

export const hasMembership = defineStatement({
  name: 'access.has_membership',
  text: `select user_id from user_organizations where user_id = current_user_id() limit 1`,
  row: { user_id: 'uuid' },
});

export const listMemberships = defineStatement({
  name: 'access.list_memberships',
  text: `
    select membership.organization_id, membership.role, membership.created_at,
      organization.name, organization.created_at as organization_created_at,
      organization.zone, organization.suspended_at
    from user_organizations membership
    join organizations organization on organization.id = membership.organization_id
    where membership.user_id = current_user_id()
    order by membership.created_at desc, membership.organization_id`,
  row: {
    organization_id: 'uuid',
    role: 'text',
    created_at: 'timestamptz',
    name: 'text',
    organization_created_at: 'timestamptz',
    zone: 'text?',
    suspended_at: 'timestamptz?',
  },
});

export const findEmail = defineStatement({
  name: 'access.find_email',
  text: `select email from profiles where id = $1`,
  row: { email: 'text' },
});
