import type { en } from '../../i18n/en/index.ts';

type FieldErrorKey = `auth.fields.${keyof typeof en.auth.fields}`;

export interface CredentialErrors {
  email: FieldErrorKey | null;
  password: FieldErrorKey | null;
}

/** Only what is surely a slip is refused here; the server decides the rest. */
export function checkCredentials(email: string, password: string): CredentialErrors {
  return { email: checkEmail(email.trim()), password: checkPassword(password) };
}

function checkEmail(email: string): FieldErrorKey | null {
  if (email === '') {
    return 'auth.fields.emailMissing';
  }
  return /^[^\s@]+@[^\s@]+$/.test(email) ? null : 'auth.fields.emailInvalid';
}

function checkPassword(password: string): FieldErrorKey | null {
  return password === '' ? 'auth.fields.passwordMissing' : null;
}
