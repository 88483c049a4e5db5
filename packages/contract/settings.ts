import { oc } from '@orpc/contract';
import * as z from 'zod';
import { enteredDay, phoneNumber, plainText } from './common.ts';

export const organizationSettings = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Where the organization lives (IANA); null: times are shown in each person's own zone. */
  zone: z.string().nullable(),
  /** How fast it calls over all its campaigns and carrier accounts. Null: no limit of its own. */
  callsPerSecond: z.number().int().nullable(),
  callsAtOnce: z.number().int().nullable(),
  suspendedAt: z.iso.datetime().nullable(),
  suspendedBecause: z.string().nullable(),
});

export type OrganizationSettings = z.infer<typeof organizationSettings>;

/** A permission of a state to collect there. */
export const licence = z.object({
  id: z.uuid(),
  /** A state or territory of the United States, such as IL. */
  region: z.string(),
  number: z.string(),
  expiresOn: z.iso.date().nullable(),
});

export type Licence = z.infer<typeof licence>;

/** A number that the organization calls from. Campaigns start only from verified, active ones. */
export const callerId = z.object({
  id: z.uuid(),
  e164: phoneNumber,
  label: z.string(),
  state: z.enum(['active', 'resting']),
  /** The carrier account that calls from it; null where that is gone. */
  accountId: z.uuid().nullable(),
  /** The pool that it takes turns in; campaigns call from that then, and not from the number by itself. */
  poolId: z.uuid().nullable(),
  /** How it was proven to be the organization's: by the carrier's word, or by a code. Null: not yet. */
  verifiedHow: z.enum(['carrier', 'code']).nullable(),
  verifiedAt: z.iso.datetime().nullable(),
});

export type CallerId = z.infer<typeof callerId>;

/** A call that says a code to a number: entering the code proves that one holds the number. */
export const callerIdVerification = z.object({
  id: z.uuid(),
  e164: phoneNumber,
  label: z.string(),
  accountId: z.uuid(),
  /** The number that the call comes from. */
  calledFrom: phoneNumber,
  state: z.enum(['placing', 'queued', 'ringing', 'answered', 'ended']),
  /** How the call ended; null while it lasts. `hung_up`: a person answered. */
  outcome: z
    .enum([
      'no_answer',
      'busy',
      'failed',
      'not_in_service',
      'machine',
      'fax',
      'hung_up',
      'withdrawn',
      'lost',
    ])
    .nullable(),
  /** Why the carrier refused the call, in its own words. */
  carrierSaid: z.string().nullable(),
  requestedAt: z.iso.datetime(),
  /** Whether somebody has answered, and the code was said. */
  isCodeSaid: z.boolean(),
  /** The code is not taken any more from then on. */
  codeEndsAt: z.iso.datetime(),
  triesLeft: z.int().min(0),
  /** How often the number can be called again within the 24 hours after the first call. */
  callsLeft: z.int().min(0),
  verifiedAt: z.iso.datetime().nullable(),
});

export type CallerIdVerification = z.infer<typeof callerIdVerification>;

const licenceInput = z.object({
  region: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Choose a state.'),
  number: plainText(100).min(1, 'Enter the number of the licence.'),
  expiresOn: enteredDay.nullable().default(null),
});

const callerIdInput = z.object({
  e164: phoneNumber,
  label: plainText(100).default(''),
  /** Unset: the only account that there is. */
  accountId: z.uuid().optional(),
});

const tags = ['Settings'];

/** All need the X-Organization-Id header. */
export const settingsContract = {
  show: oc
    .route({ method: 'GET', path: '/settings', summary: 'What holds in the organization', tags })
    .output(organizationSettings),
  update: oc
    .route({ method: 'PATCH', path: '/settings', summary: 'Change what holds', tags })
    .input(
      z.object({
        name: plainText(200).min(1, 'Enter the name of the organization.').optional(),
        zone: z.string().max(100).nullable().optional(),
        callsPerSecond: z.coerce.number().int().min(1).max(1000).nullable().optional(),
        callsAtOnce: z.coerce.number().int().min(1).max(50_000).nullable().optional(),
      }),
    )
    .output(organizationSettings),
  listLicences: oc
    .route({ method: 'GET', path: '/licences', summary: 'The licences, by state', tags })
    .output(z.object({ licences: z.array(licence) })),
  addLicence: oc
    .route({
      method: 'POST',
      path: '/licences',
      summary: 'Add a licence',
      tags,
      successStatus: 201,
    })
    .input(licenceInput)
    .output(licence),
  changeLicence: oc
    .route({
      method: 'PATCH',
      path: '/licences/{licenceId}',
      summary: 'Change a licence',
      description: 'What is not given stays.',
      tags,
    })
    .input(
      z.object({
        licenceId: z.uuid(),
        region: licenceInput.shape.region.optional(),
        number: licenceInput.shape.number.optional(),
        /** Null: it does not expire. */
        expiresOn: enteredDay.nullable().optional(),
      }),
    )
    .output(licence),
  removeLicence: oc
    .route({ method: 'DELETE', path: '/licences/{licenceId}', summary: 'Remove a licence', tags })
    .input(z.object({ licenceId: z.uuid() }))
    .output(z.object({})),
  listCallerIds: oc
    .route({ method: 'GET', path: '/caller-ids', summary: 'The numbers to call from', tags })
    .output(z.object({ callerIds: z.array(callerId) })),
  addCallerId: oc
    .route({
      method: 'POST',
      path: '/caller-ids',
      summary: 'Add a number to call from',
      description: 'The carrier is asked whether the number belongs to the account.',
      tags,
      successStatus: 201,
    })
    .input(callerIdInput)
    .output(callerId),
  changeCallerId: oc
    .route({
      method: 'PATCH',
      path: '/caller-ids/{callerIdId}',
      summary: 'Label it, rest it, or call from it through another account',
      description:
        'The carrier is asked again where the account is another, or it was not verified.',
      tags,
    })
    .input(
      z.object({
        callerIdId: z.uuid(),
        label: plainText(100).optional(),
        state: callerId.shape.state.optional(),
        accountId: z.uuid().optional(),
      }),
    )
    .output(callerId),
  removeCallerId: oc
    .route({ method: 'DELETE', path: '/caller-ids/{callerIdId}', summary: 'Remove a number', tags })
    .input(z.object({ callerIdId: z.uuid() }))
    .output(z.object({})),
  startVerification: oc
    .route({
      method: 'POST',
      path: '/caller-id-verifications',
      summary: 'Call a number with a code',
      description:
        'For a number that the carrier does not know as the account’s. It is called at once, between 8 and 21 there, three times a day at most, and six digits are said to the person who answers. While a call to the number is under way, that one is returned.',
      tags,
      successStatus: 201,
    })
    .input(
      callerIdInput.extend({
        /** The language that the code is said in. */
        language: z.enum(['en', 'es']).default('en'),
      }),
    )
    .output(callerIdVerification),
  showVerification: oc
    .route({
      method: 'GET',
      path: '/caller-id-verifications/{verificationId}',
      summary: 'How a call with a code stands',
      tags,
    })
    .input(z.object({ verificationId: z.uuid() }))
    .output(callerIdVerification),
  confirmVerification: oc
    .route({
      method: 'POST',
      path: '/caller-id-verifications/{verificationId}/confirm',
      summary: 'Enter the code that was said',
      description:
        'The number is a verified, active caller ID then. A code is good for 15 minutes, and for none after five wrong ones.',
      tags,
    })
    .input(
      z.object({
        verificationId: z.uuid(),
        code: z.string().regex(/^\d{6}$/, 'Enter the six digits.'),
      }),
    )
    .output(callerId),
};
