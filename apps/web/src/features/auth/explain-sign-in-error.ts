import type { en } from '../../i18n/en/index.ts';

export type SignInErrorKey = `auth.errors.${keyof typeof en.auth.errors}`;

interface SignInFailure {
  name: string;
  code?: string | undefined;
  status?: number | undefined;
}

const keysByCode = new Map<string, SignInErrorKey>([
  ['invalid_credentials', 'auth.errors.invalidCredentials'],
  ['email_not_confirmed', 'auth.errors.emailNotConfirmed'],
  ['user_banned', 'auth.errors.banned'],
  ['over_request_rate_limit', 'auth.errors.tooManyAttempts'],
]);

/** The text that tells a person why signing in did not work. */
export function explainSignInError({ name, code, status }: SignInFailure): SignInErrorKey {
  const key = code === undefined ? undefined : keysByCode.get(code);
  if (key !== undefined) {
    return key;
  }
  if (status === 429) {
    return 'auth.errors.tooManyAttempts';
  }
  // The client's name for a request that had no answer, or one of a gateway.
  return name === 'AuthRetryableFetchError' ? 'auth.errors.unreachable' : 'auth.errors.unexpected';
}
