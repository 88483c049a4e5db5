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

export const contactRow = z.object({
  id: z.uuid(),
  organization: namedOrganization,
  fullName: z.string(),
  externalReference: z.string().nullable(),
  phone: z.object({ id: z.uuid(), masked: maskedPhone, state: z.string() }).nullable(),
  balance: money.nullable(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string(),
  /** How consent to automated calls to the phone was obtained, if it was. */
  consent: z.object({ obtainedHow: z.string(), obtainedOn: z.iso.date() }).nullable(),
  /** The standing reason not to call the person, if there is one. */
  suppression: z.object({ id: z.uuid(), kind: z.string(), startedAt: z.iso.datetime() }).nullable(),
});

export type ContactRow = z.infer<typeof contactRow>;

/** What a person can be recorded to have asked for. */
export const requestKind = z.enum(['medium_stop', 'number_stop']);

export const contactsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/contacts',
      summary: 'The contacts of the organization or of one list, in the order they came',
      tags: ['Contacts'],
    })
    .input(
      pageInput.extend({
        listId: z.uuid().optional(),
        /** A part of the name, a reference, a number or its last four digits. */
        search: plainText(100).optional(),
      }),
    )
    .output(z.object({ contacts: z.array(contactRow), nextCursor })),
  revealPhone: oc
    .route({
      method: 'POST',
      path: '/phones/{phoneId}/reveal',
      summary: 'Show a whole telephone number; who asked is recorded',
      tags: ['Contacts'],
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
      tags: ['Contacts'],
      successStatus: 201,
    })
    .input(z.object({ contactId: z.uuid(), kind: requestKind, note: plainText(500).default('') }))
    .output(z.object({ suppressionId: z.uuid() })),
  liftSuppression: oc
    .route({
      method: 'POST',
      path: '/suppressions/{suppressionId}/lift',
      summary: 'Undo a record that was made by mistake',
      tags: ['Contacts'],
    })
    .input(z.object({ suppressionId: z.uuid() }))
    .output(z.object({ suppressionId: z.uuid() })),
};
