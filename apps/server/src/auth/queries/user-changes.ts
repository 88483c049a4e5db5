import { defineStatement } from '../../platform/database/statement.ts';

export const confirmEmail = defineStatement({
  name: 'auth.confirm_email',
  text: `
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2),
      email_proven_at = $2, updated_at = $2
    where id = $1`,
  row: {},
});

export const confirmPhone = defineStatement({
  name: 'auth.confirm_phone',
  text: `update auth.users set phone_confirmed_at = $2, updated_at = $2 where id = $1`,
  row: {},
});

/**
 * What the person chose who has now shown that the address or number is theirs. What an operator has
 * said about them stays beside it: nobody else could say anything before.
 */
export const adoptChoice = defineStatement({
  name: 'auth.adopt_choice',
  text: `
    update auth.users set encrypted_password = $2, user_metadata = user_metadata || $3::jsonb
    where id = $1`,
  row: {},
});

export const setPassword = defineStatement({
  name: 'auth.set_password',
  text: `update auth.users set encrypted_password = $2, updated_at = $3 where id = $1`,
  row: {},
});

export const setMetadata = defineStatement({
  name: 'auth.set_metadata',
  text: `update auth.users set user_metadata = $2, updated_at = $3 where id = $1`,
  row: {},
});

/** When the last message of each kind was sent, as the user is shown with. */
export const noteMessage = defineStatement({
  name: 'auth.note_message',
  text: `
    update auth.users set
      confirmation_sent_at = case
        when $2::text in ('confirmation', 'invite', 'phone_confirmation') then $3
        else confirmation_sent_at end,
      recovery_sent_at = case
        when $2 in ('recovery', 'magiclink') then $3 else recovery_sent_at end,
      invited_at = case when $2 = 'invite' then $3 else invited_at end,
      email_change_sent_at = case
        when $2 in ('email_change_current', 'email_change_new') then $3
        else email_change_sent_at end
    where id = $1`,
  row: {},
});

/** Whatever was agreed to before was agreed for another message. */
export const beginEmailChange = defineStatement({
  name: 'auth.begin_email_change',
  text: `
    update auth.users set new_email = $2, email_change_half_confirmed = false, updated_at = $3
    where id = $1`,
  row: {},
});

export const agreeToEmailChange = defineStatement({
  name: 'auth.agree_to_email_change',
  text: `update auth.users set email_change_half_confirmed = true, updated_at = $2 where id = $1`,
  row: {},
});

export const changeEmail = defineStatement({
  name: 'auth.change_email',
  text: `
    update auth.users set email = $2, email_confirmed_at = $3, email_proven_at = $4,
      new_email = null, email_change_half_confirmed = false, email_change_sent_at = null,
      updated_at = $3
    where id = $1`,
  row: {},
});

export const beginPhoneChange = defineStatement({
  name: 'auth.begin_phone_change',
  text: `update auth.users set new_phone = $2, updated_at = $3 where id = $1`,
  row: {},
});

export const changePhone = defineStatement({
  name: 'auth.change_phone',
  text: `
    update auth.users set phone = $2, phone_confirmed_at = $3, new_phone = null, updated_at = $3
    where id = $1`,
  row: {},
});

export const forgetPendingChanges = defineStatement({
  name: 'auth.forget_pending_changes',
  text: `
    update auth.users set new_email = null, email_change_half_confirmed = false,
      email_change_sent_at = null, new_phone = null
    where id = $1`,
  row: {},
});

/** The user who has this address, and else one who wants to change to it. */
export const findEmailChange = defineStatement({
  name: 'auth.find_email_change',
  text: `
    select id from auth.users
    where (lower(email) = $1 or new_email = $1) and new_email is not null and deleted_at is null
    order by coalesce(lower(email) = $1, false) desc, email_change_sent_at desc limit 1`,
  row: { id: 'uuid' },
});

export const findPhoneChange = defineStatement({
  name: 'auth.find_phone_change',
  text: `
    select id from auth.users
    where (phone = $1 or new_phone = $1) and new_phone is not null and deleted_at is null
    order by coalesce(new_phone = $1, false) desc, updated_at desc limit 1`,
  row: { id: 'uuid' },
});

/** Adds the identity of an own address or number, or says of the one there is what is new. */
export const upsertOwnIdentity = defineStatement({
  name: 'auth.upsert_own_identity',
  text: `
    insert into auth.identities
      (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    values ($1::uuid, $2, $1::uuid::text, $3::jsonb || jsonb_build_object('sub', $1::uuid),
      $4, $4, $4)
    on conflict (provider, provider_id) do update set
      identity_data = identities.identity_data || excluded.identity_data,
      updated_at = excluded.updated_at`,
  row: {},
});

/** When the session began; nothing when it has ended. */
export const findSessionStart = defineStatement({
  name: 'auth.find_session_start',
  text: `select created_at from auth.sessions where user_id = $1 and id = $2`,
  row: { created_at: 'timestamptz' },
});

/** The number of a message that was never written, of the same kind as those that were. */
export const imagineMessage = defineStatement({
  name: 'auth.imagine_message',
  text: `select new_id() as id`,
  row: { id: 'uuid' },
});
