import { defineStatement } from '../../platform/database/statement.ts';

/**
 * Which debt each payment is for, and whether it is known, as `judged`: the one rule for what people, programs and files
 * say. `given` (line, debt_id, reference, debt_reference, amount_minor, currency, paid_on, payer_reference,
 * is_reversal) names the debt, its reference, or a person who has one that is owed. The same payer's reference is the
 * same payment; without one, the same amount for the same debt on the same day is, unless that was taken back.
 */
export const judgePayments = (given: string): string => `
    given as materialized (${given}), candidate as materialized (
      select given.line, debt.id as debt_id, debt.contact_id, debt.currency
      from given join debts debt on debt.organization_id = $1 and debt.id = given.debt_id
      union all
      select given.line, debt.id, debt.contact_id, debt.currency
      from given
      join debts debt on debt.organization_id = $1 and debt.reference = given.debt_reference
      join contacts contact on contact.organization_id = $1 and contact.id = debt.contact_id
      where given.debt_id is null
        and (given.reference is null or contact.external_reference = given.reference)
      union all
      select given.line, debt.id, debt.contact_id, debt.currency
      from given
      join contacts contact on contact.organization_id = $1
        and contact.external_reference = given.reference
      join debts debt on debt.organization_id = $1 and debt.contact_id = contact.id
        and debt.state in ('open', 'promised', 'disputed')
      where given.debt_id is null and given.debt_reference is null
    ), matched as materialized (
      select line, count(*) as debts, min(debt_id::text)::uuid as debt_id,
        min(contact_id::text)::uuid as contact_id, min(currency) as currency
      from candidate group by line
    ), entry as materialized (
      select given.line, given.amount_minor, given.currency, given.paid_on, given.payer_reference,
        given.is_reversal, known.id as payment_id,
        case when given.is_reversal then known.debt_id else matched.debt_id end as debt_id,
        case when given.is_reversal then known.contact_id else matched.contact_id end as contact_id,
        case
          when given.is_reversal and given.payer_reference is null then 'payment_reference_missing'
          when given.is_reversal and known.id is null then 'payment_unknown'
          when given.is_reversal then null
          when matched.debts is null then 'debt_unknown'
          when matched.debts > 1 then 'debt_ambiguous'
          when matched.currency <> given.currency then 'currency_differs'
          when known.id is not null and (known.debt_id, known.amount_minor)
            <> (matched.debt_id, given.amount_minor) then 'payment_differs' end as fault,
        case when given.is_reversal then known.reversed_at is not null
          else known.id is not null or given.payer_reference is null and exists (
            select from payments same
            where same.organization_id = $1 and same.debt_id = matched.debt_id
              and same.amount_minor = given.amount_minor and same.paid_on = given.paid_on
              and same.reversed_at is null) end as is_there
      from given
      left join matched on matched.line = given.line
      left join payments known on known.organization_id = $1
        and known.payer_reference = given.payer_reference
    ), judged as materialized (
      select entry.*, case
        when entry.fault is not null then entry.fault
        when entry.nth > 1 and (entry.debt_id, entry.amount_minor)
          <> (entry.first_debt, entry.first_amount) then 'payment_differs'
        when entry.nth > 1 then 'duplicate' end as reason
      from (
        select entry.*, row_number() over same as nth, first_value(entry.debt_id) over same as first_debt,
          first_value(entry.amount_minor) over same as first_amount
        from entry
        window same as (partition by entry.fault is null, entry.is_reversal, coalesce(entry.payer_reference,
          entry.debt_id::text || ' ' || entry.amount_minor || ' ' || entry.paid_on),
          entry.payer_reference is null order by entry.line)) entry
    )`;

const givenByProgram = `
      select line, "debtId" as debt_id, reference, "debtReference" as debt_reference,
        "amountMinor" as amount_minor, currency, "paidOn" as paid_on,
        "payerReference" as payer_reference, false as is_reversal
      from jsonb_to_recordset($2) as given (line integer, "debtId" uuid, reference text,
        "debtReference" text, "amountMinor" bigint, currency text, "paidOn" date, "payerReference" text)`;

export const findPaidDebts = defineStatement({
  name: 'ledger.find_paid_debts',
  text: `
    with ${judgePayments(givenByProgram)}
    select line, contact_id, debt_id, payment_id, reason, is_there from judged order by line`,
  row: {
    line: 'int4',
    contact_id: 'uuid?',
    debt_id: 'uuid?',
    payment_id: 'uuid?',
    reason: 'text?',
    is_there: 'bool',
  },
});

/** How much of it each debt takes is written next; one that somebody recorded meanwhile is left out. */
export const insertPayments = defineStatement({
  name: 'ledger.insert_payments',
  text: `
    insert into payments (organization_id, contact_id, debt_id, amount_minor, applied_minor, currency,
      paid_on, payer_reference, source, recorded_by, recorded_at)
    select $1, given."contactId", given."debtId", given."amountMinor", 0, given.currency, given."paidOn",
      given."payerReference", $3, $4, $5
    from jsonb_to_recordset($2) as given (line integer, "contactId" uuid, "debtId" uuid,
      "amountMinor" bigint, currency text, "paidOn" date, "payerReference" text)
    order by given.line
    on conflict do nothing
    returning id, contact_id, debt_id, payer_reference`,
  row: { id: 'uuid', contact_id: 'uuid', debt_id: 'uuid', payer_reference: 'text?' },
});

/** In one order, so that nobody waits for each other. */
export const lockDebts = defineStatement({
  name: 'ledger.lock_debts',
  text: `
    select id from debts where organization_id = $1 and id = any($2)
    order by id for no key update`,
  row: { id: 'uuid' },
});

/**
 * What payments ($2) change: each debt owes less, never less than nothing, and is paid where nothing is left. What is
 * more than was owed stays with the payment. Answers the debts.
 */
export const applyPayments = defineStatement({
  name: 'ledger.apply_payments',
  text: `
    with received as materialized (
      select payment.id, payment.debt_id, payment.amount_minor,
        coalesce(sum(payment.amount_minor) over (partition by payment.debt_id
          order by payment.paid_on, payment.id rows between unbounded preceding and 1 preceding), 0) as before
      from payments payment where payment.organization_id = $1 and payment.id = any($2)
    ), taken as materialized (
      select received.id, received.debt_id,
        least(received.amount_minor, greatest(0, debt.balance_minor - received.before))::bigint as applied
      from received
      join debts debt on debt.organization_id = $1 and debt.id = received.debt_id
    ), marked as (
      update payments payment set applied_minor = taken.applied
      from taken where payment.organization_id = $1 and payment.id = taken.id
    )
    update debts debt set balance_minor = debt.balance_minor - summed.applied, updated_at = $3,
      state = case when debt.balance_minor = summed.applied and debt.state in ('open', 'promised')
        then 'paid' else debt.state end
    from (select debt_id, sum(applied)::bigint as applied from taken group by debt_id) summed
    where debt.organization_id = $1 and debt.id = summed.debt_id
    returning debt.id, debt.contact_id`,
  row: { id: 'uuid', contact_id: 'uuid' },
});

/**
 * Payments ($2) that bounced: what they took from a debt is owed again. One that was paid by them is open again, which
 * the database lets admins alone do. Answers the debts that were changed.
 */
export const reversePayments = defineStatement({
  name: 'ledger.reverse_payments',
  text: `
    with reversed as materialized (
      select payment.id, payment.debt_id, payment.applied_minor from payments payment
      where payment.organization_id = $1 and payment.id = any($2) and payment.reversed_at is null
    ), marked as (
      update payments payment set reversed_at = $3, reversed_by = $4
      from reversed where payment.organization_id = $1 and payment.id = reversed.id
    )
    update debts debt set balance_minor = debt.balance_minor + summed.applied, updated_at = $3,
      state = case when debt.state = 'paid' and summed.applied > 0 then 'open' else debt.state end
    from (select debt_id, sum(applied_minor)::bigint as applied from reversed group by debt_id) summed
    where debt.organization_id = $1 and debt.id = summed.debt_id
    returning debt.id, debt.contact_id`,
  row: { id: 'uuid', contact_id: 'uuid' },
});
