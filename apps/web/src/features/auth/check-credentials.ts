import type { auth } from '../../i18n/en/auth.ts';
import type { AuthSettings } from './auth-settings.ts';
import { type Identifier, readIdentifier } from './read-identifier.ts';

export type CredentialFieldKey = `fields.${keyof typeof auth.fields}`;

type IdentifierRules = Pick<AuthSettings, 'isPhoneOn'>;

export type CheckedIdentifier =
  | { identifier: Identifier; fault: null }
  | { identifier: null; fault: CredentialFieldKey };

function fail(fault: keyof typeof auth.fields): CheckedIdentifier {
  return { identifier: null, fault: `fields.${fault}` };
}

/** Only what is surely a slip is refused here; the server decides the rest. */
export function checkIdentifier(typed: string, { isPhoneOn }: IdentifierRules): CheckedIdentifier {
  const read = readIdentifier(typed);
  if (isPhoneOn) {
    return read.fault === null ? read : fail(read.fault);
  }
  // Where there are no phone numbers, nothing is said of them to who did not type one.
  switch (read.fault) {
    case null:
      return 'email' in read.identifier ? read : fail('phoneOff');
    case 'identifierMissing':
      return fail('emailMissing');
    case 'identifierInvalid':
      return fail('emailInvalid');
    case 'phoneNational':
    case 'phoneInvalid':
      return fail('phoneOff');
  }
}
