import { defineStatement } from '../database/statement.ts';

/**
 * Answers nothing when the key was used before. Where another request is using it at this moment,
 * this waits for that one to end.
 */
export const claimKey = defineStatement({
  name: 'idempotency.claim_key',
  text: `
    insert into idempotency_keys (organization_id, user_id, key, operation, request_hash)
    values (current_organization_id(), current_user_id(), $1, $2, $3)
    on conflict do nothing
    returning key`,
  row: { key: 'text' },
});

export const findAnswer = defineStatement({
  name: 'idempotency.find_answer',
  text: `
    select operation, request_hash, answer from idempotency_keys
    where organization_id = current_organization_id() and user_id = current_user_id() and key = $1`,
  row: { operation: 'text', request_hash: 'bytea', answer: 'jsonb?' },
});

export const keepAnswer = defineStatement({
  name: 'idempotency.keep_answer',
  text: `
    update idempotency_keys set answer = $2
    where organization_id = current_organization_id() and user_id = current_user_id() and key = $1`,
  row: {},
});

export const deleteOldKeys = defineStatement({
  name: 'idempotency.delete_old_keys',
  text: `delete from idempotency_keys where created_at < now() - interval '24 hours'`,
  row: {},
});
