import { oc } from '@orpc/contract';
import { callOrigins } from '@ringfence/domain/calls/call-kinds';
import {
  debtKinds,
  directions,
  personRoles,
  phonePlaces,
} from '@ringfence/domain/compliance/words';
import { callableReasons } from '@ringfence/domain/imports/callable-reasons';
import { findUnstorable, isStorable } from '@ringfence/domain/text/find-unstorable';
import * as z from 'zod';
import {
  enteredAmount,
  enteredDay,
  enteredMoney,
  maskedPhone,
  nextCursor,
  pageInput,
  plainText,
  readVersion,
  reassignedCheck,
} from './common.ts';

/** Several lines for people to read, without what no store takes. */
export const noteContent = z
  .string()
  .trim()
  .min(1, 'Write something.')
  .max(2000, 'At most 2000 characters.')
  .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'Leave out control characters.');

const mostCustomFields = 100;

const reference = plainText(100).min(1, 'Enter a reference.');
const day = enteredDay.nullable().optional();

/** What people edit of a contact. Left out: it stays. */
export const contactFields = z.object({
  fullName: plainText(200).min(1, 'Enter a name.').optional(),
  birthYear: z.number().int().min(1880).max(2100).nullable().optional(),
  /** The day of birth; the year follows from it, and another year alone takes it back. */
  bornOn: day,
  language: z.enum(['en', 'es']).optional(),
  email: plainText(254).pipe(z.email('Enter an email address.')).nullable().optional(),
  address: plainText(300).nullable().optional(),
  city: plainText(100).nullable().optional(),
  region: plainText(100).nullable().optional(),
  postalCode: plainText(20).nullable().optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Whether they serve in the military now. That they do not any more is for admins to say. */
  isServiceMember: z.boolean().optional(),
  /** The organization's own fields by their name. Empty: the contact has none of it any more. */
  custom: z
    .record(plainText(100).min(1, 'Name the field.'), plainText(500))
    .refine(
      (custom) => Object.keys(custom).length <= mostCustomFields,
      `At most ${mostCustomFields} fields.`,
    )
    .optional(),
});

/** Somebody who could not be called and can be by this is to be called. */
export const confirmsCallable = z.boolean().optional();
export const confirmed =
  'Where no call to the person is lawful and one would be by this, it answers 409 `confirmation_needed` with the rule that forbids them now as `reason`, and changes nothing, unless `confirmsCallable` is true.';

export type ContactFields = z.infer<typeof contactFields>;

export const phoneInput = z.object({
  /** As people write it; without + it is of the organization's country. */
  number: plainText(50).min(1, 'Enter a number.'),
  label: plainText(50).nullable().optional(),
  lineType: z.enum(['mobile', 'landline', 'voip', 'unknown']).optional(),
  place: z.enum(phonePlaces).nullable().optional(),
  /** A yes records that the number is somebody else's. */
  reassigned: reassignedCheck.optional(),
});

/** What the law asks of a debt. Of a debt that is known, no program changes it so that calls could begin. */
export const debtFacts = {
  kind: z.enum(debtKinds).nullable().optional(),
  /** The time in which it could be sued for has run out. */
  isTimeBarred: z.boolean().optional(),
  /** What the person is to the debt; null: nothing is known, and they are held for the debtor. */
  personRole: z.enum(personRoles).nullable().optional(),
  /** When anyone first talked about it with the person. The earliest that is known counts. */
  firstContactAt: z.iso.datetime({ offset: true }).nullable().optional(),
};

export const debtInput = z.object({
  reference,
  creditor: plainText(200).nullable().optional(),
  balance: enteredMoney,
  originalMinor: enteredAmount.min(0).nullable().optional(),
  openedOn: day,
  dueOn: day,
  chargedOffOn: day,
  noticeSentOn: day,
  group: plainText(100).nullable().optional(),
  /**
   * open, paid, recalled, closed or disputed, or what a status column of a file says. A word that names a reason
   * not to call (deceased, do not call, attorney, bankruptcy, dispute, identity theft, cease, incarcerated)
   * records that restriction and ends the debt; no later word lifts it.
   */
  state: plainText(100).min(1).optional(),
  ...debtFacts,
});

export const contactInput = contactFields.extend({
  externalReference: reference.optional(),
  fullName: plainText(200).min(1, 'Enter a name.'),
  phones: z.array(phoneInput).max(20).default([]),
  debts: z.array(debtInput).max(50).default([]),
  note: noteContent.optional(),
});

export type ContactInput = z.infer<typeof contactInput>;

/** One of many who cannot be read, which is no fault of the others. */
export interface UnreadableContact {
  externalReference: string | null;
  unreadable: { field: string; detail: string };
}

/** The sender finds it by its reference, where at least that can be read. */
const readableReference = z.object({ externalReference: reference.refine(isStorable) });

/** By what is wrong first. */
function nameFault({ value, issues }: z.core.$ZodCatchCtx): UnreadableContact {
  const [fault] = issues;
  const { data } = readableReference.safeParse(value);
  return {
    externalReference: data?.externalReference ?? null,
    unreadable: {
      field: (fault?.path ?? []).join('.'),
      detail: fault?.message ?? 'This cannot be read.',
    },
  };
}

/** Each is read by itself. What it may hold is what is described; whatever else it is, is its own fault. */
const bulkContact = contactInput
  .extend({ externalReference: reference })
  .superRefine((contact, context) => {
    const found = findUnstorable(contact);
    if (found === undefined) return;
    context.addIssue({ code: 'custom', message: found.message, path: found.path.split('.') });
  })
  .transform((contact): ContactInput | UnreadableContact => contact)
  .catch(nameFault);

/** How the numbers were obtained, where it is vouched for. */
const consentInput = z.object({
  obtainedHow: z.enum(['given_to_creditor', 'given_to_us', 'written_agreement']),
  obtainedBy: plainText(200).min(1),
  obtainedOn: enteredDay,
});

export const upsertResult = z.object({
  /** Its place in the request. */
  index: z.number().int(),
  result: z.enum(['added', 'changed', 'unchanged', 'rejected']),
  contactId: z.uuid().nullable(),
  externalReference: z.string().nullable(),
  /**
   * What would make the contact callable who was not, and was left as it is, because the request did not say
   * `confirmsCallable`.
   */
  waits: z.array(z.enum(callableReasons)),
  /** Why it was rejected, as a stable word, and which field is at fault. */
  reason: z.string().nullable(),
  field: z.string().nullable(),
  /** What is wrong with the field, in English, where the reason alone does not tell. */
  detail: z.string().nullable().default(null),
});

export const timelineKind = z.enum([
  'call',
  'outside_call',
  'restriction',
  'restriction_lifted',
  'consent',
  'consent_revoked',
  'note',
  'import',
  'edit',
  'list',
  'promise',
  'payment',
]);

export type TimelineKind = z.infer<typeof timelineKind>;

/** Anything that happened with a contact. */
export const timelineEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Where only the day is known: the day, which is the same in every zone. */
  day: z.iso.date().nullable(),
  kind: timelineKind,
  /** A stable word for what it was, such as the outcome of a call or the kind of a restriction. */
  word: z.string(),
  /** Free text, such as a note, or the name of a list or campaign. */
  text: z.string(),
  phone: maskedPhone.nullable(),
  /** Of an inconvenient place: which. */
  place: z.enum(phonePlaces).nullable(),
  /** Of a call: who called whom. */
  direction: z.enum(directions).nullable(),
  /** Of a call that Ringfence made or took: what gave rise to it. */
  origin: z.enum(callOrigins).nullable(),
  /** Of a call: whether it was simulated, and reached nobody. */
  isSimulated: z.boolean(),
  /** Of a call: what it was about, as far as that is known. */
  debtIds: z.array(z.uuid()),
  by: z.string().nullable(),
  callId: z.uuid().nullable(),
});

export type TimelineEntry = z.infer<typeof timelineEntry>;

const tags = ['Contacts'];
const oneContact = z.object({ contactId: z.uuid() });
const revision = readVersion;

/** One contact, and what is entered about it by hand or by programs. */
export const contactEditing = {
  create: oc
    .route({
      method: 'POST',
      path: '/contacts',
      summary: 'Add one contact',
      tags,
      successStatus: 201,
    })
    .input(contactInput.extend({ listId: z.uuid().optional(), consent: consentInput.optional() }))
    .output(oneContact),
  upsert: oc
    .route({
      method: 'POST',
      path: '/contacts/bulk',
      summary: 'Add or change up to 1,000 contacts by their external reference',
      description:
        'What is left out stays as it is. Each contact is answered for by its place; those that cannot be used change nothing, and the others are stored. What would make somebody callable who was not, such as a debt that was paid and is open again or an address with which the rules allow the call, is stored only with `confirmsCallable`; without it, the contact `waits`.',
      tags,
    })
    .input(
      z.object({
        contacts: z.array(bulkContact).min(1).max(1000),
        listId: z.uuid().optional(),
        consent: consentInput.optional(),
        /** Contacts who were not to be called and can be by this request are to be called. */
        confirmsCallable: z.boolean().default(false),
      }),
    )
    .output(z.object({ results: z.array(upsertResult) })),
  update: oc
    .route({
      method: 'PATCH',
      path: '/contacts/{contactId}',
      summary: 'Change what is known of a contact',
      description: `Names the revision that was read; another one by now answers 409 \`conflict\` with who changed it. ${confirmed}`,
      tags,
    })
    .input(oneContact.extend({ revision, fields: contactFields, confirmsCallable }))
    .output(z.object({ contactId: z.uuid(), revision })),
  announceEditing: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/editing',
      summary: 'Tell others who look at the contact that somebody edits it',
      tags,
    })
    .input(oneContact.extend({ isEditing: z.boolean() }))
    .output(oneContact),
  addPhone: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/phones',
      summary: 'Add a number',
      description: confirmed,
      tags,
      successStatus: 201,
    })
    .input(oneContact.extend({ phone: phoneInput, confirmsCallable }))
    .output(z.object({ phoneId: z.uuid() })),
  orderPhones: oc
    .route({
      method: 'PUT',
      path: '/contacts/{contactId}/phones/order',
      summary: 'In which order the numbers are tried',
      tags,
    })
    .input(oneContact.extend({ phoneIds: z.array(z.uuid()).min(1).max(100) }))
    .output(oneContact),
  addDebt: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/debts',
      summary: 'Add a debt',
      description: confirmed,
      tags,
      successStatus: 201,
    })
    .input(oneContact.extend({ debt: debtInput, confirmsCallable }))
    .output(z.object({ debtId: z.uuid() })),
  addNote: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/notes',
      summary: 'Write a note',
      tags,
      successStatus: 201,
    })
    .input(oneContact.extend({ content: noteContent }))
    .output(z.object({ noteId: z.uuid() })),
  timeline: oc
    .route({
      method: 'GET',
      path: '/contacts/{contactId}/timeline',
      summary: 'Everything that happened with a contact, newest first',
      tags,
    })
    .input(
      oneContact.extend(pageInput.shape).extend({
        /** Left out: all of them. */
        kinds: z.array(timelineKind).min(1).max(timelineKind.options.length).optional(),
      }),
    )
    .output(z.object({ entries: z.array(timelineEntry), nextCursor })),
  nextCalls: oc
    .route({
      method: 'GET',
      path: '/contacts/{contactId}/next-calls',
      summary: 'The calls that running campaigns plan to the contact, soonest first',
      tags,
    })
    .input(oneContact)
    .output(
      z.object({
        calls: z.array(
          z.object({
            campaign: z.object({ id: z.uuid(), name: z.string() }),
            phone: maskedPhone.nullable(),
            nextAt: z.iso.datetime().nullable(),
            attempt: z.number().int(),
          }),
        ),
      }),
    ),
};
