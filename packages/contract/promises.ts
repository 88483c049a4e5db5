import { oc } from '@orpc/contract';
import {
  chosenEndings,
  promiseEndings,
  promiseStates,
  promiseWays,
  reminderStates,
} from '@ringfence/domain/promises/promise-words';
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
import { confirmsCallable } from './contact-editing.ts';

/** An amount that somebody promised by a day. */
export const promise = z.object({
  id: z.uuid(),
  /** The same for instalments that were promised together. */
  planId: z.uuid(),
  debtId: z.uuid(),
  amount: money,
  dueOn: z.iso.date(),
  state: z.enum(promiseStates),
  madeHow: z.enum(promiseWays),
  madeAt: z.iso.datetime(),
  callId: z.uuid().nullable(),
  recordedBy: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
  settledAt: z.iso.datetime().nullable(),
  cancelledBecause: z.enum(promiseEndings).nullable(),
  /** What became of the reminder that the person agreed to; null: they did not. */
  reminder: z
    .object({
      state: z.enum(reminderStates),
      /** When it is called, as far as it is known. */
      nextAt: z.iso.datetime().nullable(),
      /** A rule forbids it. */
      isBlocked: z.boolean(),
    })
    .nullable(),
});

export type ContactPromise = z.infer<typeof promise>;

export const promiseTerms = z.object({
  leastPercent: z.number().int(),
  latestDays: z.number().int(),
  mostInstalments: z.number().int(),
});

/** Days after its own on which a promise still waits, and what waits for it. */
export const promiseRules = z.object({
  terms: promiseTerms,
  graceDays: z.number().int(),
  binds: z.enum(['debt', 'person']),
});

export type PromiseRules = z.infer<typeof promiseRules>;

export const listedPromise = promise.extend({
  organization: namedOrganization,
  contact: z.object({ id: z.uuid(), fullName: z.string() }),
  debt: z.object({ reference: z.string(), creditor: z.string().nullable() }),
});

export type ListedPromise = z.infer<typeof listedPromise>;

/**
 * What is listed: how they stand, how they were made, and between which days they are due or were settled. Days on which
 * something was settled are those of the organization's time zone; across organizations, of UTC.
 */
export const promiseFilter = z.object({
  state: z.enum(promiseStates).optional(),
  madeHow: z.enum(promiseWays).optional(),
  dueFrom: z.iso.date().optional(),
  dueTo: z.iso.date().optional(),
  settledFrom: z.iso.date().optional(),
  settledTo: z.iso.date().optional(),
  /** The campaign whose calls brought them. */
  campaignId: z.uuid().optional(),
  /** A part of the person's name, their reference, a number or its last four digits. */
  search: plainText(100).optional(),
});

export type PromiseFilter = z.infer<typeof promiseFilter>;

/** By the day that they are due, or by when they were made. */
export const promiseOrder = z.enum(['latest_due', 'soonest_due', 'newest']);
export type PromiseOrder = z.infer<typeof promiseOrder>;

const tags = ['Promises'];

/** Promises in one state and currency, and what was promised. */
export const promiseSum = z.object({
  state: z.enum(promiseStates),
  promises: z.number().int(),
  amount: money,
});

export type PromiseSum = z.infer<typeof promiseSum>;

export const promisesContract = {
  sumOfCampaign: oc
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/promises',
      summary: 'What the calls of a campaign brought in promises, by state and currency',
      tags,
    })
    .input(z.object({ campaignId: z.uuid() }))
    .output(z.object({ sums: z.array(promiseSum) })),
  listOfContact: oc
    .route({
      method: 'GET',
      path: '/contacts/{contactId}/promises',
      summary: 'What a person promised to pay, the newest first',
      tags,
    })
    .input(z.object({ contactId: z.uuid() }))
    .output(z.object({ promises: z.array(promise), rules: promiseRules })),
  list: oc
    .route({
      method: 'GET',
      path: '/promises',
      summary: 'Promises to pay, the last due first unless another order is named',
      tags,
    })
    .input(
      pageInput.extend(promiseFilter.shape).extend({ order: promiseOrder.default('latest_due') }),
    )
    .output(
      z.object({
        promises: z.array(listedPromise),
        nextCursor,
        /** A search found more people than are looked at: only promises of the first of them are listed. */
        isSearchCut: z.boolean(),
      }),
    ),
  record: oc
    .route({
      method: 'POST',
      path: '/debts/{debtId}/promises',
      summary: 'Record what a person promised to pay',
      description:
        'One amount, or several by their days, within the terms of the policy. Calls about the debt, or all calls to the person, wait until its last day of grace. It takes the place of an open promise about the same debt.',
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        debtId: z.uuid(),
        instalments: z
          .array(z.object({ amountMinor: enteredAmount.min(1), dueOn: enteredDay }))
          .min(1, 'Enter an amount and a day.')
          .max(36),
      }),
    )
    .output(z.object({ planId: z.uuid(), promiseIds: z.array(z.uuid()) })),
  cancel: oc
    .route({
      method: 'POST',
      path: '/promises/{promiseId}/cancel',
      summary: 'Cancel a promise, with the other open instalments of its plan',
      description:
        'Calls may begin again by it: where they could be made sooner than now, it answers 409 `confirmation_needed` and changes nothing, unless `confirmsCallable` is true.',
      tags,
    })
    .input(z.object({ promiseId: z.uuid(), ending: z.enum(chosenEndings), confirmsCallable }))
    .output(z.object({ promiseId: z.uuid() })),
};
