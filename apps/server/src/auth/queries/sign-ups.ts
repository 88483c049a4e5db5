import { defineStatement } from '../../platform/database/statement.ts';

/**
 * What a new user will look like, before it is known whether the address is free: ids, and fields in
 * the order in which PostgreSQL keeps them.
 */
export const imagineUser = defineStatement({
  name: 'auth.imagine_user',
  text: `
    select ids.id, ids.identity_id, $1::jsonb as app_metadata, $2::jsonb as user_metadata,
      $3::jsonb || jsonb_build_object('sub', ids.id) as identity_data
    from (select new_id() as id, new_id() as identity_id) as ids`,
  row: {
    id: 'uuid',
    identity_id: 'uuid',
    app_metadata: 'jsonb',
    user_metadata: 'jsonb',
    identity_data: 'jsonb',
  },
});

/** Answers nobody when somebody has the email or the number already. */
export const insertImaginedUser = defineStatement({
  name: 'auth.insert_imagined_user',
  text: `
    insert into auth.users (id, email, phone, encrypted_password, app_metadata, user_metadata,
      created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $7)
    on conflict do nothing
    returning id`,
  row: { id: 'uuid' },
});

export const insertImaginedIdentity = defineStatement({
  name: 'auth.insert_imagined_identity',
  text: `
    insert into auth.identities (user_id, id, provider, provider_id, identity_data,
      last_sign_in_at, created_at, updated_at)
    values ($1::uuid, $2, $3, $1::uuid::text, $4, $5, $5, $5)`,
  row: {},
});
