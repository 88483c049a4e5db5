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
    update auth.refresh_tokens set used_at = $3, sealed_successor = $4
    where session_id = $1 and id = $2`,
  row: {},
});

export const listSealedSuccessors = defineStatement({
  name: 'auth.list_sealed_successors',
  text: `
    select token_hash, sealed_successor from auth.refresh_tokens
    where session_id = $1 and sealed_successor is not null`,
  row: { token_hash: 'bytea', sealed_successor: 'bytea?' },
});

export const forgetSealedSuccessors = defineStatement({
  name: 'auth.forget_sealed_successors',
  text: `
    update auth.refresh_tokens set sealed_successor = null
    where session_id = $1 and sealed_successor is not null and used_at < $2`,
  row: {},
});

/** Whoever holds it is told so when they use it; its successor is sealed for nobody. */
export const replaceLivingToken = defineStatement({
  name: 'auth.replace_living_token',
  text: `
    update auth.refresh_tokens set used_at = $2
    where session_id = $1 and used_at is null
    returning id`,
  row: { id: 'uuid' },
});
