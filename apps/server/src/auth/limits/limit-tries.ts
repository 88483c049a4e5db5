import { createHash } from 'node:crypto';
import { AuthError, type AuthErrorCode } from '../errors.ts';
import { countTries, deleteStaleCounts } from '../queries/rate-limits.ts';
import type { AuthServices } from '../services.ts';
import { groupAddress } from './group-address.ts';
import type { LimitName } from './usual-limits.ts';

const staleMilliseconds = 24 * 60 * 60 * 1000;

const hashSubject = (subject: string): Buffer => createHash('sha256').update(subject).digest();

type LimitServices = Pick<AuthServices, 'database' | 'now' | 'settings'>;

interface Count {
  /** What is counted, and by what; no other count has this name. */
  name: string;
  subject: string;
  most: number;
}

export interface Tries {
  address: string;
  /** The email, phone number or user that is tried; whether it exists makes no difference. */
  account?: string | undefined;
}

/** Counts a try, by account and by address, and refuses it when it is one too many. */
export function limitTries(
  services: LimitServices,
  limit: LimitName,
  { address, account }: Tries,
): Promise<void> {
  const { windowSeconds, perAccount, perAddress } = services.settings.limits[limit];
  // Accounts come before addresses in every request, so that two requests that share both never
  // wait for each other.
  const counts = [
    { name: `${limit}_by_account`, subject: account?.toLowerCase(), most: perAccount },
    { name: `${limit}_by_address`, subject: groupAddress(address), most: perAddress },
  ].flatMap(({ subject, ...count }) => (subject === undefined ? [] : [{ ...count, subject }]));
  return count(services, windowSeconds, counts, 'over_request_rate_limit');
}

/**
 * One message to an address or number in a while. It is counted by what was typed and not by whom
 * it belongs to: the refusal then tells nothing about who has an account.
 */
export function limitMessages(
  services: LimitServices,
  channel: 'email' | 'sms',
  recipient: string,
): Promise<void> {
  const counts = [{ name: `message_by_${channel}`, subject: recipient.toLowerCase(), most: 1 }];
  return count(
    services,
    services.settings.messageIntervalSeconds,
    counts,
    channel === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit',
  );
}

/** It is committed on its own, so that a try counts whatever becomes of it. */
async function count(
  { database, now }: LimitServices,
  windowSeconds: number,
  counts: readonly Count[],
  refusal: AuthErrorCode,
): Promise<void> {
  const tried = now();
  const ended = new Date(tried.getTime() - windowSeconds * 1000);
  const counted = await database.asAuth(async (transaction) => {
    const rows = await transaction.all(countTries, [
      counts.map(({ name }) => name),
      counts.map(({ subject }) => hashSubject(subject)),
      tried,
      ended,
    ]);
    // Whoever opens a window sweeps up a few old ones: the table stays as small as the traffic.
    if (rows.some(({ hits }) => hits === 1)) {
      await transaction.all(deleteStaleCounts, [new Date(tried.getTime() - staleMilliseconds)]);
    }
    return rows;
  });
  const most = new Map(counts.map((one) => [one.name, one.most]));
  const isOver = counted.some(({ limit_name, hits }) => hits > (most.get(limit_name) ?? 0));
  if (isOver) throw new AuthError(refusal);
}
