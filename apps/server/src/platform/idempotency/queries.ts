import { defineStatement } from '../database/statement.ts';

/**
 * Answers nothing when the key was used before. Where another request is using it at this moment,
 * this waits for that one to end.
 */
export const claimKey = defineStatement({
  name: 'idempotency.claim_key',
  text: `
    insert into idempotency_keys (organization_id, user_id, key, operation, request_hash)
    values ($1, $2, $3, $4, $5)
    on conflict do nothing
    returning key`,
  row: { key: 'text' },
});

export const findAnswer = defineStatement({
  name: 'idempotency.find_answer',
  text: `
    select operation, request_hash, answer from idempotency_keys
    where organization_id = $1 and user_id = $2 and key = $3`,
  row: { operation: 'text', request_hash: 'bytea', answer: 'jsonb?' },
});

export const keepAnswer = defineStatement({
  name: 'idempotency.keep_answer',
  text: `
    update idempotency_keys set answer = $4
    where organization_id = $1 and user_id = $2 and key = $3`,
  row: {},
});

export const insertAnswer = defineStatement({
  name: 'idempotency.insert_answer',
  text: `
    insert into idempotency_keys (organization_id, user_id, key, operation, request_hash, answer)
    values ($1, $2, $3, $4, $5, $6)`,
  row: {},
});

/** For what belongs to no organization before it is done: the second to ask waits here. */
export const lockKey = defineStatement({
  name: 'idempotency.lock_key',
  text: `select pg_advisory_xact_lock(hashtextextended($1::text || ' ' || $2::text, 0))::text as locked`,
  row: { locked: 'text' },
});

/** In whichever organization the answer is kept. */
export const findAnswerAnywhere = defineStatement({
  name: 'idempotency.find_answer_anywhere',
  text: `
    select operation, request_hash, answer from idempotency_keys
    where user_id = $1 and key = $2 and operation = $3`,
  row: { operation: 'text', request_hash: 'bytea', answer: 'jsonb?' },
});

export const deleteOldKeys = defineStatement({
  name: 'idempotency.delete_old_keys',
  text: `delete from idempotency_keys where created_at < now() - interval '24 hours'`,
  row: {},
});
