import { AuthError } from '../errors.ts';
import type { AuthServices } from '../services.ts';
import { isSilence } from './fetch-provider.ts';
import type { Departure, ProvenAccount, Return } from './proof.ts';
import { departToOauth, proveByOauth } from './prove-by-oauth.ts';
import { departToOpenid, proveByOpenid } from './prove-by-openid.ts';
import type { ExternalProvider } from './provider.ts';

type AskingServices = Pick<AuthServices, 'now' | 'log'>;

const silenceMessage = 'The provider does not answer right now, please try again';

/** The address of the provider's own sign-in page. */
export function departToProvider(
  services: AskingServices,
  provider: ExternalProvider,
  departure: Departure,
): Promise<string> {
  const { endpoints } = provider;
  return explainFaults(services, provider, () =>
    endpoints.kind === 'oidc'
      ? departToOpenid(services, provider, endpoints, departure)
      : departToOauth(provider, endpoints, departure),
  );
}

/** Who came back from there. */
export function proveByProvider(
  services: AskingServices,
  provider: ExternalProvider,
  answer: Return,
): Promise<ProvenAccount> {
  const { endpoints } = provider;
  return explainFaults(services, provider, () =>
    endpoints.kind === 'oidc'
      ? proveByOpenid(services, provider, endpoints, answer)
      : proveByOauth(provider, endpoints, answer),
  );
}

/** What goes wrong over there is no fault of ours, and the person sees which of the two it is. */
async function explainFaults<Result>(
  { log }: AskingServices,
  { id }: ExternalProvider,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    log.warn({ provider: id, error }, 'a provider did not answer as it should');
    if (error instanceof AuthError) throw error;
    if (isSilence(error)) throw new AuthError('service_unavailable', silenceMessage);
    throw new AuthError('bad_oauth_callback');
  }
}
