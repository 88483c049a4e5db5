import { oc } from '@orpc/contract';
import * as z from 'zod';
import {
  enteredDay,
  maskedPhone,
  money,
  namedOrganization,
  nextCursor,
  pageInput,
  plainText,
} from './common.ts';
import { recordSource, restrictionKind } from './records.ts';

export const debtState = z.enum(['open', 'promised', 'paid', 'disputed', 'recalled', 'closed']);
export const callable = z.enum(['now', 'later', 'never']);

/** Which contacts: every condition that is named holds. */
export const contactFilter = z.object({
  listId: z.uuid().optional(),
  /** A part of the name, a reference, an email address, a number or its last four digits. */
  search: plainText(100).optional(),
  states: z.array(debtState).max(6).optional(),
  balanceFrom: z.coerce.number().int().min(0).optional(),
  balanceTo: z.coerce.number().int().min(0).optional(),
  /** How many days ago the oldest debt was opened. */
  debtAgeFrom: z.coerce.number().int().min(0).max(40_000).optional(),
  debtAgeTo: z.coerce.number().int().min(0).max(40_000).optional(),
  /** How the last call ended; `none`: never called. */
  outcomes: z.array(z.string().max(50)).max(20).optional(),
  callable: callable.optional(),
  zone: z.string().max(100).optional(),
  /** Whether somebody promised to pay. */
  promised: z.stringbool().optional(),
  suppressed: z.stringbool().optional(),
});

export type ContactFilter = z.infer<typeof contactFilter>;

export const contactSort = z.enum([
  'added',
  'name',
  'balance',
  'oldest_debt',
  'last_call',
  'next_call',
]);
export const sortDirection = z.enum(['ascending', 'descending']);

export const contactRow = z.object({
  id: z.uuid(),
  organization: namedOrganization,
  fullName: z.string(),
  externalReference: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.object({ id: z.uuid(), masked: maskedPhone, state: z.string() }).nullable(),
  phones: z.number().int(),
  /** What is still to be paid. */
  balance: money.nullable(),
  debts: z.number().int(),
  state: debtState,
  oldestDebtOn: z.iso.date().nullable(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string(),
  zone: z.string().nullable(),
  addedAt: z.iso.datetime(),
  lastCall: z.object({ at: z.iso.datetime(), outcome: z.string().nullable() }).nullable(),
  /** Null until it is reckoned. `from`: the next lawful minute; `because`: the code that blocks. */
  callable: z
    .object({
      state: callable,
      from: z.iso.datetime().nullable(),
      because: z.string().nullable(),
    })
    .nullable(),
  /** How consent to automated calls to the phone was obtained, if it was. */
  consent: z.object({ obtainedHow: z.string(), obtainedOn: z.iso.date() }).nullable(),
  /** The standing reason not to call the person, if there is one. */
  suppression: z.object({ id: z.uuid(), kind: z.string(), startedAt: z.iso.datetime() }).nullable(),
});

export type ContactRow = z.infer<typeof contactRow>;

/** Some contacts by name, or all that match but for some. */
export const contactSelection = z.union([
  z.object({ contactIds: z.array(z.uuid()).min(1).max(1000) }),
  z.object({ filter: contactFilter, except: z.array(z.uuid()).max(1000).default([]) }),
]);

export type ContactSelection = z.infer<typeof contactSelection>;

const reference = plainText(100).min(1, 'Enter a reference.');
const day = enteredDay.nullable().optional();

/** What people edit of a contact. Left out: it stays. */
export const contactFields = z.object({
  fullName: plainText(200).min(1, 'Enter a name.').optional(),
  birthYear: z.number().int().min(1880).max(2100).nullable().optional(),
  language: z.enum(['en', 'es']).optional(),
  email: plainText(254).nullable().optional(),
  address: plainText(300).nullable().optional(),
  city: plainText(100).nullable().optional(),
  region: plainText(100).nullable().optional(),
  postalCode: plainText(20).nullable().optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  custom: z.record(plainText(100), plainText(500)).optional(),
});

export type ContactFields = z.infer<typeof contactFields>;

export const phoneInput = z.object({
  /** As people write it; without + it is of the organization's country. */
  number: plainText(50).min(1, 'Enter a number.'),
  label: plainText(50).nullable().optional(),
  lineType: z.enum(['mobile', 'landline', 'voip', 'unknown']).optional(),
  place: z.enum(['home', 'work', 'other']).nullable().optional(),
});

export const debtInput = z.object({
  reference,
  creditor: plainText(200).nullable().optional(),
  balance: money,
  originalMinor: z.number().int().min(0).nullable().optional(),
  openedOn: day,
  dueOn: day,
  chargedOffOn: day,
  noticeSentOn: day,
  group: plainText(100).nullable().optional(),
  state: z.enum(['open', 'paid', 'disputed', 'recalled', 'closed']).optional(),
});

export const contactInput = contactFields.extend({
  externalReference: reference.optional(),
  fullName: plainText(200).min(1, 'Enter a name.'),
  phones: z.array(phoneInput).max(20).default([]),
  debts: z.array(debtInput).max(50).default([]),
  note: plainText(2000).optional(),
});

export type ContactInput = z.infer<typeof contactInput>;

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
  /** Why it was rejected, as a stable word, and which field is at fault. */
  reason: z.string().nullable(),
  field: z.string().nullable(),
});

/** Anything that happened with a contact. */
export const timelineEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum([
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
  ]),
  /** A stable word for what it was, such as the outcome of a call or the kind of a restriction. */
  word: z.string(),
  /** Free text, such as a note, or the name of a list or campaign. */
  text: z.string(),
  phone: maskedPhone.nullable(),
  by: z.string().nullable(),
  callId: z.uuid().nullable(),
});

export type TimelineEntry = z.infer<typeof timelineEntry>;

export const contactAction = z.object({
  id: z.uuid(),
  kind: z.enum(['add_to_list', 'remove_from_list', 'restrict', 'note']),
  state: z.enum(['waiting', 'running', 'done', 'cancelled', 'failed']),
  done: z.number().int(),
  /** How many it made a difference for. */
  changed: z.number().int(),
  total: z.number().int().nullable(),
  list: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});

export type ContactAction = z.infer<typeof contactAction>;

export const savedView = z.object({
  id: z.uuid(),
  name: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  content: z.object({
    filter: contactFilter,
    sort: contactSort,
    direction: sortDirection,
    columns: z.array(z.string().max(50)).max(30),
  }),
});

export type SavedView = z.infer<typeof savedView>;

const tags = ['Contacts'];
const oneContact = z.object({ contactId: z.uuid() });
const revision = z.number().int();

/** What a person can be recorded to have asked for. */
export const requestKind = z.enum(['medium_stop', 'number_stop']);

export const contactsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/contacts',
      summary: 'The contacts of the organization or of one list that match, sorted',
      tags,
    })
    .input(
      contactFilter.extend(pageInput.shape).extend({
        sort: contactSort.default('added'),
        direction: sortDirection.default('ascending'),
      }),
    )
    .output(z.object({ contacts: z.array(contactRow), nextCursor })),
  count: oc
    .route({
      method: 'GET',
      path: '/contacts/count',
      summary: 'How many contacts match; of very many only about',
      tags,
    })
    .input(contactFilter)
    .output(z.object({ count: z.number().int(), isExact: z.boolean() })),
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
        'What is left out stays as it is. Each contact is answered for by its place; those that cannot be used change nothing, and the others are stored.',
      tags,
    })
    .input(
      z.object({
        contacts: z
          .array(contactInput.extend({ externalReference: reference }))
          .min(1)
          .max(1000),
        listId: z.uuid().optional(),
        consent: consentInput.optional(),
      }),
    )
    .output(z.object({ results: z.array(upsertResult) })),
  update: oc
    .route({
      method: 'PATCH',
      path: '/contacts/{contactId}',
      summary: 'Change what is known of a contact',
      description:
        'Names the revision that was read; another one by now answers 409 `conflict` with who changed it.',
      tags,
    })
    .input(oneContact.extend({ revision, fields: contactFields }))
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
      tags,
      successStatus: 201,
    })
    .input(oneContact.extend({ phone: phoneInput }))
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
      tags,
      successStatus: 201,
    })
    .input(oneContact.extend({ debt: debtInput }))
    .output(z.object({ debtId: z.uuid() })),
  addNote: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/notes',
      summary: 'Write a note',
      tags,
      successStatus: 201,
    })
    .input(oneContact.extend({ content: z.string().trim().min(1).max(2000) }))
    .output(z.object({ noteId: z.uuid() })),
  timeline: oc
    .route({
      method: 'GET',
      path: '/contacts/{contactId}/timeline',
      summary: 'Everything that happened with a contact, newest first',
      tags,
    })
    .input(oneContact.extend(pageInput.shape))
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
  act: oc
    .route({
      method: 'POST',
      path: '/contacts/actions',
      summary: 'Do something to many contacts at once, in the background',
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        selection: contactSelection,
        action: z.discriminatedUnion('kind', [
          z.object({
            kind: z.literal('add_to_list'),
            listId: z.uuid().optional(),
            listName: plainText(200).optional(),
          }),
          z.object({ kind: z.literal('remove_from_list'), listId: z.uuid() }),
          z.object({
            kind: z.literal('restrict'),
            restriction: restrictionKind,
            source: recordSource,
            evidence: plainText(500).default(''),
            note: plainText(500).default(''),
          }),
          z.object({ kind: z.literal('note'), content: z.string().trim().min(1).max(2000) }),
        ]),
      }),
    )
    .output(contactAction),
  showAction: oc
    .route({
      method: 'GET',
      path: '/contact-actions/{actionId}',
      summary: 'How far it is',
      tags,
    })
    .input(z.object({ actionId: z.uuid() }))
    .output(contactAction),
  cancelAction: oc
    .route({
      method: 'POST',
      path: '/contact-actions/{actionId}/cancel',
      summary: 'Stop it where it is; what is done stays',
      tags,
    })
    .input(z.object({ actionId: z.uuid() }))
    .output(contactAction),
  download: oc
    .route({
      method: 'POST',
      path: '/contacts/download',
      summary: 'An address, good once, of the contacts that match as a CSV file',
      description: 'It holds whole numbers, so who fetched it is recorded.',
      tags,
    })
    .input(
      z.object({
        filter: contactFilter,
        sort: contactSort.default('added'),
        direction: sortDirection.default('ascending'),
        /** Those ticked, instead of all that match. */
        contactIds: z.array(z.uuid()).max(1000).optional(),
      }),
    )
    .output(z.object({ address: z.string() })),
  listViews: oc
    .route({ method: 'GET', path: '/contact-views', summary: 'Saved views', tags })
    .output(z.object({ views: z.array(savedView) })),
  saveView: oc
    .route({
      method: 'POST',
      path: '/contact-views',
      summary: 'Keep filters, columns and order under a name; the same name again replaces it',
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        name: plainText(100).min(1, 'Give the view a name.'),
        isShared: z.boolean().default(false),
        content: savedView.shape.content,
      }),
    )
    .output(savedView),
  deleteView: oc
    .route({
      method: 'DELETE',
      path: '/contact-views/{viewId}',
      summary: 'Delete a saved view',
      tags,
    })
    .input(z.object({ viewId: z.uuid() }))
    .output(z.object({ viewId: z.uuid() })),
  revealPhone: oc
    .route({
      method: 'POST',
      path: '/phones/{phoneId}/reveal',
      summary: 'Show a whole telephone number; who asked is recorded',
      tags,
    })
    .input(z.object({ phoneId: z.uuid() }))
    .output(z.object({ e164: z.string() })),
  suppress: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/suppressions',
      summary: 'Record that a person asked not to be called',
      description:
        'medium_stop: no more calls to this person. number_stop: no more calls to their number. It holds at once, in every campaign.',
      tags,
      successStatus: 201,
    })
    .input(z.object({ contactId: z.uuid(), kind: requestKind, note: plainText(500).default('') }))
    .output(z.object({ suppressionId: z.uuid() })),
  liftSuppression: oc
    .route({
      method: 'POST',
      path: '/suppressions/{suppressionId}/lift',
      summary: 'Undo a record that was made by mistake',
      tags,
    })
    .input(z.object({ suppressionId: z.uuid() }))
    .output(z.object({ suppressionId: z.uuid() })),
};
