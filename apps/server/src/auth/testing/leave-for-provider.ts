import type { Provider } from '@supabase/auth-js';
import { type Browser, openBrowser } from './browser.ts';
import { nameDeparture, newClient } from './new-client.ts';
import type { RunningAuth } from './start-auth.ts';
import { callbackPage, published } from './visit-fake-provider.ts';

/** Somebody who stands before the provider's sign-in page. */
export interface Away {
  browser: Browser;
  /** What the provider is asked for. */
  asked: URLSearchParams;
}

export interface Leaving {
  provider?: Provider;
  redirectTo?: string;
  headers?: Record<string, string>;
  browser?: Browser;
}

export async function leaveForProvider(auth: RunningAuth, leaving: Leaving = {}): Promise<Away> {
  const { provider = 'google', redirectTo = callbackPage, headers = {} } = leaving;
  const browser = leaving.browser ?? openBrowser({ published, actual: auth.url });
  const url = await nameDeparture(newClient(auth.url), provider, redirectTo);
  const response = await browser.open(url, { headers });
  const location = response.headers.get('location');
  if (location === null) throw new Error('nobody was sent away');
  return { browser, asked: new URL(location).searchParams };
}
