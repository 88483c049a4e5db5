import type { recovery } from '../../i18n/en/recovery.ts';
import { type AuthFailure, explainFailure } from './auth-failure.ts';
import { readParameters } from './check-callback.ts';

type CallbackErrorKey = `callback.errors.${keyof typeof recovery.callback.errors}`;

export type CallbackOutcome =
  /** Nothing was brought along: there is nothing to tell. */
  | { kind: 'none' }
  /** The address was confirmed, and only signing in is left to do. */
  | { kind: 'confirmed' }
  /** Of two mails, to the old and the new address, one has been followed. */
  | { kind: 'halfway' }
  /** Confirmed too, for somebody who has no password yet. */
  | { kind: 'choosePassword' }
  | { kind: 'failed'; text: CallbackErrorKey };

const keysByCode = new Map<string, CallbackErrorKey>([
  ['access_denied', 'callback.errors.denied'],
  ['otp_expired', 'callback.errors.linkExpired'],
  ['flow_state_expired', 'callback.errors.tooSlow'],
  ['flow_state_not_found', 'callback.errors.tooSlow'],
  ['bad_code_verifier', 'callback.errors.tooSlow'],
  ['bad_oauth_state', 'callback.errors.tooSlow'],
  ['bad_oauth_callback', 'callback.errors.otherSite'],
  ['oauth_provider_not_supported', 'callback.errors.otherSite'],
  ['provider_disabled', 'callback.errors.otherSite'],
  ['server_error', 'callback.errors.otherSite'],
  ['temporarily_unavailable', 'callback.errors.otherSite'],
  ['provider_email_needs_verification', 'callback.errors.addressUnconfirmed'],
  ['email_not_confirmed', 'callback.errors.addressUnconfirmed'],
  ['signup_disabled', 'callback.errors.signUpClosed'],
  ['user_banned', 'callback.errors.banned'],
  ['identity_already_exists', 'callback.errors.identityTaken'],
  ['email_exists', 'callback.errors.identityTaken'],
]);

/**
 * The server hands out a code only once the link was right; the code then fits the browser alone that asked for
 * it, for a few minutes.
 */
const codesOfRightLinks = new Set(['bad_code_verifier', 'flow_state_expired']);

function fail(text: CallbackErrorKey): CallbackOutcome {
  return { kind: 'failed', text };
}

/** Codes whose meaning is known; text written by somebody else is never shown. */
function explainCodes(parameters: Map<string, string>): CallbackErrorKey {
  const codes = [parameters.get('error_code'), parameters.get('error')];
  const known = codes.map((code) => keysByCode.get(code ?? '')).find((key) => key !== undefined);
  return known ?? 'callback.errors.unexpected';
}

export interface Callback {
  search: string;
  hash: string;
  /** What the server said of what came along; null where it was right. */
  failure: AuthFailure | null;
  /** Whether this tab had sent the person to another site. */
  isFromProvider: boolean;
}

/** What to tell a person who comes back from another site or from a mail and is not signed in. */
export function explainCallback(callback: Callback): CallbackOutcome {
  const parameters = readParameters(callback);
  if (['error', 'error_code', 'error_description'].some((name) => parameters.has(name))) {
    return fail(explainCodes(parameters));
  }
  const { failure } = callback;
  const commonKey = failure === null ? 'unexpected' : explainFailure(failure);
  if (parameters.has('access_token')) {
    if (failure !== null) {
      return fail(`callback.errors.${commonKey === 'unexpected' ? 'linkExpired' : commonKey}`);
    }
    // Tokens in an address may be anybody's, so that they are not used to sign in.
    const needsPassword = ['invite', 'recovery'].includes(parameters.get('type') ?? '');
    return { kind: needsPassword ? 'choosePassword' : 'confirmed' };
  }
  if (!parameters.has('code')) {
    return { kind: parameters.has('message') ? 'halfway' : 'none' };
  }
  if (commonKey !== 'unexpected') {
    return fail(`callback.errors.${commonKey}`);
  }
  const code = failure?.code ?? '';
  if (callback.isFromProvider) {
    return fail(keysByCode.get(code) ?? 'callback.errors.tooSlow');
  }
  if (codesOfRightLinks.has(code)) {
    return { kind: 'confirmed' };
  }
  return fail(code === 'user_banned' ? 'callback.errors.banned' : 'callback.errors.linkExpired');
}
