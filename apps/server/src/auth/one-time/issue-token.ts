import type { Transaction } from '../../platform/database/database.ts';
import { hashFlowSecret } from '../flows/flow-secrets.ts';
import { deleteStaleTokens, keepToken } from '../queries/one-time-tokens.ts';
import { noteMessage } from '../queries/user-changes.ts';
import type { AuthServices } from '../services.ts';
import { createCode, createLinkToken, hashCode } from './one-time-secrets.ts';
import type { Purpose } from './purposes.ts';

// What ended lately may still be asked for, and is then said to have ended.
const keptMilliseconds = 24 * 60 * 60 * 1000;

/** What a sign-up chose; it takes effect when its message is answered. */
export interface Choice {
  encryptedPassword: string | null;
  metadata: Record<string, unknown> | null;
}

export interface NewToken {
  userId: string;
  purpose: Purpose;
  /** The address or number the message goes to. */
  sentTo: string;
  codeChallenge?: string | undefined;
  choice?: Choice | undefined;
}

export interface IssuedToken {
  code: string;
  linkToken: string;
  codeExpiresAt: Date;
  linkExpiresAt: Date;
}

/** Makes a code and a link; only their hashes are kept. The user is locked by the caller. */
export async function issueToken(
  services: Pick<AuthServices, 'now' | 'settings'>,
  transaction: Transaction,
  { userId, purpose, sentTo, codeChallenge, choice }: NewToken,
): Promise<IssuedToken> {
  const { oneTimeCodeSeconds, oneTimeLinkSeconds } = services.settings;
  const now = services.now();
  const issued = {
    code: createCode(),
    linkToken: createLinkToken(codeChallenge),
    codeExpiresAt: new Date(now.getTime() + oneTimeCodeSeconds * 1000),
    linkExpiresAt: new Date(now.getTime() + oneTimeLinkSeconds * 1000),
  };
  await transaction.all(deleteStaleTokens, [new Date(now.getTime() - keptMilliseconds)]);
  await transaction.all(keepToken, [
    userId,
    purpose,
    hashFlowSecret(issued.linkToken),
    hashCode(userId, purpose, issued.code),
    sentTo,
    codeChallenge ?? null,
    choice?.encryptedPassword ?? null,
    choice === undefined || choice.metadata === null ? null : JSON.stringify(choice.metadata),
    now,
    issued.codeExpiresAt,
    issued.linkExpiresAt,
  ]);
  await transaction.all(noteMessage, [userId, purpose, now]);
  return issued;
}
