import { defineStatement } from '../../platform/database/statement.ts';
import { userColumns, userRow } from './user-columns.ts';

/** The page is cut out first, so that skipped users cost one entry of the index each. */
export const listUsers = defineStatement({
  name: 'auth.list_users',
  text: `
    select ${userColumns}
    from (
      select id from auth.users where deleted_at is null
      order by created_at desc, id desc limit $1 offset $2) as page
    join auth.users on users.id = page.id
    order by users.created_at desc, users.id desc`,
  row: userRow,
});

export const countUsers = defineStatement({
  name: 'auth.count_users',
  text: `select count(*) as total from auth.users where deleted_at is null`,
  row: { total: 'int8' },
});

/** The history of somebody who was deleted still names their id, so nobody else ever has it. */
export const isIdTaken = defineStatement({
  name: 'auth.is_id_taken',
  text: `
    select exists (select from auth.users where id = $1)
      or exists (select from profiles where id = $1) as taken`,
  row: { taken: 'bool' },
});

/**
 * Answers nobody when somebody has the id, the email or the number already. An address that the
 * operator says is confirmed is proven by their word.
 */
export const insertChosenUser = defineStatement({
  name: 'auth.insert_chosen_user',
  text: `
    insert into auth.users (id, email, phone, encrypted_password, role, email_confirmed_at,
      email_proven_at, phone_confirmed_at, user_metadata, app_metadata, banned_until, created_at,
      updated_at)
    values (coalesce($1, new_id()), $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $11)
    on conflict do nothing
    returning id`,
  row: { id: 'uuid' },
});

/** A new address is proven only by the operator's word, which is the last value. */
export const replaceUser = defineStatement({
  name: 'auth.replace_user',
  text: `
    update auth.users set email = $2, phone = $3, encrypted_password = $4, role = $5,
      email_confirmed_at = $6, phone_confirmed_at = $7, user_metadata = $8, app_metadata = $9,
      banned_until = $10, updated_at = $11,
      email_proven_at = case
        when $12::boolean and $2::text is not null then $11::timestamptz
        when lower(email) = lower($2) then email_proven_at end
    where id = $1`,
  row: {},
});

export const lockAnyUser = defineStatement({
  name: 'auth.lock_any_user',
  text: `select deleted_at from auth.users where id = $1 for update`,
  row: { deleted_at: 'timestamptz?' },
});

export const deleteUser = defineStatement({
  name: 'auth.delete_user',
  text: `delete from auth.users where id = $1`,
  row: {},
});

/** Leaves the id and nothing that tells who it was. */
export const emptyUser = defineStatement({
  name: 'auth.empty_user',
  text: `
    update auth.users set email = null, phone = null, encrypted_password = null,
      email_confirmed_at = null, email_proven_at = null, phone_confirmed_at = null,
      new_email = null, new_phone = null,
      email_change_half_confirmed = false, user_metadata = '{}', app_metadata = '{}',
      deleted_at = $2, updated_at = $2
    where id = $1`,
  row: {},
});

export const deleteIdentitiesOfUser = defineStatement({
  name: 'auth.delete_identities_of_user',
  text: `delete from auth.identities where user_id = $1`,
  row: {},
});

export const deleteFactorsOfUser = defineStatement({
  name: 'auth.delete_factors_of_user',
  text: `delete from auth.factors where user_id = $1`,
  row: {},
});

export const deleteMembershipsOfUser = defineStatement({
  name: 'auth.delete_memberships_of_user',
  text: `delete from user_organizations where user_id = $1`,
  row: {},
});

/** The name stays, because the record of what was done tells it. */
export const emptyProfile = defineStatement({
  name: 'auth.empty_profile',
  text: `update profiles set email = '' where id = $1`,
  row: {},
});
