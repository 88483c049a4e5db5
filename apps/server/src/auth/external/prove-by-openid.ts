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
import { describeAccount, isTrue, type StatedEmail } from './describe-account.ts';
import { discoverProvider, isMicrosoft } from './discover-provider.ts';
import { type Departure, listParameters, type ProvenAccount, type Return } from './proof.ts';
import type { ExternalProvider, OpenidEndpoints } from './provider.ts';

type AskingServices = Pick<AuthServices, 'now' | 'log'>;

export async function departToOpenid(
  services: Pick<AuthServices, 'now'>,
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
  services: AskingServices,
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
  const asked = { configuration, accessToken: answer.access_token, claims, provider, endpoints };
  const information = await askFurther(services, asked);
  return {
    account: describeAccount(
      { ...information, ...claims },
      chooseEmail(endpoints, claims, information ?? {}),
    ),
    tokens: { accessToken: answer.access_token, refreshToken: answer.refresh_token },
  };
}

interface Asked {
  configuration: Configuration;
  accessToken: string;
  claims: IDToken;
  provider: ExternalProvider;
  endpoints: OpenidEndpoints;
}

/**
 * Some providers put name and address into the id_token, others give them only when asked. Somebody who
 * is proven with an address is not turned away for want of the rest.
 */
async function askFurther(
  { log }: AskingServices,
  { configuration, accessToken, claims, provider, endpoints }: Asked,
): Promise<UserInfoResponse | undefined> {
  const { sub, email, email_verified, name } = claims;
  const lacksWord = email_verified === undefined && !isMicrosoft(endpoints.discoveryUrl);
  const knowsAll = email !== undefined && name !== undefined && !lacksWord;
  if (knowsAll || !configuration.serverMetadata().userinfo_endpoint) return undefined;
  try {
    return await fetchUserInfo(configuration, accessToken, sub);
  } catch (error) {
    if (email === undefined) throw error;
    log.warn({ provider: provider.id, error }, 'a provider did not tell more about somebody');
    return undefined;
  }
}

type Claims = Readonly<Record<string, unknown>>;

/**
 * The address and whether it is verified are taken from one place, or one could vouch for what the
 * other says: what is signed wins over what is not. Where the signed address comes without a word on
 * it, the word on the very same address is taken from the other place.
 */
function chooseEmail(endpoints: OpenidEndpoints, signed: Claims, further: Claims): StatedEmail {
  const nothing = { email: undefined, isVerified: false };
  if (signed.email === undefined) return readEmail(endpoints, further) ?? nothing;
  const lacksWord = signed.email_verified === undefined && !isMicrosoft(endpoints.discoveryUrl);
  const email_verified = isSameAddress(signed.email, further.email)
    ? further.email_verified
    : undefined;
  const claims = lacksWord ? { email: signed.email, email_verified } : signed;
  return readEmail(endpoints, claims) ?? nothing;
}

const isSameAddress = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.toLowerCase();

/**
 * Microsoft's tenants write what they like into `email`; that the tenant owns its domain is said by
 * `xms_edov` alone (learn.microsoft.com, "Migrate away from using email claims").
 */
function readEmail({ discoveryUrl }: OpenidEndpoints, claims: Claims): StatedEmail | undefined {
  if (claims.email === undefined) return undefined;
  const word = isMicrosoft(discoveryUrl) ? claims.xms_edov : claims.email_verified;
  return { email: claims.email, isVerified: isTrue(word) };
}
