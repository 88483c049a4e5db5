export type Identifier = { email: string } | { phone: string };

export type IdentifierFault =
  | 'identifierMissing'
  | 'identifierInvalid'
  | 'phoneNational'
  | 'phoneInvalid';

export type ReadIdentifier =
  | { identifier: Identifier; fault: null }
  | { identifier: null; fault: IdentifierFault };

// What address books put around and into numbers: spaces, dashes, brackets, marks of direction.
const separators = /[\s().\-/\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

function fail(fault: IdentifierFault): ReadIdentifier {
  return { identifier: null, fault };
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}

/** Tells an email address from a phone number, and writes the number as E.164 wants it. */
export function readIdentifier(typed: string): ReadIdentifier {
  const text = typed.trim();
  if (text === '') {
    return fail('identifierMissing');
  }
  if (text.includes('@')) {
    return isEmail(text) ? { identifier: { email: text }, fault: null } : fail('identifierInvalid');
  }
  // The zero in +44 (0)20 is dialled inside the country only.
  const dialled = text.replace(/^(\s*(?:\+|00)[\d\s]*)\(0\)/u, '$1').replace(separators, '');
  const number = dialled.replace(/^00/, '+');
  if (!/^\+?\d+$/.test(number)) {
    return fail('identifierInvalid');
  }
  if (!number.startsWith('+')) {
    return fail('phoneNational');
  }
  // E.164 has fifteen digits at most; no country has numbers of fewer than seven with its code.
  return /^\+[1-9]\d{6,14}$/.test(number)
    ? { identifier: { phone: number }, fault: null }
    : fail('phoneInvalid');
}

/** The address or number as a person reads it. */
export function presentIdentifier(identifier: Identifier): string {
  return 'email' in identifier ? identifier.email : identifier.phone;
}
