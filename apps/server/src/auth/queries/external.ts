import { defineStatement } from '../../platform/database/statement.ts';

export const findIdentityOwner = defineStatement({
  name: 'auth.find_identity_owner',
  text: `select user_id from auth.identities where provider = $1 and provider_id = $2`,
  row: { user_id: 'uuid' },
});

/** Answers nothing when the identity has been taken from the user meanwhile. */
export const renewIdentity = defineStatement({
  name: 'auth.renew_identity',
  text: `
    update auth.identities set identity_data = $4, last_sign_in_at = $5, updated_at = $5
    where user_id = $1 and provider = $2 and provider_id = $3
    returning id`,
  row: { id: 'uuid' },
});

/** What the person has chosen themselves stays. */
export const fillMetadata = defineStatement({
  name: 'auth.fill_metadata',
  text: `
    update auth.users set user_metadata = $2::jsonb || user_metadata, updated_at = $3
    where id = $1`,
  row: {},
});

/** For somebody without an address, unless it is another's. The provider's word proves it. */
export const fillEmail = defineStatement({
  name: 'auth.fill_email',
  text: `
    update auth.users set email = $2, email_confirmed_at = $3, email_proven_at = $3,
      updated_at = $3
    where id = $1 and email is null
      and not exists (select from auth.users as holder where lower(holder.email) = lower($2))
    returning id`,
  row: { id: 'uuid' },
});

/** A provider vouches for the address that the user has already. */
export const proveOwnEmail = defineStatement({
  name: 'auth.prove_own_email',
  text: `
    update auth.users set email_proven_at = $3, updated_at = $3
    where id = $1 and lower(email) = lower($2)
      and email_confirmed_at is not null and email_proven_at is null`,
  row: {},
});

/**
 * Everything that lets somebody into an account goes, except the address that it is now given for,
 * which is proven from here on, and the message that has just been answered. Second factors and what
 * was said about the person go only where the account was never in use.
 */
export const stripUser = defineStatement({
  name: 'auth.strip_user',
  text: `
    with lost_sessions as (delete from auth.sessions where user_id = $1),
      lost_tokens as (
        delete from auth.one_time_tokens where user_id = $1 and purpose is distinct from $4::text),
      lost_flows as (delete from auth.flow_states where user_id = $1 or linking_user_id = $1),
      lost_factors as (delete from auth.factors where user_id = $1 and $3::boolean),
      lost_identities as (delete from auth.identities where user_id = $1)
    update auth.users set encrypted_password = null, phone = null, phone_confirmed_at = null,
      new_email = null, email_change_sent_at = null, email_change_half_confirmed = false,
      new_phone = null, email_confirmed_at = coalesce(email_confirmed_at, $2),
      email_proven_at = $2, updated_at = $2,
      user_metadata = case when $3 then '{}' else user_metadata end
    where id = $1`,
  row: {},
});

export const listIdentities = defineStatement({
  name: 'auth.list_identities',
  text: `
    select id, provider, coalesce(identity_data->>'email', '') as email,
      coalesce(identity_data->'email_verified' = 'true', false) as is_email_verified
    from auth.identities where user_id = $1 order by created_at, id`,
  row: { id: 'uuid', provider: 'text', email: 'text', is_email_verified: 'bool' },
});

export const deleteIdentity = defineStatement({
  name: 'auth.delete_identity',
  text: `delete from auth.identities where user_id = $1 and id = $2`,
  row: {},
});

export const removePassword = defineStatement({
  name: 'auth.remove_password',
  text: `update auth.users set encrypted_password = null, updated_at = $2 where id = $1`,
  row: {},
});

export const removePhone = defineStatement({
  name: 'auth.remove_phone',
  text: `
    update auth.users set phone = null, phone_confirmed_at = null, new_phone = null, updated_at = $2
    where id = $1`,
  row: {},
});

export const removeEmail = defineStatement({
  name: 'auth.remove_email',
  text: `
    update auth.users set email = null, email_confirmed_at = null, email_proven_at = null,
      new_email = null, email_change_sent_at = null, email_change_half_confirmed = false,
      updated_at = $2
    where id = $1`,
  row: {},
});
