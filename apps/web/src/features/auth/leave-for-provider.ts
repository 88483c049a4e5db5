import type { GoTrueClient, Provider } from '@supabase/auth-js';
import { callbackPage, storePage } from './remembered-page.ts';

const storageKey = 'ringfence-provider';

// The client names Supabase's own providers; the server may be given others, by names like these.
function isProvider(id: string): id is Provider {
  return /^[\w:-]+$/.test(id);
}

function markTab(isLeaving: boolean): void {
  try {
    if (isLeaving) {
      sessionStorage.setItem(storageKey, 'true');
    } else {
      sessionStorage.removeItem(storageKey);
    }
  } catch {
    console.warn('The browser did not store that the tab went to another site');
  }
}

/** Whether this tab had left for another site, asked once it is back. */
export function takeProviderMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(storageKey) !== null;
    sessionStorage.removeItem(storageKey);
    return isMarked;
  } catch {
    return false;
  }
}

/** Goes to another site to sign in there, and remembers the page to come back to. */
export async function leaveForProvider(
  client: GoTrueClient,
  id: string,
  page: string,
): Promise<boolean> {
  if (!isProvider(id)) {
    return false;
  }
  storePage(page);
  markTab(true);
  const { error } = await client.signInWithOAuth({
    provider: id,
    options: { redirectTo: `${window.location.origin}${callbackPage}` },
  });
  if (error !== null) {
    markTab(false);
  }
  return error === null;
}
