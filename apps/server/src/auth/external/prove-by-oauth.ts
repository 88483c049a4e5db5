import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  customFetch,
  fetchProtectedResource,
} from 'openid-client';
import * as z from 'zod';
import { AuthError } from '../errors.ts';
import { describeAccount, isTrue, type StatedEmail } from './describe-account.ts';
import { usualTimeoutSeconds } from './discover-provider.ts';
import { fetchProvider } from './fetch-provider.ts';
import { type Departure, listParameters, type ProvenAccount, type Return } from './proof.ts';
import type { ExternalProvider, OauthEndpoints } from './provider.ts';

const addresses = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

const statedAddress = z.object({
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
});

export async function departToOauth(
  provider: ExternalProvider,
  endpoints: OauthEndpoints,
  departure: Departure,
): Promise<string> {
  const parameters = await listParameters(provider.scopes, departure);
  return buildAuthorizationUrl(configure(provider, endpoints), parameters).href;
}

/** Without an id_token there is only the word of the provider's own endpoints, asked directly. */
export async function proveByOauth(
  provider: ExternalProvider,
  endpoints: OauthEndpoints,
  { address, state, verifier }: Return,
): Promise<ProvenAccount> {
  const configuration = configure(provider, endpoints);
  const answered = new URL(address);
  // There is no issuer to compare it with: the endpoints were given one by one.
  answered.searchParams.delete('iss');
  const answer = await authorizationCodeGrant(configuration, answered, {
    expectedState: state,
    pkceCodeVerifier: verifier,
  });
  const ask = async (url: string): Promise<unknown> => {
    const headers = new Headers({ accept: 'application/json' });
    const response = await fetchProtectedResource(
      configuration,
      answer.access_token,
      new URL(url),
      'GET',
      null,
      headers,
    );
    if (!response.ok) throw new AuthError('bad_oauth_callback');
    return response.json();
  };
  const person = await ask(endpoints.userUrl);
  const email =
    endpoints.emailsUrl === undefined
      ? readEmail(person)
      : choosePrimary(await ask(endpoints.emailsUrl));
  return {
    account: describeAccount(person, email),
    tokens: { accessToken: answer.access_token, refreshToken: answer.refresh_token },
  };
}

function configure(
  { clientId, clientSecret, timeoutSeconds = usualTimeoutSeconds }: ExternalProvider,
  { authorizeUrl, tokenUrl, allowsHttp }: OauthEndpoints,
): Configuration {
  const configuration = new Configuration(
    {
      issuer: new URL(authorizeUrl).origin,
      authorization_endpoint: authorizeUrl,
      token_endpoint: tokenUrl,
    },
    clientId,
    undefined,
    ClientSecretPost(clientSecret),
  );
  configuration[customFetch] = fetchProvider;
  configuration.timeout = timeoutSeconds;
  if (allowsHttp) allowInsecureRequests(configuration);
  return configuration;
}

function readEmail(person: unknown): StatedEmail {
  const stated = statedAddress.safeParse(person).data;
  return { email: stated?.email, isVerified: isTrue(stated?.email_verified) };
}

function choosePrimary(list: unknown): StatedEmail {
  const primary = addresses.safeParse(list).data?.find((address) => address.primary);
  return { email: primary?.email, isVerified: primary?.verified === true };
}
