import { oc } from '@orpc/contract';
import { phonePlaces, restrictionKinds } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import { maskedPhone, plainText } from './common.ts';
import { confirmed, confirmsCallable } from './contact-editing.ts';

/** Why two contacts are the same human; `through`: both are the same as a third. */
export const linkReason = z.enum(['birth_date', 'number', 'person', 'through']);

export type LinkReason = z.infer<typeof linkReason>;

/** A reason not to call that binds every contact of the human. */
const sharedRestriction = z.object({
  kind: z.enum(restrictionKinds),
  phone: maskedPhone.nullable(),
  place: z.enum(phonePlaces).nullable(),
  startedAt: z.iso.datetime(),
});

const describedContact = z.object({
  contactId: z.uuid(),
  fullName: z.string(),
  /** Masked like the number of an account. */
  debts: z.array(z.object({ creditor: z.string().nullable(), reference: z.string() })),
});

export const linkedContact = describedContact.extend({
  because: linkReason,
  /** Of what somebody said, whose word it is; null where it was found, or they have left. */
  linkedBy: z.string().nullable(),
  linkedAt: z.iso.datetime().nullable(),
  /** What binds the contact that is asked about from here. */
  restrictions: z.array(sharedRestriction),
  inconvenientTimes: z.number().int(),
});

export type LinkedContact = z.infer<typeof linkedContact>;

export const samePerson = z.object({
  contactId: z.uuid(),
  linked: z.array(linkedContact),
  /** Contacts that an admin said to be somebody else. */
  parted: z.array(
    describedContact.extend({
      because: z.string(),
      partedBy: z.string().nullable(),
      partedAt: z.iso.datetime(),
    }),
  ),
});

export type SamePerson = z.infer<typeof samePerson>;

/** A contact that would not be bound any more by what was learned of the others. */
export const freedContact = describedContact.extend({
  restrictions: z.array(sharedRestriction),
  inconvenientTimes: z.number().int(),
});

export type FreedContact = z.infer<typeof freedContact>;

const tags = ['Contacts'];
const contactId = z.uuid();

/** Contacts that are the same human: what one of them asked for binds all. */
export const personsContract = {
  show: oc
    .route({
      method: 'GET',
      path: '/contacts/{contactId}/same-person',
      summary: 'Which other contacts are the same person, and what binds from them',
      tags,
    })
    .input(z.object({ contactId }))
    .output(samePerson),
  link: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/same-person',
      summary: 'Say that another contact is the same person',
      description: `From then on a stop, a death, an attorney and the like of one bind both, and calls to either count for both. ${confirmed}`,
      tags,
    })
    .input(z.object({ contactId, otherContactId: z.uuid(), confirmsCallable }))
    .output(z.object({ contactId })),
  previewParting: oc
    .route({
      method: 'GET',
      path: '/contacts/{contactId}/same-person/parting',
      summary: 'Who may become callable if the contact were parted from the others',
      tags,
    })
    .input(z.object({ contactId }))
    .output(z.object({ linkedIds: z.array(z.uuid()), freed: z.array(freedContact) })),
  part: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/same-person/part',
      summary: 'Say that the contact is somebody else than those it is linked with',
      description:
        'For admins. No file links them again. Names everybody the preview showed as linked; another answer by now is 409 `conflict`.',
      tags,
    })
    .input(
      z.object({
        contactId,
        because: plainText(500).min(1, 'Say how you know.'),
        linkedIds: z.array(z.uuid()).min(1).max(10_000),
      }),
    )
    .output(z.object({ contactId })),
};
