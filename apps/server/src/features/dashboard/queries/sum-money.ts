import { defineStatement } from '../../../platform/database/statement.ts';

const row = { currency: 'text', count: 'int8', amount_minor: 'int8' } as const;
const sums = 'count(*) as count, sum(amount_minor)::bigint as amount_minor';

/** Open promises of each organization ($1) by when they are due, seen from its day ($2) and the last day that is soon ($3). */
export const sumOpenPromises = defineStatement({
  name: 'dashboard.sum_open_promises',
  text: `
    select case when promise.due_on < part.today then 'overdue' when promise.due_on = part.today then 'today'
        when promise.due_on <= part.soon then 'soon' else 'later' end as due,
      promise.currency, ${sums}
    from unnest($1::uuid[], $2::date[], $3::date[]) as part (organization_id, today, soon)
    join promises promise on promise.organization_id = part.organization_id and promise.state = 'open'
    group by 1, 2`,
  row: { due: 'text', ...row },
});

/** Promises of each organization ($1) that were kept or broken between its moments ($2, $3). */
export const sumSettledPromises = defineStatement({
  name: 'dashboard.sum_settled_promises',
  text: `
    select promise.state, promise.currency, ${sums}
    from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as part (organization_id, starts_at, ends_at)
    join promises promise on promise.organization_id = part.organization_id
      and promise.settled_at >= part.starts_at and promise.settled_at < part.ends_at
      and promise.state in ('kept', 'broken')
    group by 1, 2`,
  row: { state: 'text', ...row },
});

/** What came in for each organization ($1) on days ($2, $3) and was not taken back. */
export const sumPayments = defineStatement({
  name: 'dashboard.sum_payments',
  text: `
    select payment.currency, ${sums}
    from unnest($1::uuid[]) as part (organization_id)
    join payments payment on payment.organization_id = part.organization_id
      and payment.paid_on >= $2::date and payment.paid_on <= $3::date and payment.reversed_at is null
    group by 1`,
  row,
});
