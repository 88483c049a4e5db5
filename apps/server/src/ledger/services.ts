import type { ActivityEffects } from '../platform/activity/append-entries.ts';
import type { TrustedClock } from '../platform/clock/trusted-clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';

/** What work on the ledger in the background is given. */
export interface LedgerServices {
  database: Database;
  log: Log;
  clock: Pick<TrustedClock, 'read'>;
  effects: Pick<ActivityEffects, 'wakeRelay'>;
}
