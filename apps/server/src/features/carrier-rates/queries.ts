import { defineStatement } from '../../platform/database/statement.ts';

const fields = 'id, country, currency, per_minute_micro, per_call_micro, increment_seconds';
const row = {
  id: 'uuid',
  country: 'text?',
  currency: 'text',
  per_minute_micro: 'int8',
  per_call_micro: 'int8',
  increment_seconds: 'int4',
} as const;

/** A super administrator who names no organization ($1) reads those of all. */
const seenFrom = '($1::uuid is null or organization_id is null or organization_id = $1)';

/** Of an account ($2) of an organization ($1) or of the installation, every other country last. */
export const listRates = defineStatement({
  name: 'carrier_rates.list',
  text: `
    select ${fields} from carrier_rates
    where account_id = $2 and ${seenFrom}
    order by country nulls last`,
  row,
});

/** Of several accounts at once, for prices that are expected. */
export const listRatesOfAccounts = defineStatement({
  name: 'carrier_rates.list_of_accounts',
  text: `
    select account_id, ${fields} from carrier_rates
    where account_id = any($1) order by account_id, country nulls last`,
  row: { account_id: 'uuid', ...row },
});

/** Whose an account is, where a given organization ($1) may call through it. */
export const findOwner = defineStatement({
  name: 'carrier_rates.find_owner',
  text: `
    select organization_id from carrier_accounts
    where id = $2 and ${seenFrom}`,
  row: { organization_id: 'uuid?' },
});

export const setRate = defineStatement({
  name: 'carrier_rates.set',
  text: `
    insert into carrier_rates (organization_id, account_id, country, currency, per_minute_micro, per_call_micro,
      increment_seconds)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (account_id, country) do update set currency = excluded.currency,
      per_minute_micro = excluded.per_minute_micro, per_call_micro = excluded.per_call_micro,
      increment_seconds = excluded.increment_seconds
    returning ${fields}`,
  row,
});

export const removeRate = defineStatement({
  name: 'carrier_rates.remove',
  text: `
    delete from carrier_rates
    where organization_id is not distinct from $1::uuid and account_id = $2 and id = $3
    returning country`,
  row: { country: 'text?' },
});
