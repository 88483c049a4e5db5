import type { AuthSettings } from '../../settings.ts';
import type { Purpose } from '../purposes.ts';
import { describeTime, layOutMail, productName, type WrittenMail } from './layout.ts';

type MailPurpose = Exclude<Purpose, 'phone_confirmation' | 'phone_change'>;

export interface MailDetails {
  settings: Pick<AuthSettings, 'oneTimeCodeSeconds' | 'oneTimeLinkSeconds'>;
  code: string;
  /** Undefined where the code alone proves the address. */
  link: string | undefined;
  /** The address that the account is to get, for the mails about a change. */
  newEmail?: string | undefined;
}

interface Words {
  title: string;
  opening: (newEmail: string) => string[];
  button: string;
  stranger: string;
}

const ignore = 'If this was not you, you need not do anything.';

// Nothing that a person says about themselves stands here, not even their name: anybody can type
// the address of somebody else, and would get text of their choice sent in our name.
const words: Record<MailPurpose, Words> = {
  confirmation: {
    title: 'Confirm your email address',
    opening: () => [
      `Somebody signed up to ${productName} with this email address. If it was you, confirm that the address is yours.`,
    ],
    button: 'Confirm the address',
    stranger: `If you did not sign up, do not confirm: whoever did would get an account in your name. Without your confirmation there is none.`,
  },
  invite: {
    title: `You have been invited to ${productName}`,
    opening: () => [
      `You have been invited to use ${productName} with this email address. Accept to sign in and choose a password.`,
    ],
    button: 'Accept the invitation',
    stranger: 'If you do not expect an invitation, you need not do anything.',
  },
  recovery: {
    title: 'Reset your password',
    opening: () => [
      `Somebody asked to reset the password of your ${productName} account. If it was you, go on here and choose a new one.`,
    ],
    button: 'Choose a new password',
    stranger: `${ignore} Your password stays as it is.`,
  },
  magiclink: {
    title: `Sign in to ${productName}`,
    opening: () => [
      `Somebody asked to sign in to ${productName} with this email address. If it was you, go on here.`,
    ],
    button: 'Sign in',
    stranger: `${ignore} Never give the code to anybody.`,
  },
  email_change_current: {
    title: 'Confirm the change of your email address',
    opening: (newEmail) => [
      `Your ${productName} account is to get the email address ${newEmail}. If you want that, confirm it here, and also in the mail to the new address.`,
    ],
    button: 'Confirm the change',
    stranger:
      'If this was not you, somebody else is signed in to your account. Do not confirm, and change your password now: that ends every other session.',
  },
  email_change_new: {
    title: 'Confirm your new email address',
    opening: () => [
      `A ${productName} account is to get this email address. If it is your account, confirm that the address is yours.`,
    ],
    button: 'Confirm the new address',
    stranger: ignore,
  },
  reauthentication: {
    title: 'Your code to go on',
    opening: () => [
      `Somebody is changing the password of your ${productName} account. If it is you, type this code there.`,
    ],
    button: '',
    stranger:
      'If this was not you, somebody else is signed in to your account. Change your password now: that ends every other session.',
  },
};

export function writeMail(
  purpose: MailPurpose,
  { settings, code, link, newEmail = '' }: MailDetails,
): WrittenMail {
  const { title, opening, button, stranger } = words[purpose];
  const codeTime = describeTime(settings.oneTimeCodeSeconds);
  const linkTime = describeTime(settings.oneTimeLinkSeconds);
  return layOutMail({
    title,
    opening: opening(newEmail),
    code,
    button: link === undefined ? undefined : { label: button, link },
    closing: [
      link === undefined
        ? `The code is good for ${codeTime} and works once.`
        : `The link is good for ${linkTime}, the code for ${codeTime}. You need one of them, and it works once.`,
      stranger,
    ],
  });
}

/** To the owner of an address that somebody tried to sign up, who is told nothing. */
export function writeAccountExists(signInLink: string): WrittenMail {
  return layOutMail({
    title: 'You already have an account',
    opening: [
      `Somebody tried to sign up to ${productName} with this email address, which has an account already. If it was you, sign in, or reset your password if you forgot it.`,
    ],
    button: { label: 'Sign in', link: signInLink },
    closing: [`${ignore} Nothing has changed.`],
  });
}

/** To the owner of an address that somebody wants to change their account to. */
export function writeAddressInUse(): WrittenMail {
  return layOutMail({
    title: 'This email address has an account already',
    opening: [
      `Somebody tried to give this email address to another ${productName} account. It has an account already, so nothing has changed.`,
      'If it was you, sign in with this address, or choose another one for the other account.',
    ],
    closing: [ignore],
  });
}
