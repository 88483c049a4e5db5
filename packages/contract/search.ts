import { oc } from '@orpc/contract';
import * as z from 'zod';
import { callState, outcome } from './calls.ts';
import { campaignState } from './campaigns.ts';
import { maskedPhone, namedOrganization, plainText } from './common.ts';

const found = z.object({ id: z.uuid(), organization: namedOrganization });

export const searchResult = z.object({
  contacts: z.array(
    found.extend({
      fullName: z.string(),
      externalReference: z.string().nullable(),
      phone: maskedPhone.nullable(),
    }),
  ),
  lists: z.array(found.extend({ name: z.string() })),
  campaigns: z.array(found.extend({ name: z.string(), state: campaignState })),
  /** The newest calls to the people found, or those named by an id. */
  calls: z.array(
    found.extend({
      contactName: z.string(),
      phone: maskedPhone,
      state: callState,
      outcome: outcome.nullable(),
      reservedAt: z.iso.datetime(),
    }),
  ),
});

export type SearchResult = z.infer<typeof searchResult>;

export const searchContract = {
  find: oc
    .route({
      method: 'GET',
      path: '/search',
      summary: 'Contacts, lists, campaigns and calls that match',
      description:
        'By a part of a name, a reference, a telephone number or its last four digits. At most a few of each. Needs the X-Organization-Id header.',
      tags: ['Search'],
    })
    .input(z.object({ query: plainText(100).min(2, 'Type at least two characters.') }))
    .output(searchResult),
};
