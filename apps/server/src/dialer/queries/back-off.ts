import { defineStatement } from '../../platform/database/statement.ts';

/**
 * Leaves an account ($1) alone for a while that doubles with each failure after the other, up to a minute, or
 * for as long as the carrier asks ($3 seconds), at most a quarter of an hour. Calls that went out together and failed together count once.
 */
export const backOff = defineStatement({
  name: 'dialer.back_off',
  text: `
    update dial_budgets
    set failures = least(failures + 1, 10), backed_off_because = $2,
      backed_off_until = clock_timestamp()
        + interval '1 second' * greatest(least(coalesce($3::integer, 0), 900), least(60, 2 ^ least(failures, 6)))
    where account_id = $1 and backed_off_until <= clock_timestamp()
    returning extract(epoch from backed_off_until - clock_timestamp())::integer as seconds`,
  row: { seconds: 'int4' },
});

/** Whose campaigns wait for an account ($1). */
export const listHeldUp = defineStatement({
  name: 'dialer.list_held_up',
  text: `
    select distinct campaign.organization_id from campaigns campaign
    where campaign.account_id = $1 and campaign.state = 'running'`,
  row: { organization_id: 'uuid' },
});

/** The carrier takes calls again. */
export const forgetFailures = defineStatement({
  name: 'dialer.forget_failures',
  text: `
    update dial_budgets set failures = 0, backed_off_because = null
    where account_id = $1 and failures > 0 and backed_off_until <= clock_timestamp()
    returning account_id`,
  row: { account_id: 'uuid' },
});
