import type { JWTHeaderParameters, JWTPayload } from 'jose';
import type { AuthSettings } from '../settings.ts';

/** A token whose signature was found good, and the key that showed it. */
export interface RememberedToken {
  header: JWTHeaderParameters;
  payload: JWTPayload;
  key: unknown;
  isShared: boolean;
}

/** Some thousands of people at once; those beyond are verified again. */
const mostRemembered = 5_000;

// What counts as a good signature belongs to the settings, and so does what is remembered of it.
const memories = new WeakMap<AuthSettings, Map<string, RememberedToken>>();

function memoryOf(settings: AuthSettings): Map<string, RememberedToken> {
  const memory = memories.get(settings) ?? new Map<string, RememberedToken>();
  memories.set(settings, memory);
  return memory;
}

/** Checks the times as verifying does: they are over at their second, and begin at it (RFC 7519 section 4.1). */
function isInTime({ exp, nbf }: JWTPayload, now: Date): boolean {
  const seconds = Math.floor(now.getTime() / 1000);
  return (exp === undefined || exp > seconds) && (nbf === undefined || nbf <= seconds);
}

/** One whose time is over is forgotten. */
export function recallToken(
  settings: AuthSettings,
  token: string,
  now: Date,
): RememberedToken | undefined {
  const memory = memoryOf(settings);
  const remembered = memory.get(token);
  if (remembered === undefined || isInTime(remembered.payload, now)) return remembered;
  memory.delete(token);
  return undefined;
}

export function rememberToken(
  settings: AuthSettings,
  token: string,
  remembered: RememberedToken,
): void {
  const memory = memoryOf(settings);
  memory.delete(token);
  const [oldest] = memory.keys();
  if (memory.size >= mostRemembered && oldest !== undefined) memory.delete(oldest);
  memory.set(token, remembered);
}

/** Once the session has ended, its token is of no use. */
export function forgetToken(settings: AuthSettings, token: string): void {
  memoryOf(settings).delete(token);
}
