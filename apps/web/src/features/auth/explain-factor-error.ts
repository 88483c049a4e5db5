import type { recovery } from '../../i18n/en/recovery.ts';
import { type AuthFailure, explainFailure } from './auth-failure.ts';

export type FactorErrorKey = `errors.${keyof typeof recovery.secondFactor.errors}`;

const wrongCodes = new Set([
  'mfa_verification_failed',
  'mfa_verification_rejected',
  'mfa_challenge_expired',
]);

/** Tells a person why the code of the second factor was not taken. */
export function explainFactorError(failure: AuthFailure): FactorErrorKey {
  return wrongCodes.has(failure.code ?? '') ? 'errors.wrong' : `errors.${explainFailure(failure)}`;
}
