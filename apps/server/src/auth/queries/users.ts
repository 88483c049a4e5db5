import { defineStatement } from '../../platform/database/statement.ts';
import { userColumns, userRow } from './user-columns.ts';

const credentials = `id, encrypted_password, email_confirmed_at, phone_confirmed_at, banned_until`;

const credentialRow = {
  id: 'uuid',
  encrypted_password: 'text?',
  email_confirmed_at: 'timestamptz?',
  phone_confirmed_at: 'timestamptz?',
  banned_until: 'timestamptz?',
} as const;

export const findUserByEmail = defineStatement({
  name: 'auth.find_user_by_email',
  text: `select ${credentials} from auth.users where lower(email) = lower($1)`,
  row: credentialRow,
});

export const findUserByPhone = defineStatement({
  name: 'auth.find_user_by_phone',
  text: `select ${credentials} from auth.users where phone = $1`,
  row: credentialRow,
});

export const findUserById = defineStatement({
  name: 'auth.find_user_by_id',
  text: `select ${userColumns} from auth.users where id = $1 and deleted_at is null`,
  row: userRow,
});

/** Held until the transaction ends: what is decided about a user stays true. */
export const lockUser = defineStatement({
  name: 'auth.lock_user',
  text: `
    select id, email, phone, encrypted_password, email_confirmed_at, email_proven_at,
      phone_confirmed_at, banned_until, invited_at, new_email, new_phone, email_change_half_confirmed
    from auth.users where id = $1 and deleted_at is null for update`,
  row: {
    id: 'uuid',
    email: 'text?',
    phone: 'text?',
    encrypted_password: 'text?',
    email_confirmed_at: 'timestamptz?',
    email_proven_at: 'timestamptz?',
    phone_confirmed_at: 'timestamptz?',
    banned_until: 'timestamptz?',
    invited_at: 'timestamptz?',
    new_email: 'text?',
    new_phone: 'text?',
    email_change_half_confirmed: 'bool',
  },
});

/** Answers nobody when the user is gone or banned. */
export const markSignIn = defineStatement({
  name: 'auth.mark_sign_in',
  text: `
    update auth.users set last_sign_in_at = $2, updated_at = $2
    where id = $1 and deleted_at is null and (banned_until is null or banned_until <= $2)
    returning ${userColumns}`,
  row: userRow,
});

/** Answers nobody when somebody has the email or the number already. */
export const insertUser = defineStatement({
  name: 'auth.insert_user',
  text: `
    insert into auth.users (email, phone, encrypted_password, email_confirmed_at,
      phone_confirmed_at, app_metadata, user_metadata, created_at, updated_at, email_proven_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)
    on conflict do nothing
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

/**
 * Before a profile is given the address of its user. No other user has that address, so a profile
 * which still shows it is left from before, and must not keep anybody from their own.
 */
export const releaseProfileEmail = defineStatement({
  name: 'auth.release_profile_email',
  text: `
    update profiles set email = '' where id <> $1 and email <> '' and lower(email) = lower($2)
      and exists (select from auth.users where users.id = $1 and lower(users.email) = lower($2))`,
  row: {},
});

/** An address that another profile has is left to it; none at all can be had by many. */
export const updateProfileEmail = defineStatement({
  name: 'auth.update_profile_email',
  text: `
    update profiles set email = $2 where id = $1 and ($2 = '' or not exists (
      select from profiles as other where lower(other.email) = lower($2) and other.id <> $1))`,
  row: {},
});

export const listOrganizationsOfUser = defineStatement({
  name: 'auth.list_organizations_of_user',
  text: `select organization_id from user_organizations where user_id = $1`,
  row: { organization_id: 'uuid' },
});
