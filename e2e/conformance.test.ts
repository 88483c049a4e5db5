import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awaitKeyboard, mainMenu, pageTitle, profileButton } from './support/layout-parts.ts';
import { openPage, type View } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { signIn } from './support/sign-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const view = (width: number): View => ({
  name: `${width} light`,
  width,
  height: 900,
  colorScheme: 'light',
});

const enter = (width: number, email: string, path = '/dashboard') =>
  openSignedIn(product, view(width), { email }, path);

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** What opens grows; asked again until it stands still. */
const widthBecomes = (box: Locator, width: number) =>
  expect.poll(async () => (await box.boundingBox())?.width).toBe(width);

/** Whether the first page leads to the second in its own place: back is the page before it. */
async function expectReplacing(page: Page, before: string, from: string, to: string) {
  await page.goto(`${product.address}${before}`);
  await page.goto(`${product.address}${from}`);
  await page.waitForURL(`**${to}`);
  await page.locator('h1').waitFor();
  await page.goBack();
  await expect.poll(() => pathOf(page), { message: from }).toBe(before);
}

describe('what leads elsewhere', () => {
  it('does so in its own place for visitors', async () => {
    const { page } = await openPage(product.browser, view(1440));
    await expectReplacing(page, '/about', '/dashboard', '/login');
    await page.context().close();
  });

  it('leads signed-in people to the dashboard, in its own place', async () => {
    const { page } = await enter(1440, 'member@harbor.example');
    for (const from of ['/login', '/register', '/auth/callback', '/']) {
      await expectReplacing(page, '/about', from, '/dashboard');
    }
    await page.context().close();
  });

  it('leads people without access to a page without the layout, in its own place', async () => {
    const { page } = await enter(1440, 'member@harbor.example');
    const refused = { hasAccess: false, hasOrganization: false, isSuperAdmin: false, error: null };
    await page.route('**/api/v1/access', (route) => route.fulfill({ json: refused }));
    await expectReplacing(page, '/about', '/dashboard', '/no-organization-access');
    await page.goForward();
    await page.locator('h1').waitFor();
    expect(await mainMenu(page).count()).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(0);
    await page.context().close();
  });
});

describe('a page for visitors', () => {
  it('is fetched when it is asked for, below a thin bar across the top', async () => {
    const { page } = await openPage(product.browser, view(1440));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/login-page-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product.address}/login`, { waitUntil: 'commit' });
    const bar = page.getByRole('progressbar');
    await bar.waitFor();
    expect(await bar.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 3 });
    release();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(await bar.count()).toBe(0);
    await page.context().close();
  });

  it('says that there is no account where no user id came back', async () => {
    const { page } = await openPage(product.browser, view(1440));
    await page.route('**/auth/v1/signup**', (route) => route.fulfill({ json: {} }));
    await page.goto(`${product.address}/register`);
    await page.getByLabel('Full name').fill('Inés Vega');
    await page.getByLabel('Email or phone number').fill('ines@cobalt.example');
    await page.getByLabel('Password', { exact: true }).fill('steady-harbour-42');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('User creation failed - no user ID returned').waitFor();
    await page.context().close();
  });

  it('tells in the middle of the top that the browser is offline, for as long as it is', async () => {
    const { page } = await openPage(product.browser, view(1440));
    await page.clock.install();
    await page.goto(`${product.address}/login`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await page.context().setOffline(true);
    const alert = page.getByText('No internet connection. Please check your network.');
    await alert.waitFor();
    await page.clock.fastForward('01:00:00');
    const box = await alert.boundingBox();
    expect(box?.y).toBe(16);
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(720, 0);
    await page.context().setOffline(false);
    await alert.waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe('the layout', () => {
  it('shows each page from its top, smoothly', async () => {
    const { page } = await openPage(product.browser, view(1440), {
      reducedMotion: 'no-preference',
    });
    await page.addInitScript(
      'window.scrolls = []; window.scrollTo = (...wish) => window.scrolls.push(wish);',
    );
    await page.goto(`${product.address}/dashboard`);
    await signIn(page, 'member@harbor.example');
    await pageTitle(page).waitFor();
    const toTop = [{ top: 0, behavior: 'smooth' }];
    await expect.poll(() => page.evaluate('window.scrolls')).toEqual([toTop]);
    await mainMenu(page).getByRole('link', { name: 'Contacts' }).click();
    await page.waitForURL('**/debtors/contacts');
    await expect.poll(() => page.evaluate('window.scrolls')).toEqual([toTop, toTop]);
    await page.context().close();
  });

  it('checks the access once for a person who is signed in, and for nobody else', async () => {
    const { page } = await openPage(product.browser, view(1440));
    const checks: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/api/v1/access') checks.push(pathOf(page));
    });
    await page.goto(`${product.address}/login`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(checks).toEqual([]);
    await signIn(page, 'member@harbor.example');
    for (const name of ['Contacts', 'Call History', 'Dashboard']) {
      await mainMenu(page).getByRole('link', { name }).click();
      await pageTitle(page).waitFor();
    }
    expect(checks).toHaveLength(1);
    await page.context().close();
  });
});

describe('the header', () => {
  it('keeps search and profile in a row behind More where there is no room for them', async () => {
    const { page } = await enter(1023, 'member@harbor.example');
    const header = page.getByRole('banner');
    const search = header.getByPlaceholder('Ctrl + K');
    expect(await search.count()).toBe(0);
    expect(await profileButton(page).count()).toBe(0);
    await header.getByRole('button', { name: 'More' }).click();
    const row = page.getByRole('dialog', { name: 'More' });
    await row.getByPlaceholder('Ctrl + K').waitFor();
    const below = await row.boundingBox();
    const heading = await pageTitle(page).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0));
    await row.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    await page.context().close();
  });

  it('keeps search and profile where there is room below the large breakpoint', async () => {
    const { page } = await enter(1024, 'member@harbor.example');
    await page.getByRole('banner').getByPlaceholder('Ctrl + K').waitFor();
    expect(await profileButton(page).count()).toBe(1);
    expect(await page.getByRole('banner').getByRole('button', { name: 'More' }).count()).toBe(0);
    await page.context().close();
  });

  it('opens the palette from its field, with what was typed there', async () => {
    const { page, faults } = await enter(1440, 'member@harbor.example');
    const field = page.getByRole('banner').getByPlaceholder('Ctrl + K');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await field.click();
    await palette.waitFor();
    await awaitKeyboard(page);
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    await field.focus();
    await page.keyboard.type('con');
    await palette
      .getByRole('option', { name: /Contacts/ })
      .first()
      .waitFor();
    expect(await palette.getByRole('combobox').inputValue()).toBe('con');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('fetches the profile when its menu is opened, and only logs where that fails', async () => {
    const { page, faults } = await enter(1440, 'member@harbor.example');
    const fetched = page.waitForRequest('**/api/v1/profile');
    await profileButton(page).click();
    expect((await fetched).method()).toBe('GET');
    const panel = page.getByRole('dialog').filter({ hasText: 'Edit Profile' });
    await widthBecomes(panel, 290);
    expect(faults).toEqual([]);

    await awaitKeyboard(page);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.route('**/api/v1/profile', (route) => route.fulfill({ status: 500, json: {} }));
    await profileButton(page).click();
    await expect.poll(() => faults.join('\n')).toContain('Error fetching the profile');
    await panel.getByText('member@harbor.example').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });

  it('lets people out although the server cannot be reached, and only logs it', async () => {
    const { page, faults } = await enter(1440, 'member@harbor.example');
    await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 500, json: {} }));
    await profileButton(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(faults.join('\n')).toContain('Error signing out');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });

  it.each([
    [1440, 420],
    [390, 358],
  ])('has room for notifications at %i: %i', async (width, expected) => {
    const { page } = await enter(width, 'member@harbor.example');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.waitFor();
    await widthBecomes(panel, expected);
    await page.context().close();
  });
});
