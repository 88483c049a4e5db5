import { createHash } from 'node:crypto';
import { AuthError } from './errors.ts';
import { groupAddress } from './group-address.ts';
import { countTries, deleteStaleCounts } from './queries/rate-limits.ts';
import type { AuthServices } from './services.ts';

const staleMilliseconds = 24 * 60 * 60 * 1000;

const hashSubject = (subject: string): Buffer => createHash('sha256').update(subject).digest();

/**
 * Counts a try to sign in, by account and by address. It is committed on its own, so that a try
 * counts whatever becomes of it.
 */
export async function limitPasswordTries(
  { database, settings: { passwordLimit }, now }: AuthServices,
  { address, email }: { address: string; email: string },
): Promise<void> {
  const limits = new Map([
    ['password_by_account', passwordLimit.perAccount],
    ['password_by_address', passwordLimit.perAddress],
  ]);
  const tried = now();
  const ended = new Date(tried.getTime() - passwordLimit.windowSeconds * 1000);
  const counted = await database.asAuth(async (transaction) => {
    // Accounts come before addresses in every request, so that two requests that share both never
    // wait for each other.
    const counts = await transaction.all(countTries, [
      [...limits.keys()],
      [hashSubject(email.toLowerCase()), hashSubject(groupAddress(address))],
      tried,
      ended,
    ]);
    // Whoever opens a window sweeps up a few old ones: the table stays as small as the traffic.
    if (counts.some(({ hits }) => hits === 1)) {
      await transaction.all(deleteStaleCounts, [new Date(tried.getTime() - staleMilliseconds)]);
    }
    return counts;
  });
  const isOver = counted.some(({ limit_name, hits }) => hits > (limits.get(limit_name) ?? 0));
  if (isOver) throw new AuthError('over_request_rate_limit');
}
