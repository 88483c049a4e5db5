import type { recovery } from '../../i18n/en/recovery.ts';
import { type AuthFailure, explainFailure } from './auth-failure.ts';
import { findWeakness } from './find-weakness.ts';

type FieldKey = `newPassword.fields.${keyof typeof recovery.newPassword.fields}`;
type ErrorKey = `newPassword.errors.${keyof typeof recovery.newPassword.errors}`;

export interface PasswordExplanation {
  field: FieldKey | null;
  /** What the password is not to blame for. */
  failure: ErrorKey | null;
}

/** Tells a person why the new password was not saved. */
export function explainPasswordError(failure: AuthFailure): PasswordExplanation {
  switch (failure.code) {
    case 'weak_password':
      return { field: `newPassword.fields.${findWeakness(failure.reasons)}`, failure: null };
    case 'same_password':
      return { field: 'newPassword.fields.same', failure: null };
    case 'reauthentication_needed':
    case 'reauthentication_not_valid':
      return { field: null, failure: 'newPassword.errors.reauthenticate' };
    default:
      return { field: null, failure: `newPassword.errors.${explainFailure(failure)}` };
  }
}
