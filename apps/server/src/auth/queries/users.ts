import { defineStatement } from '../../platform/database/statement.ts';

export const findUserByEmail = defineStatement({
  name: 'auth.find_user_by_email',
  text: `
    select id, encrypted_password, email_confirmed_at, banned_until
    from auth.users where lower(email) = lower($1)`,
  row: {
    id: 'uuid',
    encrypted_password: 'text',
    email_confirmed_at: 'timestamptz?',
    banned_until: 'timestamptz?',
  },
});

export const findUserById = defineStatement({
  name: 'auth.find_user_by_id',
  text: `
    select id, email, email_confirmed_at, last_sign_in_at, banned_until, app_metadata,
      user_metadata, created_at, updated_at
    from auth.users where id = $1`,
  row: {
    id: 'uuid',
    email: 'text',
    email_confirmed_at: 'timestamptz?',
    last_sign_in_at: 'timestamptz?',
    banned_until: 'timestamptz?',
    app_metadata: 'jsonb',
    user_metadata: 'jsonb',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
});

/** Answers nobody when the password that was checked is no longer the user's. */
export const markSignIn = defineStatement({
  name: 'auth.mark_sign_in',
  text: `
    update auth.users set last_sign_in_at = $3, updated_at = $3
    where id = $1 and encrypted_password = $2
    returning id, email, email_confirmed_at, last_sign_in_at, banned_until, app_metadata,
      user_metadata, created_at, updated_at`,
  row: findUserById.row,
});

/** Answers nobody when somebody has the email already. */
export const insertUser = defineStatement({
  name: 'auth.insert_user',
  text: `
    insert into auth.users
      (email, encrypted_password, email_confirmed_at, app_metadata, user_metadata)
    values ($1, $2, now(), $3, $4)
    on conflict (lower(email)) do nothing
    returning id`,
  row: { id: 'uuid' },
});

export const upsertProfile = defineStatement({
  name: 'auth.upsert_profile',
  text: `
    insert into profiles (id, email, full_name) values ($1, $2, $3)
    on conflict (id) do update set email = excluded.email, full_name = excluded.full_name`,
  row: {},
});

/** Leaves a profile alone that is there: its name may have been changed since. */
export const insertMissingProfile = defineStatement({
  name: 'auth.insert_missing_profile',
  text: `
    insert into profiles (id, email, full_name) values ($1, $2, $3)
    on conflict (id) do nothing`,
  row: {},
});

export const listOrganizationsOfUser = defineStatement({
  name: 'auth.list_organizations_of_user',
  text: `select organization_id from user_organizations where user_id = $1`,
  row: { organization_id: 'uuid' },
});
