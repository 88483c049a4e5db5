import type { account } from '../../i18n/en/account.ts';

export type PasswordFaultKey = `password.faults.${keyof typeof account.password.faults}`;

export interface PasswordFaults {
  current: PasswordFaultKey | null;
  fresh: PasswordFaultKey | null;
}

export const noPasswordFaults: PasswordFaults = { current: null, fresh: null };

/** Where the server does not say how short a password may be. */
export const usualShortestPassword = 10;

interface PasswordFields {
  shortestPassword: number;
  /** Null for people who have no password yet. */
  current: string | null;
  fresh: string;
}

/** Only what is surely a slip is refused here; the server decides the rest. */
export function checkPassword({
  shortestPassword,
  current,
  fresh,
}: PasswordFields): PasswordFaults {
  return {
    current: current === '' ? 'password.faults.currentMissing' : null,
    fresh:
      [...fresh].length < shortestPassword
        ? 'password.faults.tooShort'
        : fresh === current
          ? 'password.faults.same'
          : null,
  };
}

interface PasswordRefusal {
  code?: string | undefined;
  /** What is weak about the password. */
  reasons: readonly string[];
}

/** What the server has against one of the two passwords; null where it is about something else. */
export function explainPasswordError({ code, reasons }: PasswordRefusal): PasswordFaults | null {
  switch (code) {
    case 'same_password':
      return { current: null, fresh: 'password.faults.same' };
    case 'weak_password':
      return { current: null, fresh: explainWeakness(reasons) };
    case 'invalid_credentials':
    case 'current_password_invalid':
    case 'current_password_mismatch':
      return { current: 'password.faults.currentWrong', fresh: null };
    case 'current_password_required':
      return { current: 'password.faults.currentMissing', fresh: null };
    default:
      return null;
  }
}

function explainWeakness(reasons: readonly string[]): PasswordFaultKey {
  if (reasons.includes('length')) {
    return 'password.faults.tooShort';
  }
  // A password that is known to thieves is no better for another sign in it.
  return reasons.includes('characters') && !reasons.includes('pwned')
    ? 'password.faults.tooPlain'
    : 'password.faults.tooCommon';
}
