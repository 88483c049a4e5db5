import * as z from 'zod';
import { AuthError } from '../errors.ts';
import {
  channelInput,
  checkInput,
  codeChallengeInput,
  newEmailInput,
  phoneInput,
  readCodeChallenge,
} from '../read-request.ts';
import type { AuthSettings } from '../settings.ts';
import { metadataInput } from './metadata.ts';
import type { Login } from './read-login.ts';

export const signUpBody = codeChallengeInput.extend({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataInput.nullish(),
  channel: channelInput,
});

type SignUpBody = z.output<typeof signUpBody>;

export interface SignUpRequest {
  login: Login;
  password: string;
  metadata: Record<string, unknown>;
  codeChallenge: string | undefined;
}

/** What was asked for, if it is something that can be done here. */
export function readSignUp(
  settings: Pick<AuthSettings, 'emailSignIn' | 'phoneSignIn'>,
  body: SignUpBody,
): SignUpRequest {
  const login = readNewLogin(settings, body);
  if (!body.password) throw refuse('Signup requires a valid password');
  const codeChallenge = readCodeChallenge(body);
  if (login.kind === 'phone' && codeChallenge !== undefined) {
    throw refuse('PKCE not supported for phone signups');
  }
  return { login, password: body.password, metadata: body.data ?? {}, codeChallenge };
}

function readNewLogin(
  settings: Pick<AuthSettings, 'emailSignIn' | 'phoneSignIn'>,
  { email, phone }: Pick<SignUpBody, 'email' | 'phone'>,
): Login {
  if (email && phone) {
    throw refuse('Only an email address or phone number should be provided on signup.');
  }
  if (phone) {
    if (!settings.phoneSignIn) {
      throw new AuthError('phone_provider_disabled', 'Phone signups are disabled');
    }
    return { kind: 'phone', value: checkInput(phoneInput, phone) };
  }
  if (email === undefined || email === null) throw new AuthError('anonymous_provider_disabled');
  if (!settings.emailSignIn) {
    throw new AuthError('email_provider_disabled', 'Email signups are disabled');
  }
  return { kind: 'email', value: checkInput(newEmailInput, email) };
}

function refuse(message: string): AuthError {
  return new AuthError('validation_failed', message);
}
