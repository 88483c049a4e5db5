import type { ActivityEffects } from './platform/activity/append-entries.ts';
import type { Database } from './platform/database/database.ts';
import type { LiveHub } from './platform/live/hub.ts';
import type { Log } from './platform/log/log.ts';

/** What the features are given by the composition root; each takes only what it needs. */
export interface Services {
  database: Database;
  effects: ActivityEffects;
  hub: LiveHub;
  log: Log;
  superAdministratorEmails: ReadonlySet<string>;
  version: string;
  /** Whether the sample data is loaded. */
  demo: boolean;
}
