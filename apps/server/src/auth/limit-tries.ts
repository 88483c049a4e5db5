import { createHash } from 'node:crypto';
import { AuthError } from './errors.ts';
import { groupAddress } from './group-address.ts';
import { countTries, deleteStaleCounts } from './queries/rate-limits.ts';
import type { AuthServices } from './services.ts';

const staleMilliseconds = 24 * 60 * 60 * 1000;

const hashSubject = (subject: string): Buffer => createHash('sha256').update(subject).digest();

interface Limit {
  /** What is counted, and by what; no other limit has this name. */
  name: string;
  subject: string;
  most: number;
}

/** Counts a try to sign in, by account and by address. */
export function limitPasswordTries(
  services: AuthServices,
  { address, email }: { address: string; email: string },
): Promise<void> {
  const { windowSeconds, perAccount, perAddress } = services.settings.passwordLimit;
  // Accounts come before addresses in every request, so that two requests that share both never
  // wait for each other.
  return limitTries(services, windowSeconds, [
    { name: 'password_by_account', subject: email.toLowerCase(), most: perAccount },
    { name: 'password_by_address', subject: groupAddress(address), most: perAddress },
  ]);
}

/** Counts a try to sign up. There is no account yet, so the address alone is limited. */
export function limitSignUps(services: AuthServices, address: string): Promise<void> {
  const { windowSeconds, perAddress } = services.settings.signUpLimit;
  return limitTries(services, windowSeconds, [
    { name: 'sign_up_by_address', subject: groupAddress(address), most: perAddress },
  ]);
}

/** It is committed on its own, so that a try counts whatever becomes of it. */
async function limitTries(
  { database, now }: AuthServices,
  windowSeconds: number,
  limits: readonly Limit[],
): Promise<void> {
  const tried = now();
  const ended = new Date(tried.getTime() - windowSeconds * 1000);
  const counted = await database.asAuth(async (transaction) => {
    const counts = await transaction.all(countTries, [
      limits.map(({ name }) => name),
      limits.map(({ subject }) => hashSubject(subject)),
      tried,
      ended,
    ]);
    // Whoever opens a window sweeps up a few old ones: the table stays as small as the traffic.
    if (counts.some(({ hits }) => hits === 1)) {
      await transaction.all(deleteStaleCounts, [new Date(tried.getTime() - staleMilliseconds)]);
    }
    return counts;
  });
  const most = new Map(limits.map((limit) => [limit.name, limit.most]));
  const isOver = counted.some(({ limit_name, hits }) => hits > (most.get(limit_name) ?? 0));
  if (isOver) throw new AuthError('over_request_rate_limit');
}
