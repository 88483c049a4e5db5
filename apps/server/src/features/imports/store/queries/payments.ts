import { judgePaymentRows } from '../../../../ledger/index.ts';
import { defineStatement } from '../../../../platform/database/statement.ts';
import { reversalWaits } from './callable.ts';
import { compareEntries } from './history-entries.ts';
import { notePeople } from './noted-people.ts';

/** The rows of a file, judged as what people and programs say is. */
const payments = judgePaymentRows(`
      select line, null::uuid as debt_id, content->>'externalReference' as reference,
        content->>'debtReference' as debt_reference, (content->>'amountMinor')::bigint as amount_minor,
        content->>'currency' as currency, (content->>'paidOn')::date as paid_on,
        content->>'payerReference' as payer_reference, (content->>'isReversal')::boolean as is_reversal
      from import_rows where organization_id = $1 and import_id = $2`);

const isNew = 'reason is null and not is_there';
/** That a debt is open again lets calls begin. */
const reopens = `is_reversal and ${isNew} and exists (select from payments known
        join debts debt on debt.organization_id = known.organization_id and debt.id = known.debt_id
        where known.organization_id = $1 and known.id = judged.payment_id
          and known.applied_minor > 0 and debt.state = 'paid')`;
const waits = `(${reopens} and ${reversalWaits('judged.contact_id')})`;

export const comparePayments = defineStatement({
  name: 'imports.compare_payments',
  text: compareEntries(payments),
  row: { added: 'int4', unchanged: 'int4' },
});

export const noteCallableReversals = defineStatement({
  name: 'imports.note_callable_reversals',
  text: `
    with ${payments}
    insert into import_callable (organization_id, import_id, contact_id, reason, line)
    select $1, $2, contact_id, 'debt_reopened', min(line) from judged where ${reopens}
    group by contact_id`,
  row: {},
});

export const countWaitingReversals = defineStatement({
  name: 'imports.count_waiting_reversals',
  text: `with ${payments} select count(*)::integer as rows from judged where ${waits}`,
  row: { rows: 'int4' },
});

/** People who owe another amount by the file, debts of which nothing is left, and what came back. */
export const countPaid = defineStatement({
  name: 'imports.count_paid',
  text: `
    with ${payments}, moved as materialized (
      select debt.id, debt.contact_id, debt.currency, debt.balance_minor, debt.state,
        least(debt.balance_minor, coalesce(sum(judged.amount_minor) filter (where not judged.is_reversal), 0)
          )::bigint as paid,
        coalesce(sum(known.applied_minor), 0)::bigint as returned
      from judged
      join debts debt on debt.organization_id = $1 and debt.id = judged.debt_id
      left join payments known on judged.is_reversal and known.organization_id = $1
        and known.id = judged.payment_id
      where ${isNew}
      group by debt.organization_id, debt.id
    )
    select (select count(distinct contact_id)::integer from moved where paid <> returned) as people,
      (select count(distinct contact_id)::integer from moved
        where paid = balance_minor and returned = 0 and state in ('open', 'promised')) as debts_paid,
      (select count(*)::integer from judged where is_reversal and ${isNew}) as reversed,
      (select coalesce(jsonb_agg(jsonb_build_object('amountMinor', sum.amount, 'currency', sum.currency)), '[]')
        from (select currency, sum(returned - paid) as amount from moved
          group by currency having sum(returned - paid) <> 0 order by currency) sum) as moves`,
  row: { people: 'int4', debts_paid: 'int4', reversed: 'int4', moves: 'jsonb' },
});

/** Of debts with an open promise that the file pays: what stands, and what it adds. */
export const listPromised = defineStatement({
  name: 'imports.list_promised',
  text: `
    with ${payments}
    select debt.state as debt_state, debt.balance_minor,
      (select jsonb_agg(jsonb_build_object('id', promise.id, 'planId', promise.plan_id,
          'amountMinor', promise.amount_minor, 'dueOn', promise.due_on, 'state', promise.state,
          'madeAt', promise.made_at))
        from promises promise where promise.organization_id = $1 and promise.debt_id = debt.id
          and promise.state <> 'cancelled') as promises,
      (select coalesce(jsonb_agg(jsonb_build_object('amountMinor', paid.amount_minor, 'paidOn', paid.paid_on)), '[]')
        from (select payment.amount_minor, payment.paid_on from payments payment
            where payment.organization_id = $1 and payment.debt_id = debt.id and payment.reversed_at is null
              and payment.id not in (select judged.payment_id from judged
                where judged.is_reversal and ${isNew} and judged.payment_id is not null)
          union all
          select judged.amount_minor, judged.paid_on from judged
          where judged.debt_id = debt.id and not judged.is_reversal and ${isNew}) paid) as payments
    from debts debt
    where debt.organization_id = $1
      and debt.id in (select debt_id from judged where ${isNew})
      and exists (select from promises promise where promise.organization_id = $1
        and promise.debt_id = debt.id and promise.state <> 'cancelled')`,
  row: { debt_state: 'text', balance_minor: 'int8', promises: 'jsonb', payments: 'jsonb' },
});

/** $3: who uploaded them, $4: when. How much each debt takes is written next. */
export const insertFilePayments = defineStatement({
  name: 'imports.insert_file_payments',
  text: `
    with ${payments}, made as (
      insert into payments (organization_id, contact_id, debt_id, amount_minor, applied_minor, currency,
        paid_on, payer_reference, source, recorded_by, recorded_at, import_id)
      select $1, contact_id, debt_id, amount_minor, 0, currency, paid_on, payer_reference, 'file', $3, $4, $2
      from judged where not is_reversal and ${isNew} order by line
    )${notePeople(`(select distinct contact_id from judged where ${isNew})`, '1')}`,
  row: {},
});

/** Payments that came back by the file, but for those that wait to be confirmed. */
export const listReversed = defineStatement({
  name: 'imports.list_reversed',
  text: `
    with ${payments}
    select payment_id as id, debt_id from judged
    where is_reversal and ${isNew} and not ${waits} order by line`,
  row: { id: 'uuid', debt_id: 'uuid' },
});

export const listFilePayments = defineStatement({
  name: 'imports.list_file_payments',
  text: `select id, debt_id from payments where organization_id = $1 and import_id = $2`,
  row: { id: 'uuid', debt_id: 'uuid' },
});

const keep = (table: 'debts' | 'payments'): string => `
    insert into import_changes (organization_id, import_id, table_name, row_id, before)
    select $1, $2, '${table}', row.id, to_jsonb(row) from ${table} row
    where row.organization_id = $1 and row.id = any($3)
    -- What it was before the file changed it at all is kept already.
    on conflict do nothing`;

/** What debts ($3) were before the file. */
export const keepDebts = defineStatement({
  name: 'imports.keep_paid_debts',
  text: keep('debts'),
  row: {},
});

export const keepPayments = defineStatement({
  name: 'imports.keep_reversed_payments',
  text: keep('payments'),
  row: {},
});

/** The debts whose promises an upload settled. */
export const listTouchedDebts = defineStatement({
  name: 'imports.list_touched_debts',
  text: `
    select row_id as id from import_changes
    where organization_id = $1 and import_id = $2 and table_name = 'debts'`,
  row: { id: 'uuid' },
});
