import { defineStatement } from '../../platform/database/statement.ts';

/** One worker ($2) listens to an account ($1), for so many seconds ($3) unless it says so again. */
export const takeListening = defineStatement({
  name: 'dialer.take_listening',
  text: `
    update dial_budgets
    set listener_id = $2, listens_until = clock_timestamp() + interval '1 second' * $3::integer
    where account = $1 and (listener_id = $2 or listens_until < clock_timestamp())
    returning account`,
  row: { account: 'text' },
});

export const leaveListening = defineStatement({
  name: 'dialer.leave_listening',
  text: `
    update dial_budgets set listener_id = null, listens_until = '-infinity'
    where account = $1 and listener_id = $2`,
  row: {},
});
