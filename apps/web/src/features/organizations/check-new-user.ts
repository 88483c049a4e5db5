import type { organizations } from '../../i18n/en/organizations.ts';
import { checkName } from './check-name.ts';

export type PersonFault = `add.${keyof Pick<
  typeof organizations.add,
  'emailInvalid' | 'fullNameMissing' | 'fullNameTooLong' | 'passwordTooShort'
>}`;

export interface NewUserFields {
  email: string;
  password: string;
  fullName: string;
}

export type NewUserFaults = Record<keyof NewUserFields, PersonFault | null>;

export const noFaults: NewUserFaults = { email: null, password: null, fullName: null };

/** Only what is surely a slip is refused here; the server decides the rest. */
export function checkEmail(email: string): 'add.emailInvalid' | null {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'add.emailInvalid';
}

/** A user needs an email address, a password and a full name. */
export function checkNewUser(
  { email, password, fullName }: NewUserFields,
  shortestPassword: number,
): NewUserFaults {
  const name = checkName(fullName);
  return {
    email: checkEmail(email),
    // Counted as people do, not in the parts that some characters consist of.
    password: [...password].length < shortestPassword ? 'add.passwordTooShort' : null,
    fullName:
      name === null ? null : name === 'missing' ? 'add.fullNameMissing' : 'add.fullNameTooLong',
  };
}
