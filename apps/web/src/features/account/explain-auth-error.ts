import type { account } from '../../i18n/en/account.ts';

export type AccountErrorKey = `errors.${keyof typeof account.errors}`;

interface AuthFailure {
  name: string;
  code?: string | undefined;
  status?: number | undefined;
}

const keysByCode = new Map<string, AccountErrorKey>([
  ['email_exists', 'errors.emailExists'],
  ['phone_exists', 'errors.phoneExists'],
  ['email_address_invalid', 'errors.emailInvalid'],
  // The addresses that name super administrators are not given away.
  ['signup_disabled', 'errors.emailExists'],
  ['email_provider_disabled', 'errors.notSent'],
  ['insufficient_aal', 'errors.secondFactorNeeded'],
  ['reauthentication_not_valid', 'errors.codeWrong'],
  ['otp_expired', 'errors.codeWrong'],
  ['mfa_verification_failed', 'errors.codeWrong'],
  ['mfa_verification_rejected', 'errors.codeWrong'],
  ['mfa_challenge_expired', 'errors.codeExpired'],
  ['too_many_enrolled_mfa_factors', 'errors.tooManyFactors'],
  ['mfa_factor_name_conflict', 'errors.factorNameTaken'],
  ['mfa_factor_not_found', 'errors.factorGone'],
  ['identity_not_found', 'errors.identityGone'],
  ['identity_already_exists', 'errors.identityTaken'],
  ['single_identity_not_deletable', 'errors.onlyIdentity'],
  ['email_conflict_identity_not_deletable', 'errors.onlyIdentity'],
  ['manual_linking_disabled', 'errors.linkingOff'],
  ['provider_disabled', 'errors.providerOff'],
  ['oauth_provider_not_supported', 'errors.providerOff'],
  ['phone_provider_disabled', 'errors.phonesOff'],
  ['sms_send_failed', 'errors.notSent'],
  ['over_request_rate_limit', 'errors.tooOften'],
  ['over_email_send_rate_limit', 'errors.tooOften'],
  ['over_sms_send_rate_limit', 'errors.tooOften'],
  ['validation_failed', 'errors.invalid'],
  ['session_not_found', 'errors.sessionEnded'],
  ['session_expired', 'errors.sessionEnded'],
]);

/** The text that tells a person why the sign-in protocol refused something. */
export function explainAuthError({ name, code, status }: AuthFailure): AccountErrorKey {
  const key = code === undefined ? undefined : keysByCode.get(code);
  if (key !== undefined) {
    return key;
  }
  if (status === 429) {
    return 'errors.tooOften';
  }
  switch (name) {
    // The client's names for a request without an answer, and for a session that is gone.
    case 'AuthRetryableFetchError':
      return 'errors.unreachable';
    case 'AuthSessionMissingError':
      return 'errors.sessionEnded';
    default:
      return 'errors.unexpected';
  }
}
