import { oc } from '@orpc/contract';
import { hasCardNumber } from '@ringfence/domain/promises/has-card-number';
import { paymentSources } from '@ringfence/domain/promises/promise-words';
import * as z from 'zod';
import {
  enteredAmount,
  enteredDay,
  money,
  namedOrganization,
  nextCursor,
  pageInput,
  plainText,
} from './common.ts';
import { confirmed, confirmsCallable } from './contact-editing.ts';

/** Money that came in for a debt. How it was paid is nowhere kept, and no number of a card is ever asked for. */
export const payment = z.object({
  id: z.uuid(),
  debtId: z.uuid(),
  amount: money,
  /** What came in beyond what was owed. */
  overpaid: money,
  paidOn: z.iso.date(),
  payerReference: z.string().nullable(),
  source: z.enum(paymentSources),
  recordedAt: z.iso.datetime(),
  recordedBy: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
  reversedAt: z.iso.datetime().nullable(),
});

export type ContactPayment = z.infer<typeof payment>;

export const listedPayment = payment.extend({
  organization: namedOrganization,
  contact: z.object({ id: z.uuid(), fullName: z.string() }),
  debt: z.object({ reference: z.string(), creditor: z.string().nullable() }),
  /** The upload that brought it; null where none did. */
  file: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});

export type ListedPayment = z.infer<typeof listedPayment>;

/** Between which days they were made, and whether they still count or were taken back. */
export const paymentFilter = z.object({
  paidFrom: z.iso.date().optional(),
  paidTo: z.iso.date().optional(),
  standing: z.enum(['received', 'reversed']).optional(),
  /** A part of the person's name, their reference, a number or its last four digits. */
  search: plainText(100).optional(),
});

export type PaymentFilter = z.infer<typeof paymentFilter>;

export const payerReference = plainText(100)
  .min(1)
  .refine((text) => !hasCardNumber(text), 'This looks like a card number. Never enter one.');

export const paymentInput = z
  .object({
    /** The debt itself, its reference, or the reference of a person who has one debt that is owed. */
    debtId: z.uuid().nullable().default(null),
    debtReference: plainText(100).min(1).nullable().default(null),
    externalReference: plainText(100).min(1).nullable().default(null),
    amountMinor: enteredAmount.min(1),
    currency: z.string().regex(/^[A-Z]{3}$/),
    paidOn: enteredDay,
    /** What the payer's system calls the payment: the same one twice is one payment. */
    payerReference: payerReference.nullable().default(null),
  })
  .refine(
    ({ debtId, debtReference, externalReference }) =>
      debtId !== null || debtReference !== null || externalReference !== null,
    { message: 'Say which debt it is for.', path: ['debtId'] },
  );

export type PaymentInput = z.infer<typeof paymentInput>;

export const paymentRefusals = [
  'debt_unknown',
  'debt_ambiguous',
  'currency_differs',
  'payment_differs',
  'duplicate',
  'in_future',
] as const;

export const paymentResult = z.object({
  index: z.number().int(),
  /** `known`: it was recorded before, and nothing changes. */
  result: z.enum(['recorded', 'known', 'refused']),
  debtId: z.uuid().nullable(),
  reason: z.enum(paymentRefusals).nullable(),
});

export type PaymentResult = z.infer<typeof paymentResult>;

const tags = ['Payments'];

export const paymentsContract = {
  listOfContact: oc
    .route({
      method: 'GET',
      path: '/contacts/{contactId}/payments',
      summary: 'What came in from a person, the newest first',
      tags,
    })
    .input(z.object({ contactId: z.uuid() }))
    .output(z.object({ payments: z.array(payment) })),
  list: oc
    .route({
      method: 'GET',
      path: '/payments',
      summary: 'Payments, the newest first',
      tags,
    })
    .input(pageInput.extend(paymentFilter.shape))
    .output(
      z.object({
        payments: z.array(listedPayment),
        nextCursor,
        /** A search found more people than are looked at: only payments of the first of them are listed. */
        isSearchCut: z.boolean(),
      }),
    ),
  record: oc
    .route({
      method: 'POST',
      path: '/payments',
      summary: 'Record payments, up to 1,000 at once',
      description:
        'Each lowers the balance of its debt, never below zero, keeps promises and ends calls about what is paid. What is more than was owed stays with the payment as overpaid. Those that cannot be recorded are answered with the reason, and the others are recorded. The same `payerReference` twice is one payment; without one, the same amount for the same debt on the same day is. Never send a card number.',
      tags,
      successStatus: 201,
    })
    .input(z.object({ payments: z.array(paymentInput).min(1).max(1_000) }))
    .output(z.object({ results: z.array(paymentResult) })),
  reverse: oc
    .route({
      method: 'POST',
      path: '/payments/{paymentId}/reverse',
      summary: 'Take a payment back that bounced: its amount is owed again',
      description: confirmed,
      tags,
    })
    .input(z.object({ paymentId: z.uuid(), confirmsCallable }))
    .output(z.object({ paymentId: z.uuid() })),
};
