import { defineStatement } from '../../platform/database/statement.ts';

export const insertRefreshToken = defineStatement({
  name: 'auth.insert_refresh_token',
  text: `
    insert into auth.refresh_tokens (session_id, parent_id, token_hash, created_at)
    values ($1, $2, $3, $4)`,
  row: {},
});

export const findRefreshToken = defineStatement({
  name: 'auth.find_refresh_token',
  text: `select id, used_at from auth.refresh_tokens where token_hash = $1`,
  row: { id: 'uuid', used_at: 'timestamptz?' },
});

export const spendRefreshToken = defineStatement({
  name: 'auth.spend_refresh_token',
  text: `
    update auth.refresh_tokens set used_at = $3, sealed_successor = $4, used_agent_hash = $5
    where session_id = $1 and id = $2`,
  row: {},
});

/** The latest alone: more than a few tabs leave behind in a moment is not followed. */
export const listSealedSuccessors = defineStatement({
  name: 'auth.list_sealed_successors',
  text: `
    select token_hash, sealed_successor, used_agent_hash from auth.refresh_tokens
    where session_id = $1 and sealed_successor is not null
    order by used_at desc limit 50`,
  row: { token_hash: 'bytea', sealed_successor: 'bytea?', used_agent_hash: 'bytea?' },
});

export const forgetSealedSuccessors = defineStatement({
  name: 'auth.forget_sealed_successors',
  text: `
    update auth.refresh_tokens set sealed_successor = null
    where session_id = $1 and sealed_successor is not null and used_at < $2`,
  row: {},
});

/** A client that holds it learns this when it uses it; its successor is sealed for nobody. */
export const replaceLivingToken = defineStatement({
  name: 'auth.replace_living_token',
  text: `
    update auth.refresh_tokens set used_at = $2
    where session_id = $1 and used_at is null
    returning id`,
  row: { id: 'uuid' },
});

/**
 * A part at a time. Sessions are held first, as everywhere else: one that is being ended, with all
 * of its tokens, would else wait for this and this for it.
 */
export const deleteUsedTokens = defineStatement({
  name: 'auth.delete_used_tokens',
  text: `
    with held as (
      select id from auth.sessions
      where id in (
        select session_id from auth.refresh_tokens where used_at <= $1 order by used_at limit 500)
      order by id for update skip locked)
    delete from auth.refresh_tokens using held where session_id = held.id and used_at <= $1
    returning refresh_tokens.id`,
  row: { id: 'uuid' },
});
