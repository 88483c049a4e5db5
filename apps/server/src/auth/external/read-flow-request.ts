import type { Context } from 'hono';
import * as z from 'zod';
import { AuthError } from '../errors.ts';
import { chooseRedirect } from '../flows/choose-redirect.ts';
import { checkInput, codeChallengeInput, readCodeChallenge } from '../read-request.ts';
import type { AuthServices } from '../services.ts';
import type { ExternalProvider } from './provider.ts';

export interface FlowRequest {
  provider: ExternalProvider;
  redirectTo: string;
  scopes: readonly string[];
  wishes: Readonly<Record<string, string>>;
  /** Undefined where the client wants the session itself in the fragment. */
  codeChallenge: string | undefined;
}

// RFC 6749 section 3.3. Clients part them by blanks, some by commas.
const scopeList = z
  .string()
  .max(1000, 'scopes must have at most 1000 characters')
  .transform((text) => text.split(/[\s,]+/).filter((scope) => scope !== ''))
  .pipe(z.array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/, 'scopes are not valid')))
  .default([]);

// Others could turn the request into one that the provider answers to somebody else.
const allowedWishes = ['prompt', 'login_hint', 'access_type', 'hd', 'domain_hint', 'ui_locales'];
const longestWish = 320;

/** A request to leave for a provider, if it is one that we know. */
export function readFlowRequest(
  { settings }: Pick<AuthServices, 'settings'>,
  context: Context,
): FlowRequest {
  const query = context.req.query();
  const provider = settings.providers.find(({ id }) => id === query.provider);
  if (provider === undefined) {
    throw new AuthError('validation_failed', 'Unsupported provider: provider is not enabled');
  }
  return {
    provider,
    redirectTo: chooseRedirect(settings, query.redirect_to),
    scopes: checkInput(scopeList, query.scopes),
    wishes: Object.fromEntries(
      Object.entries(query).filter(
        ([name, value]) => allowedWishes.includes(name) && value.length <= longestWish,
      ),
    ),
    codeChallenge: readCodeChallenge(checkInput(codeChallengeInput, query)),
  };
}
