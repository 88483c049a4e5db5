import { AuthError } from '../errors.ts';
import { checkInput, emailInput, phoneInput } from '../read-request.ts';
import type { AuthSettings } from '../settings.ts';

/** What somebody is known by: an email address in lower case, or E.164 without the plus sign. */
export interface Login {
  kind: 'email' | 'phone';
  value: string;
}

interface Given {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/** The one of the two that was given, if signing in with it is possible here. */
export function readLogin(
  settings: Pick<AuthSettings, 'emailSignIn' | 'phoneSignIn'>,
  { email, phone }: Given,
): Login {
  if (email && phone) {
    throw new AuthError(
      'validation_failed',
      'Only an email address or phone number should be provided',
    );
  }
  if (email) {
    if (!settings.emailSignIn) throw new AuthError('email_provider_disabled');
    return { kind: 'email', value: checkInput(emailInput, email) };
  }
  if (phone) {
    if (!settings.phoneSignIn) throw new AuthError('phone_provider_disabled');
    return { kind: 'phone', value: checkInput(phoneInput, phone) };
  }
  throw new AuthError('validation_failed', 'missing email or phone');
}
