import { defineStatement } from '../../platform/database/statement.ts';

/**
 * An account that somebody asked for and nobody ever took up: no address or number was confirmed, no
 * provider vouches for it, and no operator has made it. Anyone who has signed in has a profile, and so
 * has anyone whom an operator made; without one there is no membership either, and nothing for a record
 * to mention.
 */
const isVacant = `
  users.email_confirmed_at is null and users.phone_confirmed_at is null
  and users.last_sign_in_at is null and users.deleted_at is null and users.invited_at is null
  and users.encrypted_password is null and users.banned_until is null
  and not exists (select from profiles where profiles.id = users.id)
  and not exists (
    select from auth.identities
    where identities.user_id = users.id and provider not in ('email', 'phone'))`;

export const findVacantUser = defineStatement({
  name: 'auth.find_vacant_user',
  text: `select id from auth.users where id = $1 and ${isVacant}`,
  row: { id: 'uuid' },
});

export const deleteVacantUser = defineStatement({
  name: 'auth.delete_vacant_user',
  text: `delete from auth.users where id = $1 and ${isVacant} returning id`,
  row: { id: 'uuid' },
});

/** Some at a time, so that nobody waits for all of them; not while a message can be answered. */
export const deleteOldVacantUsers = defineStatement({
  name: 'auth.delete_old_vacant_users',
  text: `
    delete from auth.users where id in (
      select id from auth.users
      where created_at <= $1 and ${isVacant}
        and not exists (
          select from auth.one_time_tokens
          where user_id = users.id and greatest(code_expires_at, link_expires_at) > $2)
      order by created_at limit 500 for update skip locked)
    returning id`,
  row: { id: 'uuid' },
});
