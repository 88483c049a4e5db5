/**
 * Every error the sign-in protocol answers with. The codes are those that its clients know; the
 * messages of some are shown to people as they are.
 */
const catalogue = {
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  validation_failed: { status: 400, message: 'The request is not valid' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  phone_provider_disabled: { status: 400, message: 'Phone logins are disabled' },
  user_banned: { status: 400, message: 'User is banned' },
  refresh_token_not_found: {
    status: 400,
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  no_authorization: { status: 401, message: 'This endpoint requires a Bearer token' },
  bad_jwt: { status: 403, message: 'invalid JWT: it could not be verified' },
  session_not_found: {
    status: 403,
    message: 'Session from session_id claim in JWT does not exist',
  },
  user_not_found: { status: 403, message: 'User from sub claim in JWT does not exist' },
  not_found: { status: 404, message: 'There is nothing at this address' },
  signup_disabled: { status: 422, message: 'Signups not allowed for this instance' },
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  user_already_exists: { status: 422, message: 'User already registered' },
  weak_password: { status: 422, message: 'Password is too weak' },
  email_exists: {
    status: 422,
    message: 'A user with this email address has already been registered',
  },
  over_request_rate_limit: {
    status: 429,
    message: 'Request rate limit reached. Wait a few minutes and try again',
  },
  unexpected_failure: { status: 500, message: 'Unexpected failure, please try again later' },
  service_unavailable: { status: 503, message: 'Not available right now, please try again' },
} as const satisfies Record<string, { status: number; message: string }>;

export type AuthErrorCode = keyof typeof catalogue;
export type AuthErrorStatus = (typeof catalogue)[AuthErrorCode]['status'];

/** A refusal that the client is told about, as opposed to a fault of ours. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly status: AuthErrorStatus;

  constructor(code: AuthErrorCode, message: string = catalogue[code].message) {
    super(message);
    this.code = code;
    this.status = catalogue[code].status;
  }
}

/** Clients tell people by the reasons what to mend, in their own language. */
export type PasswordWeakness = 'length' | 'characters' | 'pwned';

const weaknessMessages: Record<PasswordWeakness, string> = {
  length: 'Password should be at least 10 characters.',
  characters: 'Password should contain more different characters.',
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
};

export class WeakPasswordError extends AuthError {
  override name = 'WeakPasswordError';
  readonly reasons: readonly PasswordWeakness[];

  constructor(reasons: readonly PasswordWeakness[]) {
    super('weak_password', reasons.map((reason) => weaknessMessages[reason]).join(' '));
    this.reasons = reasons;
  }
}
