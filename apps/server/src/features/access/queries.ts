import { defineStatement } from '../../platform/database/statement.ts';

export const findMembership = defineStatement({
  name: 'access.find_membership',
  text: `
    select role from user_organizations
    where organization_id = current_organization_id() and user_id = current_user_id()`,
  row: { role: 'text' },
});

export const listMemberships = defineStatement({
  name: 'access.list_memberships',
  text: `
    select membership.organization_id, membership.role, membership.created_at,
      organization.name, organization.created_at as organization_created_at
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
  },
});
