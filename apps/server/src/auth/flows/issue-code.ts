import type { Transaction } from '../../platform/database/database.ts';
import { deleteStaleFlows, insertCodeFlow } from '../queries/flow-states.ts';
import type { AuthServices } from '../services.ts';
import type { ProviderTokens } from '../sessions/issue-session.ts';
import type { AuthenticationMethod } from '../sessions/open-session.ts';
import { createFlowSecret, hashFlowSecret, seal } from './flow-secrets.ts';

export const providerTokensPurpose = 'provider tokens';

// What ended recently still answers that it has expired, and not that it never was.
const keptMilliseconds = 60 * 60 * 1000;

export interface ProvenFlow {
  userId: string;
  provider: string;
  method: AuthenticationMethod;
  codeChallenge: string;
  providerTokens?: ProviderTokens | undefined;
  /** The session in which somebody added a provider: the code ends with it. */
  linkingSessionId?: string | null | undefined;
}

/** A code that the client which began the flow, and nobody else, can turn into a session. */
export async function issueCode(
  services: Pick<AuthServices, 'now' | 'settings'>,
  transaction: Transaction,
  { userId, provider, method, codeChallenge, providerTokens, linkingSessionId }: ProvenFlow,
): Promise<string> {
  const now = services.now();
  const code = createFlowSecret();
  await sweepFlows(services, transaction);
  await transaction.all(insertCodeFlow, [
    provider,
    method,
    hashFlowSecret(code),
    codeChallenge,
    userId,
    providerTokens === undefined
      ? null
      : seal(code, providerTokensPurpose, JSON.stringify(providerTokens)),
    linkingSessionId ?? null,
    now,
    new Date(now.getTime() + services.settings.flowSeconds * 1000),
  ]);
  return code;
}

/** A request that begins or proves a flow sweeps up a few old ones. */
export async function sweepFlows(
  { now }: Pick<AuthServices, 'now'>,
  transaction: Transaction,
): Promise<void> {
  await transaction.all(deleteStaleFlows, [new Date(now().getTime() - keptMilliseconds)]);
}
