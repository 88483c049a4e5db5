import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  fetchUserInfo,
  type IDToken,
  type UserInfoResponse,
} from 'openid-client';
import { AuthError } from '../errors.ts';
import type { AuthServices } from '../services.ts';
import { describeAccount, isTrue, type ToldEmail } from './describe-account.ts';
import { discoverProvider, isMicrosoft } from './discover-provider.ts';
import { type Departure, listParameters, type ProvenAccount, type Return } from './proof.ts';
import type { ExternalProvider, OpenidEndpoints } from './provider.ts';

type Clock = Pick<AuthServices, 'now'>;

export async function departToOpenid(
  services: Clock,
  provider: ExternalProvider,
  endpoints: OpenidEndpoints,
  departure: Departure,
): Promise<string> {
  const configuration = await discoverProvider(services, provider, endpoints);
  const parameters = await listParameters(provider.scopes, departure);
  return buildAuthorizationUrl(configuration, { ...parameters, nonce: departure.nonce }).href;
}

/** Issuer, audience, signature, time and nonce of the id_token are checked on the way. */
export async function proveByOpenid(
  services: Clock,
  provider: ExternalProvider,
  endpoints: OpenidEndpoints,
  { address, state, nonce, verifier }: Return,
): Promise<ProvenAccount> {
  const configuration = await discoverProvider(services, provider, endpoints);
  const answer = await authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = answer.claims();
  if (claims === undefined) throw new AuthError('bad_oauth_callback');
  const information = await askFurther(configuration, answer.access_token, claims);
  // What is signed wins over what is not.
  const email = readEmail(endpoints, claims) ?? readEmail(endpoints, information ?? {});
  return {
    account: describeAccount(
      { ...information, ...claims },
      email ?? { email: undefined, isVerified: false },
    ),
    tokens: { accessToken: answer.access_token, refreshToken: answer.refresh_token },
  };
}

/** Some providers put name and address into the id_token, others tell them only when asked. */
async function askFurther(
  configuration: Configuration,
  accessToken: string,
  { sub, email, name }: IDToken,
): Promise<UserInfoResponse | undefined> {
  const knowsAll = email !== undefined && name !== undefined;
  if (knowsAll || !configuration.serverMetadata().userinfo_endpoint) return undefined;
  return fetchUserInfo(configuration, accessToken, sub);
}

/**
 * The address and whether it is verified are taken from one place, or one could vouch for what the
 * other says. Microsoft's tenants write what they like into `email`; that the tenant owns its domain
 * is said by `xms_edov` alone (learn.microsoft.com, "Migrate away from using email claims").
 */
function readEmail(
  { discoveryUrl }: OpenidEndpoints,
  claims: Readonly<Record<string, unknown>>,
): ToldEmail | undefined {
  if (claims.email === undefined) return undefined;
  const word = isMicrosoft(discoveryUrl) ? claims.xms_edov : claims.email_verified;
  return { email: claims.email, isVerified: isTrue(word) };
}
