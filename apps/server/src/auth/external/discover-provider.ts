import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { AuthError } from '../errors.ts';
import type { AuthServices } from '../services.ts';
import { fetchProvider, isSilence } from './fetch-provider.ts';
import type { ExternalProvider, OpenidEndpoints } from './provider.ts';

// A sign-in asks up to four times, and a person waits for all of it.
export const usualTimeoutSeconds = 5;

// Endpoints hardly ever move. Keys do, and are asked for again whenever a token names a new one.
const freshMilliseconds = 60 * 60 * 1000;
// How soon it is asked again after a refresh has failed.
const pauseMilliseconds = 60 * 1000;

interface Discovered {
  loadedAt: number;
  configuration: Promise<Configuration>;
}

const cache = new WeakMap<ExternalProvider, Discovered>();

/**
 * What the provider says of itself, asked once an hour. What it said last stays good as long as it
 * is silent; an answer that is not as it should be is, and a failure is not remembered.
 */
export function discoverProvider(
  services: Pick<AuthServices, 'now'>,
  provider: ExternalProvider,
  endpoints: OpenidEndpoints,
): Promise<Configuration> {
  const now = services.now().getTime();
  const cached = cache.get(provider);
  if (cached !== undefined && now - cached.loadedAt < freshMilliseconds) {
    return cached.configuration;
  }
  const loading: Discovered = {
    loadedAt: now,
    configuration: ask(provider, endpoints).catch((error: unknown) => {
      if (cached === undefined || !isSilence(error)) {
        cache.delete(provider);
        throw error;
      }
      loading.loadedAt = now - freshMilliseconds + pauseMilliseconds;
      return cached.configuration;
    }),
  };
  cache.set(provider, loading);
  return loading.configuration;
}

async function ask(
  { clientId, clientSecret, timeoutSeconds = usualTimeoutSeconds }: ExternalProvider,
  { discoveryUrl, allowsHttp }: OpenidEndpoints,
): Promise<Configuration> {
  const place = chooseDiscovery(discoveryUrl);
  const configuration = await discovery(
    new URL(place.address),
    clientId,
    undefined,
    authenticateClient(clientSecret),
    {
      [customFetch]: fetchProvider,
      timeout: timeoutSeconds,
      // Without these checks an id_token would be believed for the connection it came by alone.
      execute: [enableNonRepudiationChecks, ...(allowsHttp ? [allowInsecureRequests] : [])],
    },
  );
  const { issuer } = configuration.serverMetadata();
  if (place.issuer !== undefined && withoutSlash(issuer) !== place.issuer) {
    throw new AuthError('bad_oauth_callback', 'The provider names another issuer than expected');
  }
  return configuration;
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/**
 * The server that answers at the address must name itself the issuer that the operator meant, or its tokens
 * could be another's. The client of the protocol checks it where it is given the issuer; from a
 * document it takes the issuer named there, so this is checked here.
 *
 * Microsoft's tenants share one document, whose issuer is a template: the client puts in the tenant
 * that the signed token names, and compares. It does so only where it is given the issuer.
 */
export function chooseDiscovery(discoveryUrl: string): {
  address: string;
  issuer: string | undefined;
} {
  const [issuer = '', rest] = discoveryUrl.split(/\/?\.well-known\/openid-configuration$/);
  if (rest === undefined || isMicrosoft(issuer)) return { address: issuer, issuer: undefined };
  return { address: discoveryUrl, issuer: withoutSlash(issuer) };
}

export function isMicrosoft(address: string): boolean {
  return new URL(address).hostname === 'login.microsoftonline.com';
}

/** RFC 8414 section 2: a provider that lists no method takes `client_secret_basic`. */
function authenticateClient(secret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    return (methods.includes('client_secret_post') ? post : basic)(server, ...rest);
  };
}
