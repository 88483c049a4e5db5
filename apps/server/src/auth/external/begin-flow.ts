import { createFlowSecret } from '../flows/flow-secrets.ts';
import { sweepFlows } from '../flows/issue-code.ts';
import { insertProviderFlow } from '../queries/flow-states.ts';
import type { AuthServices } from '../services.ts';
import { nameAddress } from '../settings.ts';
import type { Principal } from '../tokens/verify-access-token.ts';
import { departToProvider } from './ask-provider.ts';
import { hashState } from './browser-mark.ts';
import type { FlowRequest } from './read-flow-request.ts';

export interface FlowStart extends FlowRequest {
  /** Of the browser that is sent away. */
  mark: string;
  /** Somebody signed in who adds the provider to their account; undefined: somebody signs in. */
  linking?: Pick<Principal, 'userId' | 'sessionId'> | undefined;
}

/** The address that the provider leads back to, which is registered there when the client is set up. */
export function nameCallback(services: Pick<AuthServices, 'settings'>): string {
  return `${nameAddress(services.settings)}/callback`;
}

/** Writes down a sign-in that leaves this site, and says where to. */
export async function beginFlow(
  services: AuthServices,
  { provider, redirectTo, scopes, wishes, codeChallenge, mark, linking }: FlowStart,
): Promise<string> {
  const [state, nonce, verifier] = [createFlowSecret(), createFlowSecret(), createFlowSecret()];
  const departure = { state, nonce, verifier, scopes, wishes, redirectUri: nameCallback(services) };
  const address = await departToProvider(services, provider, departure);
  const now = services.now();
  const ends = new Date(now.getTime() + services.settings.flowSeconds * 1000);
  await services.database.asAuth(async (transaction) => {
    await sweepFlows(services, transaction);
    await transaction.all(insertProviderFlow, [
      provider.id,
      hashState(state, mark),
      codeChallenge ?? null,
      redirectTo,
      nonce,
      verifier,
      linking?.userId ?? null,
      linking?.sessionId ?? null,
      now,
      ends,
    ]);
  });
  return address;
}
