import type { Browser, BrowserContextOptions } from 'playwright-core';
import { addSecondFactor, openOrganization, signUp } from '../support/sign-up.ts';
import type { Viewer } from './plan-pictures.ts';
import type { Window } from './take-picture.ts';

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;
export type Sessions = ReadonlyMap<Viewer, Session>;

const password = 'steady-harbour-42';
const people = {
  empty: { email: 'empty@pictures.example', password, name: 'Eda Brandt' },
  newcomer: { email: 'new@pictures.example', password, name: 'Noor Haddad' },
  guarded: { email: 'two@pictures.example', password, name: 'Tia Moreau' },
};

/** Presses the button of somebody of the demo, and keeps what the browser does. */
async function signInByClick(browser: Browser, address: string, name: RegExp): Promise<Session> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByRole('button', { name }).click();
  await page.waitForURL('**/dashboard');
  await page.locator('h1').first().waitFor();
  const session = await context.storageState();
  await context.close();
  return session;
}

async function signInByHand(
  browser: Browser,
  address: string,
  { email, landing }: { email: string; landing: string },
): Promise<Session> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByLabel('Email or phone number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**${landing}`);
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Makes people who have nothing yet. Where sign-up waits for a mail, there are none, and no pictures of them. */
async function signUpOthers(browser: Browser, address: string): Promise<[Viewer, Session][]> {
  try {
    await openOrganization(address, await signUp(address, people.empty), 'Elm Street Recovery');
    await signUp(address, people.newcomer);
    await addSecondFactor(address, await signUp(address, people.guarded));
  } catch (error) {
    // Of an earlier run against the same product.
    if (!String(error).includes('already')) return [];
  }
  const landings = [
    ['empty', '/dashboard'],
    ['newcomer', '/no-organization-access'],
    ['guarded', '/auth/second-factor'],
  ] as const;
  const sessions: [Viewer, Session][] = [];
  for (const [viewer, landing] of landings) {
    const { email } = people[viewer];
    sessions.push([viewer, await signInByHand(browser, address, { email, landing })]);
  }
  return sessions;
}

/** What a browser keeps of each person after they signed in. */
export async function openSessions(browser: Browser, address: string): Promise<Sessions> {
  return new Map<Viewer, Session>([
    ['visitor', { cookies: [], origins: [] }],
    ['admin', await signInByClick(browser, address, /Ana Torres/)],
    ['superAdministrator', await signInByClick(browser, address, /Sam Okafor/)],
    ...(await signUpOthers(browser, address)),
  ]);
}

export async function openWindow(
  browser: Browser,
  storageState: Session,
  { width, height }: { width: number; height: number },
): Promise<Window> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-US',
    // A colour that is still fading in is no colour to be judged.
    reducedMotion: 'reduce',
    storageState,
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, width, errors };
}
