import type { Role } from '@ringfence/domain/access/permissions';
import { layOutMail, productName, type WrittenMail } from '../../auth/index.ts';

export interface InvitationMail {
  organizationName: string;
  inviterName: string;
  role: Role;
  link: string;
  days: number;
}

/** Its subject is ours: nobody puts words of their own before the eyes of strangers. */
export function writeInvitation({
  organizationName,
  inviterName,
  role,
  link,
  days,
}: InvitationMail): WrittenMail {
  const inviter = inviterName === '' ? 'Somebody' : inviterName;
  const place = role === 'admin' ? 'an admin' : 'a member';
  return layOutMail({
    title: `You are invited to ${productName}`,
    opening: [
      `${inviter} invites you to join the organization “${organizationName}” on ${productName}, as ${place}.`,
      'To accept, follow the link and sign in with this email address, or register with it.',
    ],
    button: { label: 'See the invitation', link },
    closing: [
      `The link is good for ${days} days and works once, for this email address alone.`,
      'If you do not expect this, you need not do anything. Nobody joins without accepting.',
    ],
  });
}
