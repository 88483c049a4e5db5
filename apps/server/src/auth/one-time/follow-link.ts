import type { Transaction } from '../../platform/database/database.ts';
import type { AuthError } from '../errors.ts';
import { issueCode } from '../flows/issue-code.ts';
import type { AuthServices } from '../services.ts';
import type { Arrival } from '../sessions/arrival.ts';
import type { IssuedSession } from '../sessions/issue-session.ts';
import { openSession } from '../sessions/open-session.ts';
import { findSigningKey } from '../tokens/signing-keys.ts';
import { ensureProfileOrWarn } from '../users/ensure-profile.ts';
import { refuseTaken } from '../users/give-login.ts';
import { applyProof } from './apply-proof.ts';
import { describePurpose, listPurposes, type VerificationType } from './purposes.ts';
import { findByLink, spendLinkOnly, spendToken, type Token } from './take-token.ts';

export type Followed =
  | { kind: 'code'; code: string }
  | { kind: 'session'; session: IssuedSession }
  | { kind: 'half' };

type Outcome = Followed | { kind: 'refused'; error: AuthError };

/** What somebody gets who follows the link in a mail. */
export async function followLink(
  services: AuthServices,
  { linkToken, type }: { linkToken: string; type: VerificationType },
  arrival: Arrival,
): Promise<Followed> {
  const key = await findSigningKey(services);
  const work = async (transaction: Transaction): Promise<Outcome> => {
    const purposes = listPurposes(type);
    const found = await findByLink(services, transaction, { linkToken, purposes });
    if (found.kind === 'refused') return found;
    const { user, token } = found;
    await spend(services, transaction, token);
    const proof = await applyProof(services, transaction, { user, token });
    if (proof.kind === 'half') return { kind: 'half' };
    if (proof.kind === 'refused') return proof;
    const { method } = describePurpose(token.purpose);
    const userId = user.id;
    const codeChallenge = token.code_challenge;
    if (codeChallenge !== null) {
      const proven = { userId, provider: 'email', method, codeChallenge };
      return { kind: 'code', code: await issueCode(services, transaction, proven) };
    }
    const session = await openSession(services, transaction, { userId, method, arrival, key });
    return { kind: 'session', session };
  };
  const outcome = await refuseTaken(services.database.asAuth(work));
  if (outcome.kind === 'refused') throw outcome.error;
  if (outcome.kind === 'session') await ensureProfileOrWarn(services, outcome.session.user.id);
  return outcome;
}

/**
 * Mail scanners follow links. One that follows the link of a client with a challenge gets a code
 * that it cannot use, and the person, whose link is then used up, still has the code in the mail.
 * Without a challenge the session goes to the first who follows it, so nothing is left of the message.
 * Nothing is left of an agreement to a change either: it must not count twice.
 */
async function spend(
  services: AuthServices,
  transaction: Transaction,
  token: Token,
): Promise<void> {
  const signsIn = describePurpose(token.purpose).method !== 'email_change';
  if (signsIn && token.code_challenge !== null) await spendLinkOnly(services, transaction, token);
  else await spendToken(transaction, token);
}
