import { defineStatement } from '../../platform/database/statement.ts';

/** A newer message of the same purpose replaces the one before. */
export const keepToken = defineStatement({
  name: 'auth.keep_token',
  text: `
    insert into auth.one_time_tokens (user_id, purpose, token_hash, code_hash, sent_to,
      code_challenge, chosen_password, chosen_metadata, created_at, code_expires_at, link_expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict (user_id, purpose) do update set token_hash = excluded.token_hash,
      code_hash = excluded.code_hash, sent_to = excluded.sent_to, tries = 0,
      code_challenge = excluded.code_challenge, chosen_password = excluded.chosen_password,
      chosen_metadata = excluded.chosen_metadata, created_at = excluded.created_at,
      code_expires_at = excluded.code_expires_at, link_expires_at = excluded.link_expires_at`,
  row: {},
});

export const findTokenOwner = defineStatement({
  name: 'auth.find_token_owner',
  text: `select user_id from auth.one_time_tokens where token_hash = $1`,
  row: { user_id: 'uuid' },
});

/** In one order, so that two requests that lock them all never wait for each other. */
export const listTokenOwners = defineStatement({
  name: 'auth.list_token_owners',
  text: `
    select distinct user_id from auth.one_time_tokens
    where sent_to = $1 and purpose = any($2::text[])
    order by user_id`,
  row: { user_id: 'uuid' },
});

/** Read after the users are locked, so that it shows what requests before this one have done. */
export const listTokens = defineStatement({
  name: 'auth.list_tokens',
  text: `
    select user_id, purpose, token_hash, code_hash, sent_to, tries, code_challenge,
      chosen_password, chosen_metadata, code_expires_at, link_expires_at
    from auth.one_time_tokens
    where user_id = any($1::uuid[]) and purpose = any($2::text[])`,
  row: {
    user_id: 'uuid',
    purpose: 'text',
    token_hash: 'bytea',
    code_hash: 'bytea',
    sent_to: 'text',
    tries: 'int4',
    code_challenge: 'text?',
    chosen_password: 'text?',
    chosen_metadata: 'jsonb?',
    code_expires_at: 'timestamptz',
    link_expires_at: 'timestamptz',
  },
});

export const countWrongCode = defineStatement({
  name: 'auth.count_wrong_code',
  text: `
    update auth.one_time_tokens set tries = tries + 1
    where (user_id, purpose) in (
      select user_id, purpose from unnest($1::uuid[], $2::text[]) as tried (user_id, purpose))`,
  row: {},
});

export const deleteToken = defineStatement({
  name: 'auth.delete_token',
  text: `delete from auth.one_time_tokens where user_id = $1 and purpose = $2`,
  row: {},
});

/** The link has been followed; the code beside it is good until a session comes of either. */
export const spendLink = defineStatement({
  name: 'auth.spend_link',
  text: `
    update auth.one_time_tokens set link_expires_at = $3 where user_id = $1 and purpose = $2`,
  row: {},
});

export const deleteTokensOfUser = defineStatement({
  name: 'auth.delete_tokens_of_user',
  text: `delete from auth.one_time_tokens where user_id = $1`,
  row: {},
});

/** Once somebody has shown that an account is theirs, what others have asked for is void. */
export const deleteOtherTokens = defineStatement({
  name: 'auth.delete_other_tokens',
  text: `delete from auth.one_time_tokens where user_id = $1 and purpose <> $2`,
  row: {},
});

/** A session has come of a followed link, so the code of the same message is of no use any more. */
export const deleteFollowedTokens = defineStatement({
  name: 'auth.delete_followed_tokens',
  text: `
    delete from auth.one_time_tokens
    where user_id = $1 and link_expires_at <= $2
      and purpose in ('confirmation', 'invite', 'recovery', 'magiclink')`,
  row: {},
});

/**
 * A few at a time, so that no request pays for all of them. Those of a sign-up stay until it is
 * confirmed: a message that is sent again must stand for the same choice.
 */
export const deleteStaleTokens = defineStatement({
  name: 'auth.delete_stale_tokens',
  text: `
    delete from auth.one_time_tokens where (user_id, purpose) in (
      select user_id, purpose from auth.one_time_tokens
      where link_expires_at < $1 and code_expires_at < $1
        and purpose not in ('confirmation', 'phone_confirmation')
      order by link_expires_at limit 20 for update skip locked)`,
  row: {},
});
