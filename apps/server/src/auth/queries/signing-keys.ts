import { defineStatement } from '../../platform/database/statement.ts';

export const listSigningKeys = defineStatement({
  name: 'auth.list_signing_keys',
  text: `select id, purpose, private_key from auth.signing_keys order by created_at desc, id desc`,
  row: { id: 'uuid', purpose: 'text', private_key: 'jsonb' },
});

/** Does nothing when another process has written its key first. */
export const insertSigningKey = defineStatement({
  name: 'auth.insert_signing_key',
  text: `
    insert into auth.signing_keys (purpose, private_key) values ('sign', $1)
    on conflict (purpose) where purpose = 'sign' do nothing`,
  row: {},
});
