import type { Browser } from 'playwright-core';
import { signInToApi } from '../../e2e/support/ask-api.ts';
import { makeExamples } from '../../e2e/support/make-examples.ts';
import { demoPassword, signIn } from '../../e2e/support/sign-in.ts';
import { addSecondFactor, signUp } from '../../e2e/support/sign-up.ts';
import type { StoredSession } from './measure-load.ts';
import type { Examples, Visitor } from './plan-visits.ts';

const admin = { email: 'admin@harbor.example', password: demoPassword };
const superAdministrator = { email: 'super@ringfence.example', password: demoPassword };
const newcomer = { email: 'new@bench.example', password: 'steady-harbour-42', name: 'Noor New' };
const guarded = { email: 'two@bench.example', password: 'steady-harbour-43', name: 'Tia Two' };

export interface Prepared {
  /** What a browser keeps of each person after they signed in. */
  sessions: Readonly<Record<Exclude<Visitor, 'visitor'>, StoredSession>>;
  /** Something to show for each parameter of a route. */
  examples: Examples;
}

/** Signs a person in, waits where they land, and keeps what the browser does. */
async function keepSession(
  browser: Browser,
  address: string,
  { email, password }: { email: string; password: string },
  landing: string,
): Promise<StoredSession> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await signIn(page, email, password);
  await page.waitForURL(`**${landing}`);
  const session = await context.storageState();
  await context.close();
  return session;
}

/** People of every kind who look at the product, and records for them to look at. */
export async function preparePeople(browser: Browser, address: string): Promise<Prepared> {
  const api = await signInToApi(address, admin);
  const examples = await makeExamples(api);
  await signUp(address, newcomer);
  await addSecondFactor(address, await signUp(address, guarded));
  return {
    sessions: {
      admin: await keepSession(browser, address, admin, '/dashboard'),
      superAdministrator: await keepSession(browser, address, superAdministrator, '/dashboard'),
      newcomer: await keepSession(browser, address, newcomer, '/no-organization-access'),
      guarded: await keepSession(browser, address, guarded, '/auth/second-factor'),
    },
    examples,
  };
}
