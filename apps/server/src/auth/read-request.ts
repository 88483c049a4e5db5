import { findUnstorable } from '@ringfence/domain/text/find-unstorable';
import type { Context } from 'hono';
import * as z from 'zod';
import { AuthError } from './errors.ts';

const longestEmail = 320;
const invalidEmail = 'Unable to validate email address: invalid format';
const invalidPhone = 'Invalid phone number format (E.164 required)';

/** An address somebody signs in with. No blank and no control character: no address has one. */
export const emailInput = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestEmail, invalidEmail)
  .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, invalidEmail);

/** A new address, which is one that a browser's own field takes. */
export const newEmailInput = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestEmail, invalidEmail)
  .regex(z.regexes.html5Email, invalidEmail);

/** By the pattern alone; whether such a number is in service shows when a code is sent to it. */
export const phoneInput = z
  .string()
  .transform((text) => text.trim().replace(/^\+/, ''))
  .pipe(z.string().regex(/^[1-9]\d{1,14}$/, invalidPhone));

export const passwordGrant = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string({ error: 'password is required' }),
});

export const refreshGrant = z.object({
  refresh_token: z
    .string({ error: 'refresh_token is required' })
    .min(1, 'refresh_token is required'),
});

const pkceMissing = 'invalid request: both auth code and code verifier should be non-empty';

export const pkceGrant = z.object({
  auth_code: z.string({ error: pkceMissing }).min(1, pkceMissing),
  code_verifier: z.string({ error: pkceMissing }).min(1, pkceMissing),
});

export const grantType = z.enum(['password', 'refresh_token', 'pkce'], {
  error: 'unsupported_grant_type',
});

export const signOutScope = z
  .enum(['global', 'local', 'others'], { error: 'scope must be global, local or others' })
  .default('global');

/** How a code is sent to a phone. Text messages are the only way here. */
export const channelInput = z
  .enum(['sms', ''], { error: "Invalid channel, the supported value is 'sms'" })
  .nullish();

export const codeChallengeInput = z.object({
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});

/** The challenge to keep, or undefined where the client asks for none. */
export function readCodeChallenge({
  code_challenge,
  code_challenge_method,
}: z.output<typeof codeChallengeInput>): string | undefined {
  if (!code_challenge && !code_challenge_method) return undefined;
  if (!code_challenge || !code_challenge_method) {
    throw refuse('PKCE flow requires code_challenge_method and code_challenge parameters');
  }
  // A plain challenge is its own verifier: anyone who sees the request could take up the flow.
  if (code_challenge_method.toLowerCase() !== 's256') {
    throw refuse('code_challenge_method must be s256');
  }
  if (!/^[\w.~-]{43,128}$/.test(code_challenge)) {
    throw refuse('code_challenge must have 43 to 128 unreserved characters');
  }
  return code_challenge;
}

function refuse(message: string): AuthError {
  return new AuthError('validation_failed', message);
}

export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const checked = schema.safeParse(input);
  if (checked.success) return checked.data;
  throw new AuthError('validation_failed', checked.error.issues[0]?.message);
}

/** Whatever the protocol keeps or looks for has to be a text that can be stored. */
export function refuseUnstorable(input: unknown): void {
  const found = findUnstorable(input);
  if (found === undefined) return;
  const { path, message } = found;
  throw refuse(path === '' ? message : `${path}: ${message}`);
}

export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = parseJson(await context.req.text());
  refuseUnstorable(body);
  return checkInput(schema, body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthError('bad_json');
  }
}
