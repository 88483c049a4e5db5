import { productName } from './layout.ts';
import type { MailPurpose, MailWords, MessageWords } from './message-words.ts';

const ignore = 'If this was not you, you need not do anything.';

// Nothing that a person says about themselves stands here, not even their name: anybody can type
// the address of someone else, and would get text of their choice sent in our name.
const mails: Record<MailPurpose, MailWords> = {
  confirmation: {
    title: 'Confirm your email address',
    opening: () => [
      `Someone signed up to ${productName} with this email address. If it was you, confirm that the address is yours.`,
    ],
    button: 'Confirm the address',
    stranger: `If you did not sign up, do not confirm: someone else would get an account in your name. Without your confirmation there is none.`,
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
      `Someone asked to reset the password of your ${productName} account. If it was you, continue here and choose a new one.`,
    ],
    button: 'Choose a new password',
    stranger: `${ignore} Your password stays as it is.`,
  },
  magiclink: {
    title: `Sign in to ${productName}`,
    opening: () => [
      `Someone asked to sign in to ${productName} with this email address. If it was you, continue here.`,
    ],
    button: 'Sign in',
    stranger: `${ignore} Never share the code.`,
  },
  email_change_current: {
    title: 'Confirm the change of your email address',
    opening: (newEmail) => [
      `The email address of your ${productName} account is about to change to ${newEmail}. If that is what you want, confirm it here and in the email to the new address.`,
    ],
    button: 'Confirm the change',
    stranger:
      'If this was not you, someone else is signed in to your account. Do not confirm, and change your password now: that ends every other session.',
  },
  email_change_new: {
    title: 'Confirm your new email address',
    opening: () => [
      `A ${productName} account is about to use this email address. If it is your account, confirm that the address is yours.`,
    ],
    button: 'Confirm the new address',
    stranger: ignore,
  },
  reauthentication: {
    title: 'Your code to continue',
    opening: () => [
      `Someone is changing the password of your ${productName} account. If it is you, enter this code there.`,
    ],
    button: '',
    stranger:
      'If this was not you, someone else is signed in to your account. Change your password now: that ends every other session.',
  },
};

export const english: MessageWords = {
  mails,
  codeAlone: (codeTime) => `The code is good for ${codeTime} and works once.`,
  linkOrCode: (linkTime, codeTime) =>
    `The link is good for ${linkTime}, the code for ${codeTime}. You need one of them, and it works once.`,
  accountExists: {
    title: 'You already have an account',
    opening: [
      `Someone tried to sign up to ${productName} with this email address, which already has an account. If it was you, sign in, or reset your password if you forgot it.`,
    ],
    button: 'Sign in',
    closing: [`${ignore} Nothing has changed.`],
  },
  addressInUse: {
    title: 'This email address already has an account',
    opening: [
      `Someone tried to use this email address for another ${productName} account. It already has one, so nothing has changed.`,
      'If it was you, sign in with this address, or choose another one for the other account.',
    ],
    closing: [ignore],
  },
};
