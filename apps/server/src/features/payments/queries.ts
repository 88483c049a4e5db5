import { defineSpanning } from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';

export const findContact = defineSpanning({
  name: 'payments.find_contact',
  text: (covers) => `
    select contact.organization_id from contacts contact
    where ${covers('contact.organization_id')} and contact.id = $1`,
  row: { organization_id: 'uuid' },
});

export const listPayments = defineStatement({
  name: 'payments.list_of_contact',
  text: `
    select payment.id, payment.debt_id, payment.amount_minor, payment.applied_minor, payment.currency,
      payment.paid_on::text as paid_on, payment.payer_reference, payment.source, payment.recorded_at,
      payment.reversed_at, recorder.id as recorder_id, recorder.full_name as recorder_name
    from payments payment
    left join profiles recorder on recorder.id = payment.recorded_by
    where payment.organization_id = $1 and payment.contact_id = $2
    order by payment.paid_on desc, payment.id desc
    limit 500`,
  row: {
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
  },
});

export const findPayment = defineStatement({
  name: 'payments.find_payment',
  text: `
    select contact_id, debt_id, reversed_at from payments
    where organization_id = current_organization_id() and id = $1`,
  row: { contact_id: 'uuid', debt_id: 'uuid', reversed_at: 'timestamptz?' },
});
