import type { GoTrueClient, Session } from '@supabase/auth-js';
import { readStored } from '../../platform/browser-storage.ts';
import { isRecord } from '../../platform/is-record.ts';

export const sessionStorageKey = 'ringfence-session';

/** How long pages wait for a fresh token while the one they have still holds. */
const patience = 1000;

function isSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    typeof value.access_token === 'string' &&
    typeof value.expires_at === 'number' &&
    isRecord(value.user) &&
    typeof value.user.id === 'string' &&
    isRecord(value.user.user_metadata)
  );
}

/** The session that this browser keeps, for as long as its token holds. */
export function readHeldSession(now: number): Session | null {
  try {
    const stored: unknown = JSON.parse(readStored(sessionStorageKey) ?? 'null');
    return isSession(stored) && (stored.expires_at ?? 0) * 1000 > now ? stored : null;
  } catch {
    return null;
  }
}

type Answer = Awaited<ReturnType<GoTrueClient['getSession']>>;

/**
 * The client gives no session out in the 90 seconds before it ends, unless it can be refreshed, and tries that for
 * half a minute. A session that still holds is good enough meanwhile: pages go on with it.
 */
export async function holdSession(asked: Promise<Answer>): Promise<Answer> {
  const held = readHeldSession(Date.now());
  if (held === null) {
    return asked;
  }
  const instead: Answer = { data: { session: held }, error: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(instead), patience);
  });
  try {
    const answer = await Promise.race([asked, waited]);
    // A person who was signed out meanwhile stays so: nothing is kept of their session then.
    const isKept = readHeldSession(Date.now()) !== null;
    return answer.data.session === null && isKept ? instead : answer;
  } finally {
    clearTimeout(timer);
  }
}
