import { defineStatement } from '../../platform/database/statement.ts';

/** Those that verify, the one that signs from the latest time on first. */
export const listSigningKeys = defineStatement({
  name: 'auth.list_signing_keys',
  text: `
    select kid, jwk, signs_from from auth.signing_keys
    where verifies_until is null or verifies_until > $1
    order by signs_from desc nulls last, id desc`,
  row: { kid: 'text', jwk: 'jsonb', signs_from: 'timestamptz?' },
});

/** Processes that make a key come one after another, so that the second finds that of the first. */
export const lockSigningKeys = defineStatement({
  name: 'auth.lock_signing_keys',
  text: `select pg_advisory_xact_lock(hashtext('ringfence signing keys'))::text as locked`,
  row: { locked: 'text' },
});

export const insertSigningKey = defineStatement({
  name: 'auth.insert_signing_key',
  text: `
    insert into auth.signing_keys (id, kid, jwk, created_at, signs_from)
    select made.id, made.id::text, $1::jsonb, $2, $3 from (select new_id()) as made (id)
    returning kid, signs_from`,
  row: { kid: 'text', signs_from: 'timestamptz?' },
});

export const retireSigningKeys = defineStatement({
  name: 'auth.retire_signing_keys',
  text: `
    update auth.signing_keys set verifies_until = $2
    where kid <> $1 and signs_from is not null and verifies_until is null`,
  row: {},
});

/** What the operator's key is known by, kept a little longer than its youngest token may live. */
export const keepGivenKey = defineStatement({
  name: 'auth.keep_given_key',
  text: `
    insert into auth.signing_keys as kept (kid, jwk, created_at, verifies_until)
    values ($1, $2::jsonb, $3, $4)
    on conflict (kid) do update set jwk = excluded.jwk, verifies_until = excluded.verifies_until
    where kept.signs_from is null and (kept.verifies_until < $5 or kept.jwk <> excluded.jwk)`,
  row: {},
});

export const deleteSpentKeys = defineStatement({
  name: 'auth.delete_spent_keys',
  text: `delete from auth.signing_keys where verifies_until <= $1`,
  row: {},
});
