import { defineStatement } from '../../platform/database/statement.ts';

/** A promise about a debt takes the place of those that were open about it. $1: organization, plan and debt of each. */
export const replacePromises = defineStatement({
  name: 'ledger.replace_promises',
  text: `
    with replaced as materialized (
      select promise.organization_id, promise.id
      from jsonb_to_recordset($1) as made ("organizationId" uuid, "debtId" uuid)
      join promises promise on promise.organization_id = made."organizationId"
        and promise.debt_id = made."debtId" and promise.state = 'open'
      order by promise.organization_id, promise.id
      for no key update of promise
    )
    update promises promise set state = 'cancelled', cancelled_because = 'replaced',
      settled_at = greatest($2::timestamptz, promise.opened_at)
    from replaced
    where promise.organization_id = replaced.organization_id and promise.id = replaced.id
    returning promise.contact_id`,
  row: { contact_id: 'uuid' },
});

/** Only about a debt of the person; its currency is the promise's. Calls that say it twice have said it once. */
export const insertPromises = defineStatement({
  name: 'ledger.insert_promises',
  text: `
    insert into promises (organization_id, contact_id, debt_id, plan_id, amount_minor, currency, due_on,
      made_how, call_id, recorded_by, made_at, opened_at)
    select debt.organization_id, debt.contact_id, debt.id, made."planId", made."amountMinor", debt.currency,
      made."dueOn", made."madeHow", made."callId", made."recordedBy", made.at, made.at
    from jsonb_to_recordset($1) as made ("organizationId" uuid, "contactId" uuid, "debtId" uuid,
      "planId" uuid, "amountMinor" bigint, "dueOn" date, "madeHow" text, "callId" uuid,
      "recordedBy" uuid, at timestamptz)
    join debts debt on debt.organization_id = made."organizationId"
      and debt.contact_id = made."contactId" and debt.id = made."debtId"
    order by made."dueOn"
    returning id, plan_id, contact_id`,
  row: { id: 'uuid', plan_id: 'uuid', contact_id: 'uuid' },
});

/**
 * Who agreed on the call to be reminded is reminded of the first part that was promised on it: it is the day that the
 * question named. $1: the consent of each call.
 */
export const attachReminders = defineStatement({
  name: 'ledger.attach_reminders',
  text: `
    with first as materialized (
      select distinct on (promise.organization_id, promise.call_id) promise.organization_id, promise.id,
        given."consentId"
      from jsonb_to_recordset($1) as given ("organizationId" uuid, "contactId" uuid, "callId" uuid,
        "consentId" uuid)
      join promises promise on promise.organization_id = given."organizationId"
        and promise.contact_id = given."contactId" and promise.call_id = given."callId"
        and promise.state = 'open'
      order by promise.organization_id, promise.call_id, promise.due_on, promise.id
    )
    update promises promise set reminder_consent_id = first."consentId", reminder_state = 'waiting'
    from first
    where promise.organization_id = first.organization_id and promise.id = first.id
      and promise.reminder_state is null`,
  row: {},
});

/** Which of these calls have recorded a promise already: a key that is heard twice was pressed once. */
export const findPromisedCalls = defineStatement({
  name: 'ledger.find_promised_calls',
  text: `
    select distinct promise.call_id, promise.debt_id
    from jsonb_to_recordset($1) as made ("organizationId" uuid, "contactId" uuid, "callId" uuid)
    join promises promise on promise.organization_id = made."organizationId"
      and promise.contact_id = made."contactId" and promise.call_id = made."callId"`,
  row: { call_id: 'uuid', debt_id: 'uuid' },
});

/** The promises and payments of debts ($2) from which their standing follows; what was cancelled or reversed is out. */
export const listStanding = defineStatement({
  name: 'ledger.list_standing',
  text: `
    select debt.id as debt_id, debt.contact_id, debt.state as debt_state,
      (select coalesce(jsonb_agg(jsonb_build_object('id', promise.id, 'planId', promise.plan_id,
          'amountMinor', promise.amount_minor, 'dueOn', promise.due_on, 'state', promise.state,
          'madeAt', promise.made_at)), '[]')
        from promises promise
        where promise.organization_id = debt.organization_id and promise.debt_id = debt.id
          and promise.state <> 'cancelled') as promises,
      (select coalesce(jsonb_agg(jsonb_build_object('amountMinor', payment.amount_minor,
          'paidOn', payment.paid_on)), '[]')
        from payments payment
        where payment.organization_id = debt.organization_id and payment.debt_id = debt.id
          and payment.reversed_at is null) as payments
    from debts debt
    where debt.organization_id = $1 and debt.id = any($2)
      and exists (select from promises promise where promise.organization_id = debt.organization_id
        and promise.debt_id = debt.id and promise.state <> 'cancelled')
    order by debt.id`,
  row: {
    debt_id: 'uuid',
    contact_id: 'uuid',
    debt_state: 'text',
    promises: 'jsonb',
    payments: 'jsonb',
  },
});

/** $2: id and state of each that stands otherwise than it did. */
export const writeStanding = defineStatement({
  name: 'ledger.write_standing',
  text: `
    with settled as materialized (
      select promise.id, given.state, given.because
      from jsonb_to_recordset($2) as given (id uuid, state text, because text)
      join promises promise on promise.organization_id = $1 and promise.id = given.id
        and promise.state <> given.state and promise.state <> 'cancelled'
      order by promise.id
      for no key update of promise
    )
    update promises promise set state = settled.state, cancelled_because = settled.because,
      settled_at = case when settled.state <> 'open' then greatest($3::timestamptz, promise.opened_at) end,
      opened_at = case when settled.state = 'open' then $3 else promise.opened_at end,
      earlier_periods = case when settled.state = 'open' then promise.earlier_periods
          || jsonb_build_object('openedAt', promise.opened_at, 'settledAt', promise.settled_at)
        else promise.earlier_periods end
    from settled
    where promise.organization_id = $1 and promise.id = settled.id
    returning promise.id, promise.contact_id, promise.debt_id, promise.plan_id, promise.state`,
  row: { id: 'uuid', contact_id: 'uuid', debt_id: 'uuid', plan_id: 'uuid', state: 'text' },
});

/**
 * A debt is promised while a promise about it is open, and open again afterwards. One that was only said to be
 * promised, without a promise, stays as it is, and so does one that ended or is in dispute.
 */
export const followPromises = defineStatement({
  name: 'ledger.follow_promises',
  text: `
    with standing as materialized (
      select debt.id, bool_or(promise.state = 'open') as is_promised
      from debts debt
      join promises promise on promise.organization_id = debt.organization_id
        and promise.debt_id = debt.id
      where debt.organization_id = $1 and debt.contact_id = any($2)
        and debt.state in ('open', 'promised')
      group by debt.id
    ), chosen as materialized (
      select debt.id, standing.is_promised from standing
      join debts debt on debt.organization_id = $1 and debt.id = standing.id
        and debt.state = case when standing.is_promised then 'open' else 'promised' end
      order by debt.id
      for no key update of debt
    )
    update debts debt set state = case when chosen.is_promised then 'promised' else 'open' end
    from chosen where debt.organization_id = $1 and debt.id = chosen.id`,
  row: {},
});

/** Debts of an organization with an open promise that may have to be settled by a day ($2), so many ($3). */
export const listDue = defineStatement({
  name: 'ledger.list_due_promises',
  text: `
    select distinct debt_id from (
      (select promise.debt_id from promises promise
       where promise.organization_id = $1 and promise.state = 'open' and promise.due_on < $2
       order by promise.due_on, promise.id limit $3)
      union all
      (select promise.debt_id from promises promise
       join debts debt on debt.organization_id = promise.organization_id and debt.id = promise.debt_id
         and debt.state in ('paid', 'recalled', 'closed')
       where promise.organization_id = $1 and promise.state = 'open' limit $3)) due`,
  row: { debt_id: 'uuid' },
});

export const cancelPromises = defineStatement({
  name: 'ledger.cancel_promises',
  text: `
    update promises set state = 'cancelled', cancelled_because = $3, cancelled_by = $4,
      settled_at = greatest($5::timestamptz, opened_at)
    where organization_id = $1 and plan_id = $2 and state = 'open'
    returning id, contact_id, debt_id`,
  row: { id: 'uuid', contact_id: 'uuid', debt_id: 'uuid' },
});
