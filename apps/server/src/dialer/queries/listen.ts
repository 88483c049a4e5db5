import { defineStatement } from '../../platform/database/statement.ts';

/** Accounts that may have something to tell: calls go through them, or could at any moment. */
export const listAccountsInUse = defineStatement({
  name: 'dialer.list_accounts_in_use',
  text: `
    select account.id from carrier_accounts account
    where account.state = 'active' and (account.origin = 'environment'
        or exists (select from campaigns campaign
          where campaign.account_id = account.id and campaign.state = 'running'))
      or exists (select from calls_under_way live where live.account_id = account.id)
      or exists (select from caller_id_verifications verification
        where verification.account_id = account.id and verification.state <> 'ended'
          and verification.requested_at > clock_timestamp() - interval '5 minutes')`,
  row: { id: 'uuid' },
});

/** One worker ($2) listens to an account ($1), for so many seconds ($3) unless it says so again. */
export const takeListening = defineStatement({
  name: 'dialer.take_listening',
  text: `
    update dial_budgets
    set listener_id = $2, listens_until = clock_timestamp() + interval '1 second' * $3::integer
    where account_id = $1 and (listener_id = $2 or listens_until < clock_timestamp())
    returning account_id`,
  row: { account_id: 'uuid' },
});

export const leaveListening = defineStatement({
  name: 'dialer.leave_listening',
  text: `
    update dial_budgets set listener_id = null, listens_until = '-infinity'
    where account_id = $1 and listener_id = $2`,
  row: {},
});
