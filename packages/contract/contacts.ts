import { oc } from '@orpc/contract';
import * as z from 'zod';
import {
  maskedPhone,
  money,
  namedOrganization,
  nextCursor,
  pageInput,
  plainText,
} from './common.ts';
import { contactEditing, noteContent } from './contact-editing.ts';
import { recordSource, restrictionKind } from './records.ts';

export const debtState = z.enum(['open', 'promised', 'paid', 'disputed', 'recalled', 'closed']);
export const callable = z.enum(['now', 'later', 'never']);

/** As it stands in an address, or in a body. */
const flag = z.union([z.boolean(), z.stringbool()]);

/**
 * Which contacts: every condition that is named holds. One that there is none of is refused: passed over,
 * a slip of the finger would be answered with everybody, and done to everybody.
 */
export const contactFilter = z.strictObject({
  listId: z.uuid().optional(),
  /** A part of the name, a reference, an email address, a number or its last four digits. */
  search: plainText(100).optional(),
  states: z.array(debtState).max(6).optional(),
  /** Of the balance; left out: any, and the amounts are then compared as they stand. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  balanceFrom: z.coerce.number().int().min(0).optional(),
  balanceTo: z.coerce.number().int().min(0).optional(),
  /** How many days ago the oldest debt was opened. */
  debtAgeFrom: z.coerce.number().int().min(0).max(40_000).optional(),
  debtAgeTo: z.coerce.number().int().min(0).max(40_000).optional(),
  /** How the last call ended; `none`: never called. */
  outcomes: z.array(plainText(50)).max(20).optional(),
  callable: callable.optional(),
  zone: plainText(100).optional(),
  /** Whether somebody promised to pay. */
  promised: flag.optional(),
  suppressed: flag.optional(),
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

/** What the table of contacts, and a file of them, can show. */
export const contactColumn = z.enum([
  'name',
  'reference',
  'phone',
  'email',
  'balance',
  'debts',
  'state',
  'oldest_debt',
  'callable',
  'last_call',
  'zone',
  'place',
  'consent',
  'added',
]);

export type ContactColumn = z.infer<typeof contactColumn>;

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
  /** Null until they are judged. `from`: the next lawful minute of those who can be called later; `because`: the code that holds them back. */
  callable: z
    .object({
      state: callable,
      from: z.iso.datetime().nullable(),
      because: z.string().nullable(),
    })
    .nullable(),
  /** How consent to automated calls to the phone was obtained, if it was. */
  consent: z.object({ obtainedHow: z.string(), obtainedOn: z.iso.date() }).nullable(),
  /** The standing reason not to call the person, if there is one: of several the one that covers most. */
  suppression: z
    .object({
      id: z.uuid(),
      kind: z.string(),
      startedAt: z.iso.datetime(),
      /** Whether it is about the whole person, about debts of theirs or about numbers. */
      covers: z.enum(['person', 'debts', 'phones']),
      /** How many of them, and of how many that the person has; of a whole person 1 of 1. */
      covered: z.number().int(),
      of: z.number().int(),
    })
    .nullable(),
});

export type ContactRow = z.infer<typeof contactRow>;

/** Some contacts by name, or all that match but for some. */
export const contactSelection = z.union([
  z.strictObject({ contactIds: z.array(z.uuid()).min(1).max(1000) }),
  z.strictObject({ filter: contactFilter, except: z.array(z.uuid()).max(1000).default([]) }),
]);

export type ContactSelection = z.infer<typeof contactSelection>;

export const contactAction = z.object({
  id: z.uuid(),
  kind: z.enum(['add_to_list', 'remove_from_list', 'restrict', 'note', 'merge_lists']),
  state: z.enum(['waiting', 'running', 'done', 'cancelled', 'failed']),
  done: z.number().int(),
  /** How many it made a difference for. */
  changed: z.number().int(),
  total: z.number().int().nullable(),
  /** Of very many it is only known about how many they are, until it is done. */
  isTotalExact: z.boolean(),
  list: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The action that this one takes back: it is of the same kind. */
  undoes: z.uuid().nullable(),
  /** Whether it has ended, and something of it can still be taken back. */
  isUndoable: z.boolean(),
  /**
   * Why it failed: the person who asked for it lost the right to, the list was put away, or a campaign leaves out a list
   * whose people were being moved.
   */
  failure: z.enum(['not_permitted', 'list_archived', 'list_left_out']).nullable(),
});

export type ContactAction = z.infer<typeof contactAction>;

export const savedView = z.object({
  id: z.uuid(),
  name: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  content: z.object({
    // What was saved is read, though there may be a condition in it that there is none of any more.
    filter: contactFilter.strip(),
    sort: contactSort,
    direction: sortDirection,
    columns: z.array(plainText(50)).max(30),
  }),
});

export type SavedView = z.infer<typeof savedView>;

const tags = ['Contacts'];

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
        /** It holds what the last row is sorted by, such as a name. */
        cursor: z.string().max(1000).optional(),
        sort: contactSort.default('added'),
        direction: sortDirection.default('ascending'),
      }),
    )
    .output(
      z.object({
        contacts: z.array(contactRow),
        nextCursor,
        /** What was searched for instead, where nobody has the words that were asked for. */
        correctedSearch: z.string().nullable(),
      }),
    ),
  count: oc
    .route({
      method: 'GET',
      path: '/contacts/count',
      summary: 'How many contacts match; of very many only about',
      tags,
    })
    .input(contactFilter)
    .output(z.object({ count: z.number().int(), isExact: z.boolean() })),
  ...contactEditing,
  act: oc
    .route({
      method: 'POST',
      path: '/contacts/actions',
      summary: 'Do something to many contacts at once, in the background',
      tags,
      successStatus: 201,
    })
    .input(
      z.strictObject({
        selection: contactSelection,
        action: z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.literal('add_to_list'),
            listId: z.uuid().optional(),
            listName: plainText(200).optional(),
          }),
          z.strictObject({ kind: z.literal('remove_from_list'), listId: z.uuid() }),
          z.strictObject({
            kind: z.literal('restrict'),
            restriction: restrictionKind,
            source: recordSource,
            evidence: plainText(500).default(''),
            note: plainText(500).default(''),
          }),
          z.strictObject({ kind: z.literal('note'), content: noteContent }),
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
      description: 'For the person who started it, and for admins.',
      tags,
    })
    .input(z.object({ actionId: z.uuid() }))
    .output(contactAction),
  undoAction: oc
    .route({
      method: 'POST',
      path: '/contact-actions/{actionId}/undo',
      summary: 'Take back exactly what it did, in the background',
      description:
        'People who were added to a list, taken out of one, or given a reason not to be called, within a week, while the list is in use. Notes and merged lists stay. For admins.',
      tags,
      successStatus: 201,
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
      z.strictObject({
        filter: contactFilter,
        sort: contactSort.default('added'),
        direction: sortDirection.default('ascending'),
        /** Which columns, in this order; left out: everything that there is. */
        columns: z.array(contactColumn).min(1).max(contactColumn.options.length).optional(),
        /** The saved view that is shown: the file is named after it. */
        viewId: z.uuid().optional(),
        /** Those ticked, instead of all that match. */
        contactIds: z.array(z.uuid()).max(1000).optional(),
        /** All that match but these. */
        except: z.array(z.uuid()).max(1000).default([]),
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
        content: savedView.shape.content.extend({ filter: contactFilter }),
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
