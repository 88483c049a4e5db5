import { oc } from '@orpc/contract';
import * as z from 'zod';
import { money, namedOrganization, nextCursor, pageInput, plainText } from './common.ts';
import { contactAction } from './contacts.ts';

export const list = z.object({
  id: z.uuid(),
  organization: namedOrganization,
  name: z.string(),
  createdAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
  contacts: z.number().int(),
  /** What the people of the list owe together, one amount a currency. */
  balances: z.array(money),
  /** How many can be called at this moment, later, and not at all. */
  callable: z.object({
    now: z.number().int(),
    later: z.number().int(),
    never: z.number().int(),
    /** For whom it is not calculated yet. */
    unknown: z.number().int(),
  }),
  /** How many have been called at all. */
  called: z.number().int(),
  /** When the figures were counted: those of large lists are kept for a moment. */
  countedAt: z.iso.datetime(),
  lastImportAt: z.iso.datetime().nullable(),
  lastImport: z.object({ id: z.uuid(), fileName: z.string() }).nullable(),
});

export type List = z.infer<typeof list>;

const tags = ['Lists'];
const one = z.object({ listId: z.uuid() });
const listName = plainText(200).min(1, 'Give the list a name.');

export const listsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/lists',
      summary: 'The lists of the organization, newest first',
      tags,
    })
    .input(
      pageInput
        .extend({
          /** Archived lists instead of those in use. */
          archived: z.stringbool().default(false),
        })
        .strict(),
    )
    .output(z.object({ lists: z.array(list), nextCursor })),
  show: oc
    .route({ method: 'GET', path: '/lists/{listId}', summary: 'One list', tags })
    .input(one)
    .output(list),
  create: oc
    .route({
      method: 'POST',
      path: '/lists',
      summary: 'Make an empty list',
      tags,
      successStatus: 201,
    })
    .input(z.object({ name: listName }))
    .output(list),
  rename: oc
    .route({ method: 'PATCH', path: '/lists/{listId}', summary: 'Rename a list', tags })
    .input(one.extend({ name: listName }))
    .output(list),
  archive: oc
    .route({
      method: 'POST',
      path: '/lists/{listId}/archive',
      summary: 'Put a list away; its people stay, and running campaigns go on',
      tags,
    })
    .input(one)
    .output(list),
  restore: oc
    .route({ method: 'POST', path: '/lists/{listId}/restore', summary: 'Take it out again', tags })
    .input(one)
    .output(list),
  merge: oc
    .route({
      method: 'POST',
      path: '/lists/{listId}/merge',
      summary: 'Put the people of other lists into this one, and put those lists away',
      description:
        'In the background: /contact-actions/{actionId} tells how far it is. The lists stay in use until everybody has moved.',
      tags,
      successStatus: 201,
    })
    .input(one.extend({ listIds: z.array(z.uuid()).min(1).max(20) }))
    .output(contactAction),
};
