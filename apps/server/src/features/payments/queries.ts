import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';

export const findContact = defineSpanning({
  name: 'payments.find_contact',
  text: (covers) => `
    select contact.organization_id from contacts contact
    where ${covers('contact.organization_id')} and contact.id = $1`,
  row: { organization_id: 'uuid' },
});

const paymentFields = `payment.id, payment.debt_id, payment.amount_minor, payment.applied_minor, payment.currency,
      payment.paid_on::text as paid_on, payment.payer_reference, payment.source, payment.recorded_at,
      payment.reversed_at, recorder.id as recorder_id, recorder.full_name as recorder_name`;

export const paymentRow = {
  id: 'uuid',
  debt_id: 'uuid',
  amount_minor: 'int8',
  applied_minor: 'int8',
  currency: 'text',
  paid_on: 'text',
  payer_reference: 'text?',
  source: 'text',
  recorded_at: 'timestamptz',
  reversed_at: 'timestamptz?',
  recorder_id: 'uuid?',
  recorder_name: 'text?',
} as const;

export const listPayments = defineStatement({
  name: 'payments.list_of_contact',
  text: `
    select ${paymentFields}
    from payments payment
    left join profiles recorder on recorder.id = payment.recorded_by
    where payment.organization_id = $1 and payment.contact_id = $2
    order by payment.paid_on desc, payment.id desc
    limit 500`,
  row: paymentRow,
});

/**
 * Those before a place ($1, $2), of days ($3, $4), so many ($5); where these are asked for, taken back or not ($6), of
 * people ($7).
 */
export const listNewest = defineSpanning({
  name: 'payments.list',
  text: (covers) => `
    select ${paymentFields}, ${organizationFields}, contact.id as contact_id, contact.full_name,
      debt.creditor, debt.reference, import.id as import_id, import.file_name
    from (select * from payments payment
      where ${covers('payment.organization_id')}
        and (payment.paid_on, payment.id) < ($1::date, $2::uuid)
        and payment.paid_on >= $3::date and payment.paid_on <= $4::date
        and ($6::boolean is null or (payment.reversed_at is not null) = $6)
        and ($7::uuid[] is null or payment.contact_id = any($7))
      order by payment.paid_on desc, payment.id desc
      limit $5) payment
    ${joinOrganization('payment.organization_id')}
    join contacts contact on contact.organization_id = payment.organization_id
      and contact.id = payment.contact_id
    join debts debt on debt.organization_id = payment.organization_id and debt.id = payment.debt_id
    left join imports import on import.organization_id = payment.organization_id
      and import.id = payment.import_id
    left join profiles recorder on recorder.id = payment.recorded_by
    order by payment.paid_on desc, payment.id desc`,
  row: {
    ...paymentRow,
    ...organizationRow,
    contact_id: 'uuid',
    full_name: 'text',
    creditor: 'text?',
    reference: 'text',
    import_id: 'uuid?',
    file_name: 'text?',
  },
  isPlannedEachTime: true,
});

export const findPayment = defineStatement({
  name: 'payments.find_payment',
  text: `
    select contact_id, debt_id, reversed_at from payments
    where organization_id = current_organization_id() and id = $1`,
  row: { contact_id: 'uuid', debt_id: 'uuid', reversed_at: 'timestamptz?' },
});
