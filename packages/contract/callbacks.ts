import { oc } from '@orpc/contract';
import { callbackStates, callbackWays } from '@ringfence/domain/callbacks/callback-words';
import { dayParts } from '@ringfence/domain/callflow/script';
import * as z from 'zod';
import { namedOrganization, nextCursor, pageInput, plainText } from './common.ts';
import { confirmsCallable } from './contact-editing.ts';
import { reason } from './decisions.ts';

/** A call that somebody asked for. */
export const callback = z.object({
  id: z.uuid(),
  debtId: z.uuid().nullable(),
  /** The call on which it was asked for. */
  callId: z.uuid().nullable(),
  askedHow: z.enum(callbackWays),
  askedAt: z.iso.datetime(),
  /** The part of the day that suits, in the person's own time. */
  suits: z.enum(dayParts),
  /** The exact moment at which they want the call, where they named one. */
  wantedAt: z.iso.datetime().nullable(),
  /** The zone (IANA) of the person's own time; null where it is not known for certain. */
  zone: z.string().nullable(),
  /** Whether they asked for a person. */
  wantsSomeone: z.boolean(),
  /** Whether they permitted it before the days of rest are over. */
  hasConsent: z.boolean(),
  state: z.enum(callbackStates),
  /** While it is open: nobody may call the person, be it by hand. It counts again once that is lifted. */
  isForbidden: z.boolean(),
  recordedBy: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
  settledBy: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
  settledAt: z.iso.datetime().nullable(),
  /**
   * While it is open and not forbidden, from when on the person is to be called: the call that Ringfence makes, and else
   * the exact moment that they named, or when the part of the day begins that suits, in the person's own time.
   */
  dueAt: z.iso.datetime().nullable(),
  /**
   * While it is open, the call that Ringfence makes for it: when, as far as it is known, whether a rule forbids it, and the
   * rules that did not allow it when it was last decided on. Null: people call.
   */
  call: z
    .object({
      nextAt: z.iso.datetime().nullable(),
      isBlocked: z.boolean(),
      reasons: z.array(reason),
    })
    .nullable(),
});

export type Callback = z.infer<typeof callback>;

export const listedCallback = callback.extend({
  organization: namedOrganization,
  contact: z.object({ id: z.uuid(), fullName: z.string() }),
});

export type ListedCallback = z.infer<typeof listedCallback>;

const tags = ['Callbacks'];
const oneCallback = z.object({ callbackId: z.uuid() });

export const callbacksContract = {
  listOfContact: oc
    .route({
      method: 'GET',
      path: '/contacts/{contactId}/callbacks',
      summary: 'Calls that a person asked for, the newest first',
      tags,
    })
    .input(z.object({ contactId: z.uuid() }))
    .output(
      z.object({
        callbacks: z.array(callback),
        /** The person's own zone (IANA); null where it is not known for certain, and no exact time is taken. */
        zone: z.string().nullable(),
      }),
    ),
  list: oc
    .route({
      method: 'GET',
      path: '/callbacks',
      summary: 'Calls that people asked for, the newest first',
      tags,
    })
    .input(pageInput.extend({ state: z.enum(callbackStates).optional() }))
    .output(z.object({ callbacks: z.array(listedCallback), nextCursor })),
  record: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/callbacks',
      summary: 'Record that a person asked for a call',
      description:
        'A person has one open callback: asking again changes it, and with a part of the day alone removes an exact time. Give `suits`, or `wantedAt` today or on one of the next six days, in a part of the day (8:00 to 21:00), all by the person’s own clock, or both where they agree. Where the person’s time zone is not known for certain (`zone` is null), only a part of the day is taken. Calls at other times of the day wait from then on, instead of what an earlier callback said. Where that lets the person be called who could not be, it answers 409 `confirmation_needed` and changes nothing, unless `confirmsCallable` is true.',
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        contactId: z.uuid(),
        debtId: z.uuid().nullable().default(null),
        /** The part of the day that suits; left out with `wantedAt`, it is the one in which that lies. */
        suits: z.enum(dayParts).nullable().default(null),
        /** The exact moment: Ringfence does not call back before it. */
        wantedAt: z.iso.datetime().nullable().default(null),
        /** A person of the organization is to call. Otherwise Ringfence does, where callbacks are set up. */
        wantsSomeone: z.boolean().default(false),
        /**
         * In which words the person agreed to be called then, before the days of rest are over (12 CFR
         * 1006.14(b)(3)(i)). It is kept as their consent. Null: they did not.
         */
        consentWords: plainText(500)
          .min(1, 'Say in which words the person agreed.')
          .nullable()
          .default(null),
        confirmsCallable,
      }),
    )
    .output(oneCallback),
  markDone: oc
    .route({
      method: 'POST',
      path: '/callbacks/{callbackId}/done',
      summary: 'Say that somebody called the person back',
      tags,
    })
    .input(oneCallback)
    .output(oneCallback),
  cancel: oc
    .route({
      method: 'POST',
      path: '/callbacks/{callbackId}/cancel',
      summary: 'Cancel a callback',
      description: 'The times at which calls do not suit the person stay as they are.',
      tags,
    })
    .input(oneCallback)
    .output(oneCallback),
};
