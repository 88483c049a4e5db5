import type { Carrier } from '@ringfence/carriers/port';
import type { ActivityEffects } from '../platform/activity/append-entries.ts';
import type { TrustedClock } from '../platform/clock/trusted-clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';

/** How fast calls go out through one account at a carrier, over all organizations and all workers. */
export interface Pace {
  /** Names the account, so that its budget is one, whoever spends it. */
  account: string;
  carrier: string;
  callsPerSecond: number;
  callsAtOnce: number;
}

/** What the dialer is given by the composition root. */
export interface DialerServices {
  database: Database;
  effects: ActivityEffects;
  log: Log;
  now(): Date;
  /** What calls are decided on, placed and written down by. */
  clock: TrustedClock;
  carrier: Carrier;
  /** Where the carrier reaches us, without a path. */
  callbackAddress(): string;
  /** Where the carrier finds words while it does not reach us, kept elsewhere. */
  fallbackAddress?: string | undefined;
  pace: Pace;
  /** Stored with every decision, because zones are reckoned with it. */
  tzdataVersion: string;
}
