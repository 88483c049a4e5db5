import type { registration } from '../../i18n/en/registration.ts';

export type RegistrationFieldKey = `fields.${keyof typeof registration.fields}`;

export interface Registration {
  fullName: string;
  email: string;
  password: string;
}

export type RegistrationErrors = Record<keyof Registration, RegistrationFieldKey | null>;

export const noRegistrationErrors: RegistrationErrors = {
  fullName: null,
  email: null,
  password: null,
};

const shortestPassword = 10;
const longestName = 200;

/** Only what is surely a slip is refused here; the server decides the rest. */
export function checkRegistration({ fullName, email, password }: Registration): RegistrationErrors {
  return {
    fullName: checkFullName(fullName.trim()),
    email: checkEmail(email.trim()),
    password: [...password].length < shortestPassword ? 'fields.passwordTooShort' : null,
  };
}

function checkFullName(fullName: string): RegistrationFieldKey | null {
  if (fullName === '') {
    return 'fields.fullNameMissing';
  }
  return fullName.length > longestName ? 'fields.fullNameTooLong' : null;
}

function checkEmail(email: string): RegistrationFieldKey | null {
  if (email === '') {
    return 'fields.emailMissing';
  }
  return /^[^\s@]+@[^\s@]+$/.test(email) ? null : 'fields.emailInvalid';
}
