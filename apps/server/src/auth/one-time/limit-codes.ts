import type { Transaction } from '../../platform/database/database.ts';
import { groupAddress } from '../limits/group-address.ts';
import { hashSubject } from '../limits/hash-subject.ts';
import { countTry, findTries } from '../queries/rate-limits.ts';
import type { AuthServices } from '../services.ts';

type LimitServices = Pick<AuthServices, 'now' | 'settings'>;

/** Whose code is tried, and from where; null where nobody knows. */
export interface CodeTry {
  sentTo: string;
  address: string | null;
}

/** From everywhere together, an account may be tried this many times as often as from one place. */
const everywhereFactor = 10;

/**
 * How often the codes of one account may be guessed, from one message to the next. Only wrong codes
 * count, and only against a living one: else a stranger could use up somebody's tries with rubbish.
 * One who guesses in earnest uses up those of their own address first, and the owner, who comes from
 * another, still has theirs.
 *
 * With 30 a day from one address, a code of six digits is guessed with a chance of three in a hundred
 * thousand a day. With many addresses it is three in ten thousand, and takes 60 messages to the
 * victim: each is dead after five wrong codes.
 */
function listCounts({ settings }: LimitServices, { sentTo, address }: CodeTry) {
  const { perAccount, perAddress } = settings.limits.code;
  const account = sentTo.toLowerCase();
  const place = address === null ? 'unknown' : groupAddress(address);
  // In this order in every request, so that two never wait for each other.
  return [
    { name: 'wrong_code_by_account', subject: account, most: perAccount * everywhereFactor },
    { name: 'wrong_code_by_both', subject: `${account} ${place}`, most: perAccount },
    { name: 'wrong_code_by_address', subject: place, most: perAddress },
  ].map(({ subject, ...count }) => ({
    ...count,
    subjectHash: hashSubject(subject),
  }));
}

const findEnd = ({ settings, now }: LimitServices): Date =>
  new Date(now().getTime() - settings.limits.code.windowSeconds * 1000);

/** Whether no further code may be tried, be it right or wrong. */
export async function isTriedTooOften(
  services: LimitServices,
  transaction: Transaction,
  tried: CodeTry,
): Promise<boolean> {
  const counts = listCounts(services, tried);
  const found = await transaction.all(findTries, [
    counts.map(({ name }) => name),
    counts.map(({ subjectHash }) => subjectHash),
    findEnd(services),
  ]);
  const most = new Map(counts.map((count) => [count.name, count.most]));
  return found.some(({ limit_name, hits }) => hits >= (most.get(limit_name) ?? 0));
}

export async function countWrongTry(
  services: LimitServices,
  transaction: Transaction,
  tried: CodeTry,
): Promise<void> {
  for (const { name, subjectHash } of listCounts(services, tried)) {
    const values = [name, subjectHash, services.now(), findEnd(services)];
    await transaction.all(countTry, values);
  }
}
