import { defineStatement } from '../../platform/database/statement.ts';

/** Requests of one person come one after another, and nobody makes them a member in between. */
export const lockProfile = defineStatement({
  name: 'organizations.lock_profile',
  text: `select id from profiles where id = $1 for update`,
  row: { id: 'uuid' },
});

export const hasMembership = defineStatement({
  name: 'organizations.has_membership',
  text: `select exists (select from user_organizations where user_id = $1) as found`,
  row: { found: 'bool' },
});

export const insertOrganization = defineStatement({
  name: 'organizations.insert_organization',
  text: `insert into organizations (name) values ($1) returning id, name, created_at`,
  row: { id: 'uuid', name: 'text', created_at: 'timestamptz' },
});

export const insertAdmin = defineStatement({
  name: 'organizations.insert_admin',
  text: `
    insert into user_organizations (organization_id, user_id, role) values ($1, $2, 'admin')
    returning created_at`,
  row: { created_at: 'timestamptz' },
});
