import type { Browser, Page } from 'playwright-core';
import { openPage, type View } from './open-browser.ts';
import { demoPassword } from './sign-in.ts';
import { send } from './sign-up.ts';

/** Where the web app keeps who is signed in. */
const sessionStorageKey = 'ringfence-session';

/** By address and email. Nobody who comes back here signs out, so that one session does for all who do. */
const sessions = new Map<string, Promise<unknown>>();

function findSession(address: string, email: string, password: string): Promise<unknown> {
  const key = `${address} ${email}`;
  const found =
    sessions.get(key) ?? send(`${address}/auth/v1/token?grant_type=password`, { email, password });
  sessions.set(key, found);
  return found;
}

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
  const session = JSON.stringify(await findSession(address, email, password));
  const opened = await openPage(browser, view);
  // Before the first page, and once: a storage state takes a page of its own to be put in place.
  await opened.page.context().addInitScript(`
    if (origin === ${JSON.stringify(new URL(address).origin)} && localStorage.getItem('journey') === null) {
      localStorage.setItem('journey', 'begun');
      localStorage.setItem(${JSON.stringify(sessionStorageKey)}, ${JSON.stringify(session)});
    }`);
  if (path !== undefined) {
    await opened.page.goto(`${address}${path}`);
    await opened.page.locator('#content h1').waitFor();
  }
  return opened;
}
