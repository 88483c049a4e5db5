import type { Context } from 'hono';
import type { ActivityEffects } from '../platform/activity/append-entries.ts';
import type { Database } from '../platform/database/database.ts';
import type { Language } from '../platform/http/read-language.ts';
import type { Log } from '../platform/log/log.ts';
import type { PasswordHasher } from './passwords/hash-passwords.ts';
import type { AuthSettings } from './settings.ts';

/** What happens once something is committed. */
export interface AuthEffects extends ActivityEffects {
  /** A message waits to be sent. */
  wakeMessages(): void;
}

/** What the sign-in protocol is given. It reads no environment and no clock of its own. */
export interface AuthServices {
  database: Database;
  effects: AuthEffects;
  log: Log;
  settings: AuthSettings;
  now(): Date;
  /** The address of the real peer, past the proxies we trust. */
  peerAddress(context: Context): string;
  /** The language of the person who asks, for what is written to them; English where it is not known. */
  language?: Language;
  /** How an answer is held back; a timer unless a test counts. */
  wait?(milliseconds: number): Promise<unknown>;
  /** Argon2 unless a test counts. */
  passwords?: PasswordHasher;
}
