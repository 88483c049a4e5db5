import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Picture, planPictures, type Viewer } from './pictures/plan-pictures.ts';
import { readRoutes } from './pictures/run-pictures.ts';
import { signInToApi } from './support/ask-api.ts';
import { makeExamples } from './support/make-examples.ts';
import { checkAccessibility, openPage } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { openTeam } from './support/open-team.ts';
import { sections } from './support/settings-sections.ts';
import { addSecondFactor, signUp } from './support/sign-up.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const desktop = { name: '1440 light', width: 1440, height: 900, colorScheme: 'light' } as const;
const password = 'steady-harbour-46';
const newcomer = { email: 'new@walk.example', password, name: 'Noor New' };
const guarded = { email: 'two@walk.example', password, name: 'Tia Two' };

/** What a screen calls itself, where it is not the name of what it shows. */
const headings: Readonly<Record<string, string>> = {
  '/activity/audit': 'Audit',
  '/activity/recent': 'Recent Activity',
  '/activity/scheduled': 'Scheduled Activity',
  '/activity/scheduled/campaigns': 'Scheduled Activity',
  '/admin/bulk-calls': 'Bulk Call Sender',
  '/admin/organizations': 'Organizations',
  '/calls/history': 'Call History',
  '/color': 'Color',
  '/dashboard': 'Welcome, ',
  '/debtors': 'Debtors List',
  '/debtors/contacts': 'Contacts',
  '/debtors/list': 'Debtors List',
  '/debtors/list/:listId': 'April portfolio',
  '/debtors/upload': 'Upload Debtors',
  '/shadow': 'Shadow',
  '/typography': 'Typography',
  '*': 'Page not found',
};

/** Addresses that lead on, by their routes. */
const leadOn: Readonly<Record<string, RegExp>> = {
  '/': /^\/login$/,
  '/admin/bulk-calls/:campaignId': /^\/activity\/scheduled\/campaigns\/[0-9a-f-]{36}$/,
  '/settings': /^\/settings\/general$/,
};

interface Window {
  page: Page;
  faults: string[];
}

async function makePeople() {
  const { admin } = await openTeam(product.address, 'Walk Services');
  const examples = await makeExamples(await signInToApi(product.address, admin));
  await signUp(product.address, newcomer);
  await addSecondFactor(product.address, await signUp(product.address, guarded));
  const open: Record<Viewer, () => Promise<Window>> = {
    visitor: () => openPage(product.browser, desktop),
    admin: () => openSignedIn(product, desktop, admin),
    superAdministrator: () => openSignedIn(product, desktop, { email: 'super@ringfence.example' }),
    empty: () => openSignedIn(product, desktop, admin),
    newcomer: () => openSignedIn(product, desktop, newcomer),
    guarded: () => openSignedIn(product, desktop, guarded),
  };
  return { open, examples };
}

/** Everything that is wrong with one screen. */
async function look({ page, faults }: Window, { route, path }: Picture): Promise<string[]> {
  faults.length = 0;
  await page.goto(`${product.address}${path}`);
  await page.locator('h1').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  const found = [...faults, ...(await checkAccessibility(page))];
  const { pathname } = new URL(page.url());
  const isThere = leadOn[route]?.test(pathname) ?? pathname === path.split('?')[0];
  if (!isThere) found.push(`led to ${pathname}`);
  const [heading = '', ...others] = await page.locator('h1').allInnerTexts();
  if (others.length > 0) found.push(`has the headings ${[heading, ...others].join(', ')}`);
  if (!heading.startsWith(headings[route] ?? '')) found.push(`is called ${heading}`);
  const menu = page.getByRole('navigation', { name: 'Sections of the settings' });
  if (route === '/settings' && (await menu.getByRole('link').count()) !== sections.length) {
    found.push('has sections that settings-sections.ts does not name');
  }
  // A link that is refused says so; everywhere else it is an error.
  const alerts = route === '/auth/callback' ? [] : await page.getByRole('alert').allInnerTexts();
  return [...found, ...alerts.map((alert) => `says ${alert}`)];
}

it('has a screen at every address', async () => {
  const { open, examples } = await makePeople();
  const single = Object.entries(examples).map(([name, found]) => [name, [found].flat()]);
  const screens = planPictures(readRoutes(), Object.fromEntries(single)).filter(
    ({ state }) => state === 'full',
  );
  const found: string[] = [];
  for (const [viewer, own] of Map.groupBy(screens, (screen) => screen.viewer)) {
    const window = await open[viewer]();
    for (const screen of own) {
      try {
        found.push(...(await look(window, screen)).map((fault) => `${screen.path} ${fault}`));
      } catch (error) {
        found.push(`${screen.path} is not there: ${String(error)}`);
      }
    }
    await window.page.context().close();
  }
  expect(found).toEqual([]);
});
