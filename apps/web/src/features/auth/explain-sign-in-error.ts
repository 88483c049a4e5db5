import type { auth } from '../../i18n/en/auth.ts';
import { type AuthFailure, explainFailure } from './auth-failure.ts';

export type SignInErrorKey = `errors.${keyof typeof auth.errors}`;

const keysByCode = new Map<string, SignInErrorKey>([
  ['invalid_credentials', 'errors.invalidCredentials'],
  ['user_banned', 'errors.banned'],
  ['email_provider_disabled', 'errors.passwordsOff'],
]);

/** The text that tells a person why signing in did not work. */
export function explainSignInError(failure: AuthFailure): SignInErrorKey {
  return keysByCode.get(failure.code ?? '') ?? `errors.${explainFailure(failure)}`;
}

/** Whether the server lets nobody sign in with a number. */
export function isPhoneRefused({ code }: AuthFailure): boolean {
  return code === 'phone_provider_disabled';
}

/** Whether the password was right and only the proof of the address or number is missing. */
export function isUnconfirmed({ code }: AuthFailure): boolean {
  return code === 'email_not_confirmed' || code === 'phone_not_confirmed';
}
