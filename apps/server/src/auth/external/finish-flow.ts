import pg from 'pg';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { AuthError } from '../errors.ts';
import { issueCode } from '../flows/issue-code.ts';
import { leadBackWithCode, leadBackWithError, leadBackWithSession } from '../flows/lead-back.ts';
import { takeProviderFlow } from '../queries/flow-states.ts';
import type { AuthServices } from '../services.ts';
import type { Arrival } from '../sessions/arrival.ts';
import { openSession } from '../sessions/open-session.ts';
import { recordFailure } from '../sessions/record-failure.ts';
import { findSigningKey } from '../tokens/signing-keys.ts';
import { ensureProfileOrWarn } from '../users/ensure-profile.ts';
import { LostRace } from './add-identity.ts';
import { admitPerson } from './admit-person.ts';
import { proveByProvider } from './ask-provider.ts';
import { nameCallback } from './begin-flow.ts';
import { hashState } from './browser-mark.ts';
import { linkIdentity } from './link-identity.ts';
import { BannedPerson } from './lock-person.ts';
import type { ProvenAccount } from './proof.ts';

const mostRaces = 3;

export interface Callback {
  /** What the provider answered. */
  parameters: URLSearchParams;
  /** Of the browser that came back, if it has one. */
  mark: string | undefined;
  arrival: Arrival;
}

type Flow = RowOf<typeof takeProviderFlow.row>;

/** Where to lead somebody who came back from a provider, whatever came of it. */
export async function finishFlow(services: AuthServices, callback: Callback): Promise<string> {
  const flow = await takeFlow(services, callback);
  // Nobody knows where such a flow was to lead.
  if (flow === undefined) {
    return leadBackWithError(services.settings.siteUrl, new AuthError('bad_oauth_state'));
  }
  try {
    const proven = await prove(services, flow, callback);
    return await conclude(services, flow, proven, callback.arrival);
  } catch (error) {
    if (error instanceof BannedPerson) await recordFailure(services, error.userId, 'oauth');
    return leadBackWithError(flow.redirect_to, explainFault(services, flow, error));
  }
}

/** Committed by itself: a state that was shown is spent, whatever comes of it. */
async function takeFlow(
  services: AuthServices,
  { parameters, mark }: Callback,
): Promise<Flow | undefined> {
  const state = parameters.get('state');
  if (state === null || mark === undefined) return undefined;
  return services.database.asAuth((transaction) =>
    transaction.first(takeProviderFlow, [hashState(state, mark)]),
  );
}

async function prove(
  services: AuthServices,
  flow: Flow,
  { parameters }: Callback,
): Promise<ProvenAccount> {
  if (flow.expires_at <= services.now()) throw new AuthError('flow_state_expired');
  const refusal = parameters.get('error');
  if (refusal !== null) throw explainRefusal(refusal, parameters.get('error_description'));
  const provider = services.settings.providers.find(({ id }) => id === flow.provider);
  const { nonce, provider_verifier: verifier } = flow;
  if (provider === undefined || nonce === null || verifier === null) {
    throw new AuthError('bad_oauth_callback');
  }
  const state = parameters.get('state') ?? '';
  const address = new URL(`${nameCallback(services)}?${parameters}`);
  return proveByProvider(services, provider, { address, state, nonce, verifier });
}

/** The provider's words are led on cleaned and cut: they come by way of the browser. */
function explainRefusal(error: string, description: string | null): AuthError {
  if (error === 'access_denied') return new AuthError('access_denied');
  const said = `${error} ${description ?? ''}`
    .replaceAll(/[^\w .,:;()'/-]/g, '')
    .trim()
    .slice(0, 200);
  return new AuthError('bad_oauth_callback', `The provider answered: ${said}`);
}

async function conclude(
  services: AuthServices,
  flow: Flow,
  { account, tokens }: ProvenAccount,
  arrival: Arrival,
): Promise<string> {
  const key = await findSigningKey(services);
  const known = { provider: flow.provider, account };
  const work = async (transaction: Transaction) => {
    const userId =
      flow.linking_user_id === null
        ? await admitPerson(services, transaction, known)
        : await linkIdentity(
            services,
            transaction,
            { userId: flow.linking_user_id, sessionId: flow.linking_session_id },
            known,
          );
    if (flow.code_challenge !== null) {
      const code = await issueCode(services, transaction, {
        userId,
        provider: flow.provider,
        method: 'oauth',
        codeChallenge: flow.code_challenge,
        providerTokens: tokens,
        linkingSessionId: flow.linking_session_id,
      });
      return { userId, address: leadBackWithCode(flow.redirect_to, code) };
    }
    const proven = { userId, method: 'oauth', arrival, key } as const;
    const session = await openSession(services, transaction, proven);
    const address = leadBackWithSession(flow.redirect_to, { ...session, providerTokens: tokens });
    return { userId, address };
  };
  const { userId, address } = await retryRaces(() => services.database.asAuth(work));
  await ensureProfileOrWarn(services, userId);
  return address;
}

/** Two who come back in the same moment may find each other's work half done. */
async function retryRaces<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLostRace(error) || tries === mostRaces) throw error;
    }
  }
}

const uniquenessCode = '23505';

function isLostRace(error: unknown): boolean {
  return (
    error instanceof LostRace ||
    (error instanceof pg.DatabaseError && error.code === uniquenessCode)
  );
}

function explainFault(services: AuthServices, { provider }: Flow, error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  services.log.error({ error, provider }, 'a sign-in at a provider failed');
  return new AuthError('unexpected_failure');
}
