import type { registration } from '../../i18n/en/registration.ts';
import { type AuthFailure, explainFailure } from './auth-failure.ts';
import { noRegistrationErrors, type RegistrationErrors } from './check-registration.ts';
import { findWeakness } from './find-weakness.ts';

export type SignUpErrorKey = `errors.${keyof typeof registration.errors}`;

export interface SignUpExplanation {
  fields: RegistrationErrors;
  /** What no field is to blame for. */
  failure: SignUpErrorKey | null;
}

const passwordKeys = {
  tooShort: 'registration:fields.passwordTooShort',
  characters: 'registration:fields.passwordCharacters',
  weak: 'registration:fields.passwordWeak',
} as const;

function blameField(fields: Partial<RegistrationErrors>): SignUpExplanation {
  return { fields: { ...noRegistrationErrors, ...fields }, failure: null };
}

function blameNothing(failure: SignUpErrorKey): SignUpExplanation {
  return { fields: noRegistrationErrors, failure };
}

/** Tells a person why no account was created, beside the field that is at fault if there is one. */
export function explainSignUpError(failure: AuthFailure): SignUpExplanation {
  switch (failure.code) {
    case 'weak_password':
      return blameField({ password: passwordKeys[findWeakness(failure.reasons)] });
    case 'user_already_exists':
    case 'email_exists':
    case 'phone_exists':
      return blameField({ identifier: 'registration:fields.taken' });
    case 'email_address_invalid':
      return blameField({ identifier: 'auth:fields.identifierInvalid' });
    case 'phone_provider_disabled':
      return blameField({ identifier: 'auth:fields.phoneOff' });
    case 'validation_failed':
      if (/email/i.test(failure.message)) {
        return blameField({ identifier: 'auth:fields.identifierInvalid' });
      }
      return /phone/i.test(failure.message)
        ? blameField({ identifier: 'auth:fields.phoneInvalid' })
        : blameNothing('errors.invalid');
    case 'signup_disabled':
    case 'email_provider_disabled':
      return blameNothing('errors.disabled');
    default:
      return blameNothing(`errors.${explainFailure(failure)}`);
  }
}
