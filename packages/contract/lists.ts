import { oc } from '@orpc/contract';
import * as z from 'zod';
import { money, namedOrganization, nextCursor, pageInput } from './common.ts';

export const list = z.object({
  id: z.uuid(),
  organization: namedOrganization,
  name: z.string(),
  createdAt: z.iso.datetime(),
  contacts: z.number().int(),
  /** What the people of the list owe together, one amount a currency. */
  balances: z.array(money),
  lastImportAt: z.iso.datetime().nullable(),
});

export type List = z.infer<typeof list>;

export const listsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/lists',
      summary: 'The lists of the organization, newest first',
      tags: ['Lists'],
    })
    .input(pageInput)
    .output(z.object({ lists: z.array(list), nextCursor })),
  show: oc
    .route({ method: 'GET', path: '/lists/{listId}', summary: 'One list', tags: ['Lists'] })
    .input(z.object({ listId: z.uuid() }))
    .output(list),
};
