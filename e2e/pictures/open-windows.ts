import type { Browser, BrowserContextOptions } from 'playwright-core';
import { addSecondFactor, type NewPerson, openOrganization, signUp } from '../support/sign-up.ts';
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

/** Signs somebody up and lets them do something; somebody of an earlier run has done it. */
async function prepare(
  address: string,
  person: NewPerson,
  finish: (accessToken: string) => Promise<unknown>,
): Promise<void> {
  let accessToken: string;
  try {
    accessToken = await signUp(address, person);
  } catch (error) {
    if (String(error).includes('user_already_exists')) return;
    throw new Error(
      `${person.email} could not sign up, and without them their screens have no pictures. Sign-up has to be open, with EMAIL_AUTOCONFIRM=on.`,
      { cause: error },
    );
  }
  await finish(accessToken);
}

const landings = {
  empty: '/dashboard',
  newcomer: '/no-organization-access',
  guarded: '/auth/second-factor',
};

/** Makes people who have nothing yet. */
export async function signUpOther(address: string, viewer: keyof typeof people): Promise<void> {
  await prepare(address, people[viewer], async (accessToken) => {
    if (viewer === 'empty') await openOrganization(address, accessToken, 'Elm Street Recovery');
    if (viewer === 'guarded') await addSecondFactor(address, accessToken);
  });
}

async function openSession(browser: Browser, address: string, viewer: Viewer): Promise<Session> {
  switch (viewer) {
    case 'visitor':
      return { cookies: [], origins: [] };
    case 'admin':
      return signInByClick(browser, address, /Ana Torres/);
    case 'superAdministrator':
      return signInByClick(browser, address, /Sam Okafor/);
    default: {
      await signUpOther(address, viewer);
      const { email } = people[viewer];
      return signInByHand(browser, address, { email, landing: landings[viewer] });
    }
  }
}

/** What a browser keeps of each person after they signed in. */
export async function openSessions(
  browser: Browser,
  address: string,
  viewers: ReadonlySet<Viewer>,
): Promise<Sessions> {
  const sessions = new Map<Viewer, Session>();
  for (const viewer of viewers) sessions.set(viewer, await openSession(browser, address, viewer));
  return sessions;
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
