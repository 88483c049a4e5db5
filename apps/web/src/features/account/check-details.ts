import type { account } from '../../i18n/en/account.ts';

export type DetailFaultKey = `profile.faults.${keyof typeof account.profile.faults}`;

const longestName = 200;

/** People write numbers with spaces and brackets; the server takes plus and digits alone. */
export function tidyPhone(phone: string): string {
  return phone.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
}

export function checkName(fullName: string): DetailFaultKey | null {
  const trimmed = fullName.trim();
  if (trimmed === '') {
    return 'profile.faults.nameMissing';
  }
  return trimmed.length > longestName ? 'profile.faults.nameTooLong' : null;
}

/** Only what is surely a slip is refused here; the server decides the rest. */
export function checkEmail(email: string, current: string): DetailFaultKey | null {
  const trimmed = email.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(trimmed)) {
    return 'profile.faults.emailInvalid';
  }
  return trimmed.toLowerCase() === current.toLowerCase() ? 'profile.faults.emailSame' : null;
}

/** The protocol writes the current number without its plus. */
export function checkPhone(phone: string, current: string): DetailFaultKey | null {
  const tidy = tidyPhone(phone);
  if (!/^\+[1-9]\d{6,14}$/.test(tidy)) {
    return 'profile.faults.phoneInvalid';
  }
  return tidy === showPhone(current) ? 'profile.faults.phoneSame' : null;
}

/** A number of the protocol as people write it; empty where there is none. */
export function showPhone(phone: string | undefined): string {
  const digits = (phone ?? '').replace(/^\+/, '');
  return digits === '' ? '' : `+${digits}`;
}
