import { AuthError, type AuthErrorCode } from '../errors.ts';
import { countTry, deleteStaleCounts } from '../queries/rate-limits.ts';
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
  address: string;
  /** The email, phone number or user that is tried; whether it exists makes no difference. */
  account?: string | undefined;
}

/**
 * Counts a try, by address and by account, and refuses it when it is one too many. Whoever is over
 * the limit of their address counts no further: they could otherwise lock out any account they can
 * name, and fill the table with names of their own making.
 */
export async function limitTries(
  services: LimitServices,
  limit: LimitName,
  { address, account }: Tries,
): Promise<void> {
  const { windowSeconds, perAccount, perAddress } = services.settings.limits[limit];
  const refusal = 'over_request_rate_limit';
  const subject = groupAddress(address);
  const byAddress = { name: `${limit}_by_address`, subject, most: perAddress };
  await count(services, windowSeconds, byAddress, refusal);
  if (account === undefined) return;
  const byAccount = {
    name: `${limit}_by_account`,
    subject: account.toLowerCase(),
    most: perAccount,
  };
  await count(services, windowSeconds, byAccount, refusal);
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
  const { messageIntervalSeconds } = services.settings;
  const byRecipient = { name: `message_by_${channel}`, subject: recipient.toLowerCase(), most: 1 };
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
    // Whoever opens a window sweeps up a few old ones: the table stays as small as the traffic.
    if (row?.hits === 1) {
      await transaction.all(deleteStaleCounts, [new Date(tried.getTime() - staleMilliseconds)]);
    }
    return row;
  });
  if (counted === undefined || counted.hits > most) throw new AuthError(refusal);
}
