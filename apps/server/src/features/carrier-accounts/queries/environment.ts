import { defineStatement } from '../../../platform/database/statement.ts';

/** Processes that start together keep the account one after another. */
export const lockEnvironment = defineStatement({
  name: 'carrier_accounts.lock_environment',
  text: `select pg_advisory_xact_lock(hashtext('ringfence carrier accounts'))::text as locked`,
  row: { locked: 'text' },
});

export const findOfEnvironment = defineStatement({
  name: 'carrier_accounts.find_of_environment',
  text: `
    select id, settings, secrets, secrets_key from carrier_accounts
    where origin = 'environment' and carrier = $1 and settings->>'sid' = $2`,
  row: { id: 'uuid', settings: 'jsonb', secrets: 'bytea', secrets_key: 'text' },
});

export const insertOfEnvironment = defineStatement({
  name: 'carrier_accounts.insert_of_environment',
  text: `
    insert into carrier_accounts (id, carrier, title, settings, secrets, secrets_key,
      calls_per_second, calls_at_once, origin)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 'environment')`,
  row: {},
});

/** What it was found to be was found with other secrets. */
export const rewriteOfEnvironment = defineStatement({
  name: 'carrier_accounts.rewrite_of_environment',
  text: `
    update carrier_accounts set settings = $2, secrets = $3, secrets_key = $4, version = version + 1,
      health = null, health_detail = null, checked_at = null
    where id = $1`,
  row: {},
});

export const paceOfEnvironment = defineStatement({
  name: 'carrier_accounts.pace_of_environment',
  text: `
    update carrier_accounts
    set title = $2, calls_per_second = $3, calls_at_once = $4, state = 'active'
    where id = $1`,
  row: {},
});

/** Those that the environment ($1) does not name any more. */
export const restOthersOfEnvironment = defineStatement({
  name: 'carrier_accounts.rest_others_of_environment',
  text: `
    update carrier_accounts set state = 'resting'
    where origin = 'environment' and state = 'active' and id is distinct from $1::uuid`,
  row: {},
});

/** What was there before accounts were rows belongs to the one that there was. */
export const giveCallerIds = defineStatement({
  name: 'carrier_accounts.give_caller_ids',
  text: `
    update caller_ids set account_id = $1 where account_id is null and verified_at is not null`,
  row: {},
});

export const giveCampaigns = defineStatement({
  name: 'carrier_accounts.give_campaigns',
  text: `
    update campaigns set account_id = $1
    where account_id is null and state in ('running', 'paused')`,
  row: {},
});

export const giveCalls = defineStatement({
  name: 'carrier_accounts.give_calls',
  text: `
    with given as (
      update calls_under_way set account_id = $1
      where account_id is null and carrier = $2
      returning organization_id, call_id
    )
    update calls call set account_id = $1
    from given
    where call.organization_id = given.organization_id and call.id = given.call_id`,
  row: {},
});
