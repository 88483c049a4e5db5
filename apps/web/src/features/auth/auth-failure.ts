/** What the client of the sign-in protocol tells of a request that failed. */
export interface AuthFailure {
  name: string;
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  /** What is weak about a password. */
  reasons?: readonly string[];
}

/** What any request may end with, whatever it asked for. */
export function explainFailure({
  name,
  code,
  status,
}: AuthFailure): 'tooManyAttempts' | 'unreachable' | 'unexpected' {
  if (status === 429 || code?.startsWith('over_')) {
    return 'tooManyAttempts';
  }
  // The client's name for a request that had no answer, or one of a gateway.
  return name === 'AuthRetryableFetchError' ? 'unreachable' : 'unexpected';
}

/** A mail that was sent a moment ago; only an existing account gets this answer, which nobody may learn. */
export function isMailPause({ code }: AuthFailure): boolean {
  return code === 'over_email_send_rate_limit' || code === 'over_sms_send_rate_limit';
}

export function isSessionMissing({ name, code }: AuthFailure): boolean {
  return name === 'AuthSessionMissingError' || code === 'session_not_found' || code === 'bad_jwt';
}
