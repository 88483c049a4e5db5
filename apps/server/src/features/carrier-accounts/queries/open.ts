import { defineStatement } from '../../../platform/database/statement.ts';

/** Only the environment says where a carrier is reached; its word holds for every account there. */
export const findAddress = (carrier: string): string => `
  (select environment.settings->>'address' from carrier_accounts environment
   where environment.origin = 'environment' and environment.state = 'active'
     and environment.carrier = ${carrier}
   order by environment.created_at desc, environment.id desc limit 1)`;

export const findAccountToOpen = defineStatement({
  name: 'carrier_accounts.find_to_open',
  text: `
    select account.id, account.organization_id, account.carrier, account.settings, account.secrets,
      account.secrets_key, account.calls_per_second, account.calls_at_once, account.version,
      coalesce(account.settings->>'address', ${findAddress('account.carrier')}) as address,
      exists (select from demo_marks) as holds_demo
    from carrier_accounts account where account.id = $1`,
  row: {
    id: 'uuid',
    organization_id: 'uuid?',
    carrier: 'text',
    settings: 'jsonb',
    secrets: 'bytea',
    secrets_key: 'text',
    calls_per_second: 'int4',
    calls_at_once: 'int4',
    version: 'int4',
    address: 'text?',
    holds_demo: 'bool',
  },
});

export const listSecrets = defineStatement({
  name: 'carrier_accounts.list_secrets',
  text: `select id, secrets, secrets_key from carrier_accounts order by id`,
  row: { id: 'uuid', secrets: 'bytea', secrets_key: 'text' },
});

/** Where somebody has written other secrets meanwhile, those stay. */
export const replaceSecrets = defineStatement({
  name: 'carrier_accounts.replace_secrets',
  text: `
    update carrier_accounts account set secrets = sealed.secrets, secrets_key = $4
    from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as sealed (id, before, secrets)
    where account.id = sealed.id and account.secrets = sealed.before
    returning account.id`,
  row: { id: 'uuid' },
});

export const markUnreadable = defineStatement({
  name: 'carrier_accounts.mark_unreadable',
  text: `
    update carrier_accounts set health = 'refused', health_detail = $2, checked_at = now()
    where id = any($1)`,
  row: {},
});
