/**
 * Every error the sign-in protocol answers with. The codes are those that its clients know; the
 * messages of some are shown to people as they are.
 */
const catalogue = {
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  validation_failed: { status: 400, message: 'The request is not valid' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  phone_not_confirmed: { status: 400, message: 'Phone not confirmed' },
  email_provider_disabled: { status: 400, message: 'Email logins are disabled' },
  phone_provider_disabled: { status: 400, message: 'Phone logins are disabled' },
  user_banned: { status: 400, message: 'User is banned' },
  refresh_token_not_found: {
    status: 400,
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  session_expired: { status: 400, message: 'Invalid Refresh Token: Session Expired' },
  bad_code_verifier: {
    status: 400,
    message: 'code challenge does not match previously saved code verifier',
  },
  reauthentication_needed: { status: 400, message: 'Password update requires reauthentication' },
  bad_oauth_state: { status: 400, message: 'OAuth state is missing or invalid' },
  bad_oauth_callback: { status: 400, message: 'The provider did not answer as it should' },
  no_authorization: { status: 401, message: 'This endpoint requires a Bearer token' },
  bad_jwt: { status: 403, message: 'invalid JWT: it could not be verified' },
  not_admin: { status: 403, message: 'User not allowed' },
  insufficient_aal: { status: 403, message: 'AAL2 session is required for this' },
  otp_expired: { status: 403, message: 'Token has expired or is invalid' },
  session_not_found: {
    status: 403,
    message: 'Session from session_id claim in JWT does not exist',
  },
  user_not_found: { status: 403, message: 'User from sub claim in JWT does not exist' },
  access_denied: { status: 403, message: 'The provider was not given the permission' },
  not_found: { status: 404, message: 'There is nothing at this address' },
  flow_state_not_found: { status: 404, message: 'invalid flow state, no valid flow state found' },
  manual_linking_disabled: { status: 404, message: 'Manual linking is disabled' },
  mfa_factor_not_found: { status: 404, message: 'Factor not found' },
  body_too_large: { status: 413, message: 'The request body is too large' },
  flow_state_expired: { status: 422, message: 'invalid flow state, flow state has expired' },
  signup_disabled: { status: 422, message: 'Signups not allowed for this instance' },
  otp_disabled: { status: 422, message: 'Signups not allowed for otp' },
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  user_already_exists: { status: 422, message: 'User already registered' },
  weak_password: { status: 422, message: 'Password is too weak' },
  same_password: {
    status: 422,
    message: 'New password should be different from the old password.',
  },
  reauthentication_not_valid: { status: 422, message: 'Nonce has expired or is invalid' },
  email_exists: {
    status: 422,
    message: 'A user with this email address has already been registered',
  },
  phone_exists: {
    status: 422,
    message: 'A user with this phone number has already been registered',
  },
  identity_already_exists: {
    status: 422,
    message: 'Identity is already linked to another user',
  },
  identity_not_found: { status: 422, message: "Identity doesn't exist" },
  single_identity_not_deletable: {
    status: 422,
    message: 'User must have at least 1 identity after unlinking',
  },
  mfa_factor_name_conflict: {
    status: 422,
    message: 'A factor with this friendly name for this user already exists',
  },
  too_many_enrolled_mfa_factors: {
    status: 422,
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },
  mfa_verification_failed: { status: 422, message: 'Invalid TOTP code entered' },
  mfa_challenge_expired: {
    status: 422,
    message:
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
  },
  over_request_rate_limit: {
    status: 429,
    message: 'Request rate limit reached. Wait a few minutes and try again',
  },
  over_email_send_rate_limit: {
    status: 429,
    message: 'For security purposes, you can only request this once in a while. Wait a minute',
  },
  over_sms_send_rate_limit: {
    status: 429,
    message: 'For security purposes, you can only request this once in a while. Wait a minute',
  },
  unexpected_failure: { status: 500, message: 'Unexpected failure, please try again later' },
  service_unavailable: { status: 503, message: 'Not available right now, please try again' },
} as const satisfies Record<string, { status: number; message: string }>;

export type AuthErrorCode = keyof typeof catalogue;
export type AuthErrorStatus = (typeof catalogue)[AuthErrorCode]['status'];

/** A refusal that the client gets to know, as opposed to a fault of ours. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly status: AuthErrorStatus;

  /** Some endpoints answer the same code with a status or a message of their own. */
  constructor(
    code: AuthErrorCode,
    message: string = catalogue[code].message,
    status: AuthErrorStatus = catalogue[code].status,
  ) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Clients tell people by the reasons what to mend, in their own language. */
export type PasswordWeakness = 'length' | 'characters' | 'pwned';

const weaknessMessages: Record<Exclude<PasswordWeakness, 'length'>, string> = {
  characters: 'Password should contain more different characters.',
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
};

export class WeakPasswordError extends AuthError {
  override name = 'WeakPasswordError';
  readonly reasons: readonly PasswordWeakness[];

  constructor(reasons: readonly PasswordWeakness[], shortestPassword: number) {
    const sentences = reasons.map((reason) =>
      reason === 'length'
        ? `Password should be at least ${shortestPassword} characters.`
        : weaknessMessages[reason],
    );
    super('weak_password', sentences.join(' '));
    this.reasons = reasons;
  }
}
