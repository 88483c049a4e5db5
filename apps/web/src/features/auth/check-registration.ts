import type { registration } from '../../i18n/en/registration.ts';
import type { AuthSettings } from './auth-settings.ts';
import { type CredentialFieldKey, checkIdentifier } from './check-credentials.ts';

/** A text of the registration, or one that it shares with the sign-in page. */
export type RegistrationFieldKey =
  | `registration:fields.${keyof typeof registration.fields}`
  | `auth:${CredentialFieldKey}`;

export interface Registration {
  fullName: string;
  identifier: string;
  password: string;
}

export type RegistrationErrors = Record<keyof Registration, RegistrationFieldKey | null>;

export const noRegistrationErrors: RegistrationErrors = {
  fullName: null,
  identifier: null,
  password: null,
};

const longestName = 200;

/** Only what is surely a slip is refused here; the server decides the rest. */
export function checkRegistration(
  { fullName, identifier, password }: Registration,
  settings: Pick<AuthSettings, 'isPhoneOn' | 'shortestPassword'>,
): RegistrationErrors {
  const { fault } = checkIdentifier(identifier, settings);
  return {
    fullName: checkFullName(fullName.trim()),
    identifier: fault === null ? null : `auth:${fault}`,
    password: isLongEnough(password, settings) ? null : 'registration:fields.passwordTooShort',
  };
}

/** Counted as people do, not in the parts that some characters consist of. */
export function isLongEnough(
  password: string,
  { shortestPassword }: Pick<AuthSettings, 'shortestPassword'>,
): boolean {
  return [...password].length >= shortestPassword;
}

function checkFullName(fullName: string): RegistrationFieldKey | null {
  if (fullName === '') {
    return 'registration:fields.fullNameMissing';
  }
  return fullName.length > longestName ? 'registration:fields.fullNameTooLong' : null;
}
