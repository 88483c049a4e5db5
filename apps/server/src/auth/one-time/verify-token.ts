import type { Transaction } from '../../platform/database/database.ts';
import type { AuthError } from '../errors.ts';
import type { AuthServices } from '../services.ts';
import type { Arrival } from '../sessions/arrival.ts';
import type { IssuedSession } from '../sessions/issue-session.ts';
import { openSession } from '../sessions/open-session.ts';
import { findSigningKey } from '../tokens/signing-keys.ts';
import { ensureProfileOrWarn } from '../users/ensure-profile.ts';
import { refuseTaken } from '../users/give-login.ts';
import type { Login } from '../users/read-login.ts';
import { applyProof } from './apply-proof.ts';
import { describePurpose, listPurposes, type VerificationType } from './purposes.ts';
import { findByCode, findByLink, spendToken, type TakenToken } from './take-token.ts';

/** What a person shows: the code they were sent, or the token of the link. */
export type Shown =
  | { kind: 'code'; type: VerificationType; login: Login; code: string }
  | { kind: 'link'; type: VerificationType; linkToken: string };

type Outcome =
  | { kind: 'session'; session: IssuedSession }
  | { kind: 'half' }
  | { kind: 'refused'; error: AuthError };

/** A session for the person who shows what was sent; nothing when another address must agree first. */
export async function verifyToken(
  services: AuthServices,
  shown: Shown,
  arrival: Arrival,
): Promise<IssuedSession | undefined> {
  const key = await findSigningKey(services);
  const work = async (transaction: Transaction): Promise<Outcome> => {
    const found = await findToken(services, transaction, shown, arrival);
    if (found.kind === 'refused') return found;
    const { user, token } = found;
    await spendToken(transaction, token);
    const proof = await applyProof(services, transaction, { user, token });
    if (proof.kind === 'half') return { kind: 'half' };
    if (proof.kind === 'refused') return proof;
    const { method } = describePurpose(token.purpose);
    const proven = { userId: user.id, method, arrival, key };
    return { kind: 'session', session: await openSession(services, transaction, proven) };
  };
  const outcome = await refuseTaken(services.database.asAuth(work));
  if (outcome.kind === 'refused') throw outcome.error;
  if (outcome.kind === 'half') return undefined;
  await ensureProfileOrWarn(services, outcome.session.user.id);
  return outcome.session;
}

function findToken(
  services: AuthServices,
  transaction: Transaction,
  shown: Shown,
  { address }: Arrival,
): Promise<TakenToken> {
  const purposes = listPurposes(shown.type);
  if (shown.kind === 'link') {
    return findByLink(services, transaction, { linkToken: shown.linkToken, purposes });
  }
  const { code, login } = shown;
  return findByCode(services, transaction, { sentTo: login.value, code, purposes, address });
}
