import type { ActivityEffects } from '../platform/activity/append-entries.ts';
import type { AccountBook } from '../platform/carriers/open-account.ts';
import type { TrustedClock } from '../platform/clock/trusted-clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import type { Backlog } from './create-backlog.ts';

export type { AccountBook, OpenAccount, Pace } from '../platform/carriers/open-account.ts';

/** What the dialer is given by the composition root. */
export interface DialerServices {
  database: Database;
  effects: ActivityEffects;
  log: Log;
  now(): Date;
  /** What calls are decided on, placed and written down by. */
  clock: TrustedClock;
  accounts: AccountBook;
  /** Encrypts the codes that are said to numbers. */
  secrets: SecretBox;
  /** What calls reported to this process and asked it. */
  backlog: Backlog;
  /** A recording is to be fetched, or to be deleted at its carrier. */
  wakeRecordings(): void;
  /** Where carriers reach us, without a path. */
  callbackAddress(): string;
  /** Where a carrier finds words while it does not reach us, kept elsewhere. */
  fallbackAddress?: string | undefined;
  /** Stored with every decision, because zones are calculated with it. */
  tzdataVersion: string;
}
