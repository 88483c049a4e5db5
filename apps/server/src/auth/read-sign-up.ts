import * as z from 'zod';
import { AuthError } from './errors.ts';
import { checkInput, invalidEmail, longestEmail } from './read-request.ts';

// It travels in every access token, and so in the headers of every request.
const largestMetadataBytes = 4096;

// Stricter than where people sign in: a new address is one that a browser's own field takes.
const newEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestEmail, invalidEmail)
  .regex(z.regexes.html5Email, invalidEmail);

const metadata = z
  .record(z.string(), z.unknown(), { error: 'data must be an object' })
  .superRefine((data, context) => {
    const fault = findFault(data);
    if (fault !== undefined) context.addIssue(fault);
  });

export const signUpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: metadata.nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});

type SignUpBody = z.output<typeof signUpBody>;

export interface SignUpRequest {
  email: string;
  password: string;
  metadata: Record<string, unknown>;
}

/** What was asked for, if it is something that can be done here. */
export function readSignUp(body: SignUpBody): SignUpRequest {
  const { email, phone, password, data } = body;
  if (phone) {
    if (!email) throw new AuthError('phone_provider_disabled', 'Phone signups are disabled');
    throw refuse('Only an email address or phone number should be provided on signup.');
  }
  if (email === undefined || email === null) throw new AuthError('anonymous_provider_disabled');
  if (!password) throw refuse('Signup requires a valid password');
  checkCodeChallenge(body);
  return { email: checkInput(newEmail, email), password, metadata: data ?? {} };
}

/**
 * Whoever confirms an address by mail proves with this that they also signed up. Accounts count as
 * confirmed at once, so there is nothing left to prove; a malformed one is still told early.
 */
function checkCodeChallenge({ code_challenge, code_challenge_method }: SignUpBody): void {
  if (!code_challenge && !code_challenge_method) return;
  if (!code_challenge || !code_challenge_method) {
    throw refuse('PKCE flow requires code_challenge_method and code_challenge parameters');
  }
  if (code_challenge_method.toLowerCase() !== 's256') {
    throw refuse('code_challenge_method must be s256');
  }
  if (!/^[\w.~-]{43,128}$/.test(code_challenge)) {
    throw refuse('code_challenge must have 43 to 128 unreserved characters');
  }
}

function refuse(message: string): AuthError {
  return new AuthError('validation_failed', message);
}

/** PostgreSQL takes neither a NUL nor half a surrogate pair; JSON shows both as escapes. */
function findFault(data: unknown): string | undefined {
  const text = writeJson(data);
  if (text === undefined || Buffer.byteLength(text) > largestMetadataBytes) {
    return `data must be at most ${largestMetadataBytes} bytes`;
  }
  return /\\u(0000|d[89a-f])/.test(text.replaceAll('\\\\', ''))
    ? 'data contains characters that cannot be stored'
    : undefined;
}

/** What is nested too deeply can be read but not written. */
function writeJson(data: unknown): string | undefined {
  try {
    return JSON.stringify(data);
  } catch {
    return undefined;
  }
}
