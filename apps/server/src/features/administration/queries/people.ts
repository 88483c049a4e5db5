import { defineStatement } from '../../../platform/database/statement.ts';

/** $1 a part of the address or the name, $2 the last person of the page before. */
export const listProfiles = defineStatement({
  name: 'administration.list_profiles',
  text: `
    select id, email, full_name, created_at from profiles
    where ($1::text is null or strpos(lower(email), lower($1)) > 0
        or strpos(lower(full_name), lower($1)) > 0)
      and ($2::uuid is null
        or (lower(email), id) > (select lower(email), id from profiles where id = $2))
    order by lower(email), id
    limit $3`,
  row: { id: 'uuid', email: 'text', full_name: 'text', created_at: 'timestamptz' },
});

export const insertMembership = defineStatement({
  name: 'administration.insert_membership',
  text: `insert into user_organizations (organization_id, user_id, role) values ($1, $2, $3)`,
  row: {},
});
