import type { registration } from '../../i18n/en/registration.ts';
import { noRegistrationErrors, type RegistrationErrors } from './check-registration.ts';

export type SignUpErrorKey = `errors.${keyof typeof registration.errors}`;

export interface SignUpExplanation {
  fields: RegistrationErrors;
  /** What no field is to blame for. */
  failure: SignUpErrorKey | null;
}

interface SignUpFailure {
  name: string;
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  /** What is weak about a password. */
  reasons?: readonly string[];
}

function blameField(fields: Partial<RegistrationErrors>): SignUpExplanation {
  return { fields: { ...noRegistrationErrors, ...fields }, failure: null };
}

function blameNothing(failure: SignUpErrorKey): SignUpExplanation {
  return { fields: noRegistrationErrors, failure };
}

/** Tells a person why no account was created, beside the field that is at fault if there is one. */
export function explainSignUpError(error: SignUpFailure): SignUpExplanation {
  const { name, message, code, status } = error;
  switch (code) {
    case 'weak_password':
      return blameField({
        password: error.reasons?.includes('length')
          ? 'fields.passwordTooShort'
          : 'fields.passwordWeak',
      });
    case 'user_already_exists':
    case 'email_exists':
      return blameField({ email: 'fields.emailTaken' });
    case 'validation_failed':
      return /email/i.test(message)
        ? blameField({ email: 'fields.emailInvalid' })
        : blameNothing('errors.invalid');
    case 'signup_disabled':
    case 'email_provider_disabled':
      return blameNothing('errors.disabled');
    case 'over_request_rate_limit':
      return blameNothing('errors.tooManyAttempts');
    default:
      if (status === 429) {
        return blameNothing('errors.tooManyAttempts');
      }
      return blameNothing(
        // The client's name for a request that had no answer, or one of a gateway.
        name === 'AuthRetryableFetchError' ? 'errors.unreachable' : 'errors.unexpected',
      );
  }
}
