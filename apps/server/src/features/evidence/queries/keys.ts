import { defineStatement } from '../../../platform/database/statement.ts';

export const lockKeys = defineStatement({
  name: 'evidence.lock_keys',
  text: `select pg_advisory_xact_lock(hashtext('ringfence evidence keys'))::text as locked`,
  row: { locked: 'text' },
});

export const findSigningKey = defineStatement({
  name: 'evidence.find_signing_key',
  text: `select id, private_key, secrets_key from evidence_keys where retired_at is null`,
  row: { id: 'text', private_key: 'bytea', secrets_key: 'text' },
});

/** Every key that ever signed: what it signed stays checkable. */
export const listKeys = defineStatement({
  name: 'evidence.list_keys',
  text: `
    select id, public_key, created_at, retired_at from evidence_keys
    order by created_at desc, id`,
  row: { id: 'text', public_key: 'bytea', created_at: 'timestamptz', retired_at: 'timestamptz?' },
});

export const retireKeys = defineStatement({
  name: 'evidence.retire_keys',
  text: `update evidence_keys set retired_at = $1 where retired_at is null`,
  row: {},
});

export const insertKey = defineStatement({
  name: 'evidence.insert_key',
  text: `
    insert into evidence_keys (id, public_key, private_key, secrets_key, created_at)
    values ($1, $2, $3, $4, $5)`,
  row: {},
});

export const listSealedKeys = defineStatement({
  name: 'evidence.list_sealed_keys',
  text: `select id, private_key, secrets_key from evidence_keys order by id for update`,
  row: { id: 'text', private_key: 'bytea', secrets_key: 'text' },
});

export const replaceSealedKey = defineStatement({
  name: 'evidence.replace_sealed_key',
  text: `
    update evidence_keys held set private_key = sealed.private_key, secrets_key = $3
    from unnest($1::text[], $2::bytea[]) as sealed (id, private_key)
    where held.id = sealed.id`,
  row: {},
});
