import * as z from 'zod';
import type { AuthenticationMethod } from '../sessions/open-session.ts';

/** What a message is for. A user has at most one living message of each. */
export const purpose = z.enum([
  'confirmation',
  'invite',
  'recovery',
  'magiclink',
  'email_change_current',
  'email_change_new',
  'phone_confirmation',
  'phone_change',
  'reauthentication',
]);

export type Purpose = z.output<typeof purpose>;

/** What a client says that it holds. */
export const verificationType = z.enum(
  ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email', 'sms', 'phone_change'],
  { error: 'Invalid verification type' },
);

export type VerificationType = z.output<typeof verificationType>;

const purposesOfType: Record<VerificationType, readonly Purpose[]> = {
  signup: ['confirmation'],
  invite: ['invite'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  // Anyone who signs in with a code need not know whether it made the account or found it.
  email: ['confirmation', 'magiclink'],
  sms: ['phone_confirmation'],
  phone_change: ['phone_change'],
};

export function listPurposes(type: VerificationType): readonly Purpose[] {
  return purposesOfType[type];
}

interface Answered {
  /** How the link in the message names its type; text messages and codes alone have no link. */
  linkType: VerificationType | undefined;
  /** How the session that comes of it tells that its person was proven. */
  method: AuthenticationMethod;
}

const answers: Record<Purpose, Answered> = {
  confirmation: { linkType: 'signup', method: 'email/signup' },
  invite: { linkType: 'invite', method: 'invite' },
  recovery: { linkType: 'recovery', method: 'recovery' },
  magiclink: { linkType: 'magiclink', method: 'magiclink' },
  email_change_current: { linkType: 'email_change', method: 'email_change' },
  email_change_new: { linkType: 'email_change', method: 'email_change' },
  phone_confirmation: { linkType: undefined, method: 'otp' },
  phone_change: { linkType: undefined, method: 'otp' },
  reauthentication: { linkType: undefined, method: 'otp' },
};

export function describePurpose(asked: Purpose): Answered {
  return answers[asked];
}
