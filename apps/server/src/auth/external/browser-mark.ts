import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createFlowSecret, hashFlowSecret } from '../flows/flow-secrets.ts';
import type { AuthSettings } from '../settings.ts';

type MarkSettings = Pick<AuthSettings, 'address' | 'flowSeconds'>;

const isSecure = ({ address }: MarkSettings): boolean => address.startsWith('https:');

/** The prefix keeps other hosts of the same domain from planting a mark of their own. */
const nameCookie = (settings: MarkSettings): string =>
  isSecure(settings) ? '__Host-ringfence-flow' : 'ringfence-flow';

/**
 * Marks the browser in which a flow begins, so that it can end only there. Otherwise somebody could
 * begin one, stop before the last step, and have another person take it: that person would then
 * be signed in as somebody else (RFC 6749 section 10.12), or would give their identity away.
 *
 * The mark is `Lax`, so that it comes along when the provider leads back. One mark serves all tabs.
 */
export function markBrowser(settings: MarkSettings, context: Context): string {
  const mark = readMark(settings, context) ?? createFlowSecret();
  setCookie(context, nameCookie(settings), mark, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(settings),
    // Past the end of the flow, so that somebody who was too slow learns it.
    maxAge: settings.flowSeconds + 60 * 60,
  });
  return mark;
}

export function readMark(settings: MarkSettings, context: Context): string | undefined {
  const mark = getCookie(context, nameCookie(settings));
  return mark !== undefined && /^[\w-]{43}$/.test(mark) ? mark : undefined;
}

/** What a flow is found by: its state, shown by its browser. */
export function hashState(state: string, mark: string): Buffer {
  return createHash('sha256').update(hashFlowSecret(state)).update(hashFlowSecret(mark)).digest();
}
