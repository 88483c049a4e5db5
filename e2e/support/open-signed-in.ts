import type { Browser, Page } from 'playwright-core';
import { openPage, type View } from './open-browser.ts';
import { demoPassword } from './sign-in.ts';
import { send } from './sign-up.ts';

/** Where the web app keeps who is signed in. */
const sessionStorageKey = 'ringfence-session';

/**
 * Somebody who signed in before and comes back, on a page or on their way to one. What signing in does, and where it leads, has journeys of
 * its own; to do it by hand before each of the others took as long as loading the app twice.
 */
export async function openSignedIn(
  { browser, address }: { browser: Browser; address: string },
  view: View,
  { email, password = demoPassword }: { email: string; password?: string },
  path?: string,
): Promise<{ page: Page; faults: string[] }> {
  const signIn = `${address}/auth/v1/token?grant_type=password`;
  const session = JSON.stringify(await send(signIn, { email, password }));
  const localStorage = [{ name: sessionStorageKey, value: session }];
  const opened = await openPage(browser, view, {
    storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] },
  });
  if (path !== undefined) {
    await opened.page.goto(`${address}${path}`);
    await opened.page.locator('#content h1').waitFor();
  }
  return opened;
}
