import { oc } from '@orpc/contract';
import { bankruptcyGrounds } from '@ringfence/domain/compliance/bankruptcy-grounds';
import {
  consentKinds,
  debtKinds,
  directions,
  lineTypes,
  pastOutcomes,
  personRoles,
  phonePlaces,
  restrictionKinds,
  weekdays,
} from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import {
  enteredAmount,
  enteredDay,
  maskedPhone,
  money,
  namedOrganization,
  plainText,
  reassignedCheck,
} from './common.ts';
import { confirmed, confirmsCallable, debtFacts } from './contact-editing.ts';

export const restrictionKind = z.enum(restrictionKinds);
export const consentKind = z.enum(consentKinds);

/** How the organization learned of something. */
export const recordSource = z.enum([
  'person',
  'letter',
  'email',
  'creditor',
  'attorney',
  'court',
  'employer',
  'records',
  'other',
]);

export type RecordSource = z.infer<typeof recordSource>;

const received = z.object({
  /** When it was received: it holds from then on. Left out: now. Never in the future. */
  receivedAt: z.iso.datetime({ offset: true }).optional(),
  source: recordSource,
  /** Where the proof is, such as the number of a letter. */
  evidence: plainText(500).default(''),
});

const recordedBy = z.object({ id: z.uuid(), fullName: z.string() }).nullable();

const restriction = z.object({
  id: z.uuid(),
  kind: restrictionKind,
  phone: maskedPhone.nullable(),
  /** Of an inconvenient place: every number of theirs that is tied to it, now or later. */
  place: z.enum(phonePlaces).nullable(),
  debtId: z.uuid().nullable(),
  startedAt: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
  recordedBy,
  /** `call` and `import` where nobody entered it. */
  source: z.string(),
  evidence: z.string(),
  note: z.string(),
  liftedAt: z.iso.datetime().nullable(),
  liftedBecause: z.string(),
  /** On what ground a bankruptcy ended, and of everything whether it was recorded by mistake. */
  liftedGround: z.enum(bankruptcyGrounds).nullable(),
});

const consent = z.object({
  id: z.uuid(),
  kind: consentKind,
  phone: maskedPhone.nullable(),
  obtainedHow: z.string(),
  obtainedBy: z.string(),
  receivedAt: z.iso.datetime(),
  /** Where only the day is known: the day, which is the same in every zone. */
  receivedOn: z.iso.date().nullable(),
  recordedAt: z.iso.datetime(),
  recordedBy,
  evidence: z.string(),
  revokedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** Of permission for a time or place: which hours of the person's day, and what the number is tied to. */
  fromMinute: z.number().int().nullable(),
  toMinute: z.number().int().nullable(),
  place: z.enum(phonePlaces).nullable(),
});

const inconvenientTime = z.object({
  id: z.uuid(),
  days: z.array(z.enum(weekdays)),
  fromMinute: z.number().int(),
  toMinute: z.number().int(),
  source: z.string(),
  evidence: z.string(),
  startedAt: z.iso.datetime(),
  recordedBy,
  liftedAt: z.iso.datetime().nullable(),
});

const outsideCall = z.object({
  id: z.uuid(),
  phone: maskedPhone,
  debtIds: z.array(z.uuid()),
  direction: z.enum(directions),
  outcome: z.enum(pastOutcomes),
  occurredAt: z.iso.datetime(),
  evidence: z.string(),
  recordedBy,
});

/** A contact as a whole, with everything that was entered about them. */
export const contactDetail = z.object({
  id: z.uuid(),
  organization: namedOrganization,
  fullName: z.string(),
  externalReference: z.string().nullable(),
  email: z.string().nullable(),
  language: z.string(),
  birthYear: z.number().int().nullable(),
  bornOn: z.iso.date().nullable(),
  isServiceMember: z.boolean(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string(),
  confirmedZone: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The organization's own fields. */
  custom: z.record(z.string(), z.string()),
  /** Named when it is changed, so that nobody overwrites what they have not seen. */
  revision: z.number().int(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
  lists: z.array(z.object({ id: z.uuid(), name: z.string() })),
  phones: z.array(
    z.object({
      id: z.uuid(),
      masked: maskedPhone,
      label: z.string().nullable(),
      lineType: z.enum(lineTypes),
      place: z.enum(phonePlaces).nullable(),
      state: z.string(),
      /** What the Reassigned Numbers Database answered last; null: it was not asked, and there is no safe harbour. */
      reassigned: reassignedCheck.nullable(),
      /** What the carrier last said of the line; null: it was not asked, or did not answer. */
      lookup: z
        .object({
          lineType: z.enum(lineTypes),
          at: z.iso.datetime(),
          isSimulated: z.boolean(),
        })
        .nullable(),
      /** Where the number is from, by its code alone; none where the code names no place. */
      zones: z.array(z.string()),
    }),
  ),
  debts: z.array(
    z.object({
      id: z.uuid(),
      /** Masked like a number of an account. */
      reference: z.string(),
      creditor: z.string().nullable(),
      balance: money,
      originalMinor: z.number().int().nullable(),
      state: z.string(),
      group: z.string().nullable(),
      openedOn: z.iso.date().nullable(),
      dueOn: z.iso.date().nullable(),
      chargedOffOn: z.iso.date().nullable(),
      noticeSentOn: z.iso.date().nullable(),
      kind: z.enum(debtKinds).nullable(),
      isTimeBarred: z.boolean(),
      personRole: z.enum(personRoles).nullable(),
      /** When it was first talked about: as it was entered, or by a call that is known. */
      firstContactAt: z.iso.datetime().nullable(),
    }),
  ),
  restrictions: z.array(restriction),
  consents: z.array(consent),
  inconvenientTimes: z.array(inconvenientTime),
  outsideCalls: z.array(outsideCall),
});

export type ContactDetail = z.infer<typeof contactDetail>;

const tags = ['Records'];
const contactId = z.uuid();

/** What is learned of a person, entered once; it counts in every campaign from its commit on. */
export const recordsContract = {
  showContact: oc
    .route({ method: 'GET', path: '/contacts/{contactId}', summary: 'A contact as a whole', tags })
    .input(z.object({ contactId }))
    .output(contactDetail),
  recordRestriction: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/restrictions',
      summary: 'Record a standing reason not to call',
      description:
        'A stop, cease, attorney, dispute, bankruptcy, payment, death, wrong number and the like. It acts within a second on everything not yet placed, in every campaign.',
      tags,
      successStatus: 201,
    })
    .input(
      received.extend({
        contactId,
        kind: restrictionKind,
        /** One number of theirs; left out: all of the person. */
        phoneId: z.uuid().nullable().default(null),
        /** Of `place_inconvenient`, instead of a number: every number that is tied to it, now or later. */
        place: z.enum(phonePlaces).nullable().default(null),
        debtId: z.uuid().nullable().default(null),
        note: plainText(500).default(''),
      }),
    )
    .output(z.object({ restrictionId: z.uuid() })),
  liftRestriction: oc
    .route({
      method: 'POST',
      path: '/restrictions/{restrictionId}/lift',
      summary: 'End a standing reason, such as a dispute that was answered',
      description:
        'A bankruptcy ends on a ground alone: the case was dismissed, a court said that this debt was not discharged, or it was entered by mistake. The end of the stay is none, because a discharge forbids calls for good.',
      tags,
    })
    .input(
      z.object({
        restrictionId: z.uuid(),
        because: plainText(500).min(1, 'Say why it ends.'),
        /** It never was so: permission that it took back holds again. */
        isMistake: z.boolean().default(false),
        /** Only for a bankruptcy. `mistake` is possible for everything, and means the same as `isMistake`. */
        ground: z.enum(bankruptcyGrounds).nullable().default(null),
      }),
    )
    .output(z.object({ restrictionId: z.uuid() })),
  recordConsent: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/consents',
      summary: 'Record permission that the person gave',
      description: `Permission for an unusual time or place (\`time_place\`) says which: hours of the person’s day, a place, a number, or several of them, and until when. Without that it would open every hour for ever, and is refused. ${confirmed}`,
      tags,
      successStatus: 201,
    })
    .input(
      received.extend({
        contactId,
        kind: consentKind,
        phoneId: z.uuid().nullable().default(null),
        expiresAt: z.iso.datetime({ offset: true }).nullable().default(null),
        /** The hours that `time_place` opens, by the person's clock; an end before the beginning is the next day's. */
        fromMinute: z.number().int().min(0).max(1439).nullable().default(null),
        toMinute: z.number().int().min(1).max(1440).nullable().default(null),
        /** And the numbers, by what they are tied to. */
        place: z.enum(phonePlaces).nullable().default(null),
        confirmsCallable,
      }),
    )
    .output(z.object({ consentId: z.uuid() })),
  revokeConsent: oc
    .route({
      method: 'POST',
      path: '/consents/{consentId}/revoke',
      summary: 'Record that the person took permission back',
      tags,
    })
    .input(received.omit({ source: true }).extend({ consentId: z.uuid() }))
    .output(z.object({ consentId: z.uuid() })),
  recordInconvenientTime: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/inconvenient-times',
      summary: 'Record when a person does not want to be called',
      tags,
      successStatus: 201,
    })
    .input(
      received.extend({
        contactId,
        /** None: every day. */
        days: z.array(z.enum(weekdays)).max(7),
        fromMinute: z.number().int().min(0).max(1439),
        toMinute: z.number().int().min(1).max(1440),
      }),
    )
    .output(z.object({ inconvenientTimeId: z.uuid() })),
  liftInconvenientTime: oc
    .route({
      method: 'POST',
      path: '/inconvenient-times/{inconvenientTimeId}/lift',
      summary: 'End an inconvenient time',
      tags,
    })
    .input(z.object({ inconvenientTimeId: z.uuid() }))
    .output(z.object({ inconvenientTimeId: z.uuid() })),
  recordOutsideCall: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/outside-calls',
      summary: 'Record a call that was not made by Ringfence',
      description: `It counts like any other, from the moment it took place. ${confirmed}`,
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        contactId,
        phoneId: z.uuid(),
        /** None: it may have been about any. */
        debtIds: z.array(z.uuid()).max(100).default([]),
        direction: z.enum(directions),
        outcome: z.enum(pastOutcomes),
        occurredAt: z.iso.datetime({ offset: true }),
        evidence: plainText(500).default(''),
        confirmsCallable,
      }),
    )
    .output(z.object({ outsideCallId: z.uuid() })),
  confirmZone: oc
    .route({
      method: 'PUT',
      path: '/contacts/{contactId}/confirmed-zone',
      summary: 'Record the time zone that the person confirmed; null: none',
      description: confirmed,
      tags,
    })
    .input(z.object({ contactId, zone: z.string().max(100).nullable(), confirmsCallable }))
    .output(z.object({ contactId })),
  describePhone: oc
    .route({
      method: 'PATCH',
      path: '/phones/{phoneId}',
      summary: 'Say what a number is tied to, and of which kind its line is',
      description: confirmed,
      tags,
    })
    .input(
      z.object({
        phoneId: z.uuid(),
        place: z.enum(phonePlaces).nullable().optional(),
        lineType: z.enum(lineTypes).optional(),
        label: plainText(50).nullable().optional(),
        /** A yes records that the number is somebody else's. Null: nothing is known. */
        reassigned: reassignedCheck.nullable().optional(),
        confirmsCallable,
      }),
    )
    .output(z.object({ phoneId: z.uuid() })),
  describeDebt: oc
    .route({
      method: 'PATCH',
      path: '/debts/{debtId}',
      summary: 'Change what is known of a debt',
      description: confirmed,
      tags,
    })
    .input(
      z.object({
        debtId: z.uuid(),
        group: plainText(100).min(1).nullable().optional(),
        noticeSentOn: enteredDay.nullable().optional(),
        creditor: plainText(200).nullable().optional(),
        balanceMinor: enteredAmount.min(0).optional(),
        originalMinor: enteredAmount.min(0).nullable().optional(),
        openedOn: enteredDay.nullable().optional(),
        dueOn: enteredDay.nullable().optional(),
        chargedOffOn: enteredDay.nullable().optional(),
        /** Paid, recalled and the like act on queued calls at once. */
        state: z.enum(['open', 'promised', 'paid', 'disputed', 'recalled', 'closed']).optional(),
        /** What could let calls begin is for admins to say, such as that it is not time-barred. */
        ...debtFacts,
        confirmsCallable,
      }),
    )
    .output(z.object({ debtId: z.uuid() })),
};
