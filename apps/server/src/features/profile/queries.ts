import { defineStatement } from '../../platform/database/statement.ts';

export const findOwnProfile = defineStatement({
  name: 'profile.find_own',
  text: `select id, email, full_name, created_at from profiles where id = current_user_id()`,
  row: { id: 'uuid', email: 'text', full_name: 'text', created_at: 'timestamptz' },
});

/** Answers nothing when the name is that already. */
export const updateOwnName = defineStatement({
  name: 'profile.update_own_name',
  text: `
    update profiles set full_name = $1 where id = current_user_id() and full_name <> $1
    returning id`,
  row: { id: 'uuid' },
});

export const listOwnOrganizations = defineStatement({
  name: 'profile.list_own_organizations',
  text: `select organization_id from user_organizations where user_id = current_user_id()`,
  row: { organization_id: 'uuid' },
});
