import { AuthError, type AuthErrorCode } from '../errors.ts';
import { countTry, deleteStaleCounts, forgiveTries } from '../queries/rate-limits.ts';
import type { AuthServices } from '../services.ts';
import { groupAddress } from './group-address.ts';
import { hashSubject } from './hash-subject.ts';
import type { LimitName } from './usual-limits.ts';

const staleMilliseconds = 24 * 60 * 60 * 1000;

type LimitServices = Pick<AuthServices, 'database' | 'now' | 'settings'>;

interface Count {
  /** What is counted, and by what; no other count has this name. */
  name: string;
  subject: string;
  most: number;
}

export interface Tries {
  /** Unset where only the account counts, because others may share its address. */
  address?: string | undefined;
  /** The email, phone number or user that is tried; whether it exists makes no difference. */
  account?: string | undefined;
  /** One on which the owner of the account has signed in before. */
  knownDevice?: string | undefined;
}

/** What was counted. It is taken back when the person turns out to be right. */
export interface CountedTries {
  forgive(): Promise<void>;
}

/**
 * By address, by account, and by both together: a person who sends wrong passwords is slowed down long before the
 * account is. What others do on an account never keeps its owner out on a device of theirs, which has a
 * count of its own. Anyone who is over one limit counts no further: they could otherwise lock out any account
 * they can name, and fill the table with names of their own making.
 */
function listCounts(
  { settings }: LimitServices,
  limit: LimitName,
  { address, account, knownDevice }: Tries,
): Count[] {
  const { perAddress, perAccount, perPair } = settings.limits[limit];
  const name = account?.toLowerCase();
  if (name !== undefined && knownDevice !== undefined) {
    return [
      {
        name: `${limit}_by_device`,
        subject: `${knownDevice} ${name}`,
        most: perPair ?? perAccount,
      },
    ];
  }
  const byAccount = { name: `${limit}_by_account`, subject: name ?? '', most: perAccount };
  if (address === undefined) return [byAccount];
  const from = groupAddress(address);
  const byAddress = { name: `${limit}_by_address`, subject: from, most: perAddress };
  if (name === undefined) return [byAddress];
  if (perPair === undefined) return [byAddress, byAccount];
  return [
    byAddress,
    { name: `${limit}_by_pair`, subject: `${from} ${name}`, most: perPair },
    byAccount,
  ];
}

/** Counts a try, and refuses it when it is one too many. */
export async function limitTries(
  services: LimitServices,
  limit: LimitName,
  tries: Tries,
): Promise<CountedTries> {
  const { windowSeconds } = services.settings.limits[limit];
  const counts = listCounts(services, limit, tries);
  for (const each of counts) await count(services, windowSeconds, each, 'over_request_rate_limit');
  return {
    async forgive() {
      const names = counts.map(({ name }) => name);
      const subjects = counts.map(({ subject }) => hashSubject(subject));
      await services.database.asAuth((transaction) =>
        transaction.all(forgiveTries, [names, subjects]),
      );
    },
  };
}

/**
 * One message to an address or number in a while. It is counted by what was typed and not by whom
 * it belongs to: the refusal then tells nothing about who has an account.
 */
export async function limitMessages(
  services: LimitServices,
  channel: 'email' | 'sms',
  recipient: string,
): Promise<void> {
  const refusal = channel === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit';
  await countMessage(services, `message_by_${channel}`, recipient, refusal);
}

/**
 * The same for invitations, in a count of their own: somebody who was invited this minute may register this
 * minute, and is sent the mail that confirms their address.
 */
export async function limitInvitations(services: LimitServices, email: string): Promise<void> {
  await countMessage(services, 'invited_by_email', email, 'over_email_send_rate_limit');
}

async function countMessage(
  services: LimitServices,
  name: string,
  recipient: string,
  refusal: AuthErrorCode,
): Promise<void> {
  const { messageIntervalSeconds } = services.settings;
  // Two at the same moment would count for each other, although none has to wait.
  if (messageIntervalSeconds === 0) return;
  const byRecipient = { name, subject: recipient.toLowerCase(), most: 1 };
  await count(services, messageIntervalSeconds, byRecipient, refusal);
}

/** It is committed on its own, so that a try counts whatever becomes of it. */
async function count(
  { database, now }: LimitServices,
  windowSeconds: number,
  { name, subject, most }: Count,
  refusal: AuthErrorCode,
): Promise<void> {
  const tried = now();
  const ended = new Date(tried.getTime() - windowSeconds * 1000);
  const counted = await database.asAuth(async (transaction) => {
    const row = await transaction.first(countTry, [name, hashSubject(subject), tried, ended]);
    // The try that opens a window sweeps up a few old ones: the table stays as small as the traffic.
    if (row?.hits === 1) {
      await transaction.all(deleteStaleCounts, [new Date(tried.getTime() - staleMilliseconds)]);
    }
    return row;
  });
  if (counted === undefined) throw new Error('a try was not counted');
  if (counted.hits <= most) return;
  const endsAt = counted.window_started_at.getTime() + windowSeconds * 1000;
  throw new OverLimitError(refusal, {
    retrySeconds: Math.max(1, Math.ceil((endsAt - tried.getTime()) / 1000)),
    isFirst: counted.hits === most + 1,
  });
}

/** Refused for being one too many. */
export class OverLimitError extends AuthError {
  override name = 'OverLimitError';
  readonly retrySeconds: number;
  /** Whether it is the first one too many, which is when somebody else is notified, if anybody is. */
  readonly isFirst: boolean;

  constructor(
    code: AuthErrorCode,
    { retrySeconds, isFirst }: { retrySeconds: number; isFirst: boolean },
  ) {
    super(code);
    this.retrySeconds = retrySeconds;
    this.isFirst = isFirst;
  }
}
