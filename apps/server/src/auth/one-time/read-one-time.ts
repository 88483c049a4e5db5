import * as z from 'zod';
import { AuthError } from '../errors.ts';
import {
  channelInput,
  checkInput,
  codeChallengeInput,
  emailInput,
  newEmailInput,
  phoneInput,
  readCodeChallenge,
} from '../read-request.ts';
import type { AuthSettings } from '../settings.ts';
import { metadataInput } from '../users/metadata.ts';
import { type Login, readLogin } from '../users/read-login.ts';
import { type VerificationType, verificationType } from './purposes.ts';
import type { Shown } from './verify-token.ts';

type LoginSettings = Pick<AuthSettings, 'emailSignIn' | 'phoneSignIn'>;

const loginInput = codeChallengeInput.extend({
  email: z.string().nullish(),
  phone: z.string().nullish(),
});

export const recoverBody = codeChallengeInput.extend({
  email: z.string({ error: 'Password recovery requires an email' }),
});

export const codeBody = loginInput.extend({
  create_user: z.boolean().nullish(),
  data: metadataInput.nullish(),
  channel: channelInput,
});

/** What a code is asked for with. An address that may become an account must be a whole one. */
export function readCodeRequest(settings: LoginSettings, body: z.output<typeof codeBody>) {
  if (body.email && body.channel) {
    throw refuse('Channel should only be specified with Phone OTP');
  }
  const login = readLogin(settings, body);
  const createsUser = body.create_user ?? true;
  if (login.kind === 'email' && createsUser) checkInput(newEmailInput, login.value);
  return {
    login,
    createsUser,
    metadata: body.data ?? {},
    codeChallenge: readCodeChallenge(body),
  };
}

export const resendBody = loginInput.extend({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change'], {
    error: 'Missing one of these types: signup, email_change, sms, phone_change',
  }),
});

export interface ResendRequest {
  type: z.output<typeof resendBody>['type'];
  login: Login;
  codeChallenge: string | undefined;
  redirectTo: string;
}

export function readResend(
  settings: LoginSettings,
  body: z.output<typeof resendBody>,
): Omit<ResendRequest, 'redirectTo'> {
  const { type } = body;
  const login = readLogin(settings, body);
  const isForEmail = type === 'signup' || type === 'email_change';
  if (isForEmail && login.kind !== 'email') throw refuse('Type provided requires an email address');
  if (!isForEmail && login.kind !== 'phone') throw refuse('Type provided requires a phone number');
  return { type, login, codeChallenge: readCodeChallenge(body) };
}

export const verifyBody = z.object({
  type: z.string({ error: 'Verify requires a verification type' }),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
});

/** A code with whom it was sent to, or the token of a link by itself. */
export function readShown(body: z.output<typeof verifyBody>): Shown {
  const { token, token_hash, email, phone } = body;
  const type = checkInput(verificationType, body.type);
  if (!token === !token_hash) throw refuse('Verify requires either a token or a token hash');
  if (token_hash) {
    if (email || phone) throw refuse('Only the token_hash and type should be provided');
    return { kind: 'link', type, linkToken: token_hash };
  }
  // As people type it, in groups.
  const code = (token ?? '').replaceAll(/[\s-]/g, '');
  return { kind: 'code', type, login: readRecipient(type, { email, phone }), code };
}

/** What the address of a followed link says. */
export function readLink({ token, type }: Record<string, string>): {
  linkToken: string;
  type: VerificationType;
} {
  if (!token) throw refuse('Verify requires a token or a token hash');
  if (!type) throw refuse('Verify requires a verification type');
  return { linkToken: token, type: checkInput(verificationType, type) };
}

function readRecipient(
  type: VerificationType,
  { email, phone }: { email?: string | null | undefined; phone?: string | null | undefined },
): Login {
  if (!email === !phone) {
    throw refuse('Only an email address or phone number should be provided on verify');
  }
  const isForPhone = type === 'sms' || type === 'phone_change';
  if (isForPhone !== Boolean(phone))
    throw refuse(`Invalid ${phone ? 'sms' : 'email'} verification type`);
  return phone
    ? { kind: 'phone', value: checkInput(phoneInput, phone) }
    : { kind: 'email', value: checkInput(emailInput, email) };
}

function refuse(message: string): AuthError {
  return new AuthError('validation_failed', message);
}
