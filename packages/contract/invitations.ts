import { oc } from '@orpc/contract';
import * as z from 'zod';
import { membership, role } from './access.ts';
import { emailAddress } from './common.ts';

/** An invitation that nobody has taken yet. */
export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type Invitation = z.infer<typeof invitation>;

/** What the page of an invitation shows to the holder of its secret. */
export const shownInvitation = z.object({
  organizationName: z.string(),
  email: z.string(),
  role,
  expiresAt: z.iso.datetime(),
});

export type ShownInvitation = z.infer<typeof shownInvitation>;

const one = z.object({ invitationId: z.uuid() });
const secret = z.object({ token: z.string().min(1).max(200) });

export const invitationsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/invitations',
      summary: 'Invitations that nobody has taken yet, newest first',
      description: 'Needs the X-Organization-Id header.',
      tags: ['Invitations'],
    })
    .output(z.object({ invitations: z.array(invitation) })),
  create: oc
    .route({
      method: 'POST',
      path: '/invitations',
      summary: 'Invite somebody by mail',
      description:
        'Needs the X-Organization-Id header. Inviting an address again sends a new link and ends the old one.',
      tags: ['Invitations'],
      successStatus: 201,
    })
    .input(z.object({ email: emailAddress, role: role.default('member') }))
    .output(invitation),
  revoke: oc
    .route({
      method: 'DELETE',
      path: '/invitations/{invitationId}',
      summary: 'Take an invitation back',
      description: 'Needs the X-Organization-Id header.',
      tags: ['Invitations'],
    })
    .input(one)
    .output(z.object({})),
  show: oc
    .route({
      method: 'POST',
      path: '/invitation',
      summary: 'What an invitation offers, for the person who holds its secret',
      description: 'Open to everybody. The secret is in the body, so that no log keeps it.',
      tags: ['Invitations'],
    })
    .input(secret)
    .output(shownInvitation),
  accept: oc
    .route({
      method: 'POST',
      path: '/invitation/accept',
      summary: 'Become a member by an invitation',
      description: 'For the signed-in person whose proven email address was invited.',
      tags: ['Invitations'],
    })
    .input(secret)
    .output(z.object({ membership })),
};
