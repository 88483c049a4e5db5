import { defineStatement } from '../../../platform/database/statement.ts';
import { findAddress } from './open.ts';

/** Of the account, while the carrier is left alone because it cannot keep up. */
const ofBackOff = (column: string): string => `
  (select budget.${column} from dial_budgets budget
   where budget.account_id = carrier_accounts.id and budget.backed_off_until > clock_timestamp())
    as ${column}`;
const fields = `id, organization_id, carrier, title, settings, calls_per_second, calls_at_once, state, origin,
  checked_at, health, health_detail, ${ofBackOff('backed_off_until')}, ${ofBackOff('backed_off_because')}`;
const row = {
  id: 'uuid',
  organization_id: 'uuid?',
  carrier: 'text',
  title: 'text',
  settings: 'jsonb',
  calls_per_second: 'int4',
  calls_at_once: 'int4',
  state: 'text',
  origin: 'text',
  checked_at: 'timestamptz?',
  health: 'text?',
  health_detail: 'text?',
  backed_off_until: 'timestamptz?',
  backed_off_because: 'text?',
} as const;

/** Of an organization ($1), or, where that is null, of the installation. */
const ofOwner = 'organization_id is not distinct from $1::uuid';

export const listAccounts = defineStatement({
  name: 'carrier_accounts.list',
  text: `select ${fields} from carrier_accounts where ${ofOwner} order by created_at, id`,
  row,
});

/** What changed is found by comparing, so nobody changes it in between. */
export const lockAccount = defineStatement({
  name: 'carrier_accounts.lock',
  text: `select ${fields} from carrier_accounts where ${ofOwner} and id = $2 for update`,
  row,
});

export const insertAccount = defineStatement({
  name: 'carrier_accounts.insert',
  text: `
    insert into carrier_accounts (organization_id, id, carrier, title, settings, secrets, secrets_key,
      calls_per_second, calls_at_once, created_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    returning ${fields}`,
  row,
});

export const updateAccount = defineStatement({
  name: 'carrier_accounts.update',
  text: `
    update carrier_accounts
    set title = $3, calls_per_second = $4, calls_at_once = $5, state = $6
    where ${ofOwner} and id = $2
    returning ${fields}`,
  row,
});

/** What the carrier said was said of other fields. */
export const updateFields = defineStatement({
  name: 'carrier_accounts.update_fields',
  text: `
    update carrier_accounts
    set settings = $3, secrets = $4, secrets_key = $5, version = version + 1,
      health = null, health_detail = null, checked_at = null
    where ${ofOwner} and id = $2`,
  row: {},
});

export const recordHealth = defineStatement({
  name: 'carrier_accounts.record_health',
  text: `
    update carrier_accounts set health = $3, health_detail = $4, checked_at = $5
    where ${ofOwner} and id = $2
    returning ${fields}`,
  row,
});

/** As the system: no request's own role reads them. */
export const findSecrets = defineStatement({
  name: 'carrier_accounts.find_secrets',
  text: 'select id, secrets, secrets_key from carrier_accounts where id = $1',
  row: { id: 'uuid', secrets: 'bytea', secrets_key: 'text' },
});

export const findUse = defineStatement({
  name: 'carrier_accounts.find_use',
  text: `
    select
      exists (select from campaigns where account_id = $1 and state in ('running', 'paused'))
        as has_campaigns,
      exists (select from calls_under_way where account_id = $1) as has_calls,
      exists (select from recordings where account_id = $1 and state = 'to_fetch')
        or exists (select from discarded_recordings where account_id = $1) as has_recordings`,
  row: { has_campaigns: 'bool', has_calls: 'bool', has_recordings: 'bool' },
});

/** What was proven of them was proven by the account. */
export const releaseCallerIds = defineStatement({
  name: 'carrier_accounts.release_caller_ids',
  text: `
    update caller_ids set state = 'resting', verified_how = null, verified_at = null, account_id = null
    where account_id = $1`,
  row: {},
});

export const deleteAccount = defineStatement({
  name: 'carrier_accounts.delete',
  text: `delete from carrier_accounts where ${ofOwner} and id = $2 returning id`,
  row: { id: 'uuid' },
});

/** Where the environment says that a carrier ($1) is reached. */
export const findCarrierAddress = defineStatement({
  name: 'carrier_accounts.find_carrier_address',
  text: `select ${findAddress('$1')} as address`,
  row: { address: 'text?' },
});

export const listOrganizations = defineStatement({
  name: 'carrier_accounts.list_organizations',
  text: 'select id from organizations where deleted_at is null order by id',
  row: { id: 'uuid' },
});

export const findDemo = defineStatement({
  name: 'carrier_accounts.find_demo',
  text: 'select exists (select from demo_marks) as found',
  row: { found: 'bool' },
});
