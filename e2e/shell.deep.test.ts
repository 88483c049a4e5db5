import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signUpToApi } from './support/ask-api.ts';
import { awaitKeyboard, mainMenu, openProfileTab } from './support/layout-parts.ts';
import { openPage, type View } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { openTeam } from './support/open-team.ts';
import { demoPassword, signIn } from './support/sign-in.ts';
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

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Where the header begins: the permanent drawer ends there. */
async function widthOf(page: Page): Promise<number | undefined> {
  return (await page.getByRole('banner').boundingBox())?.x;
}

/** The drawer grows and shrinks; asked again until it stands still. */
const drawerBecomes = (page: Page, width: number) => expect.poll(() => widthOf(page)).toBe(width);

describe('the drawer', () => {
  it('is open at 1440, and a rail of icons when it is toggled', async () => {
    const { page, faults } = await enter(1440, 'member@harbor.example');
    await drawerBecomes(page, 260);
    await toggle(page).click();
    await drawerBecomes(page, 60);
    await mainMenu(page).getByRole('link', { name: 'Contacts' }).click();
    await page.waitForURL('**/debtors/contacts');
    await drawerBecomes(page, 60);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('starts as a rail at 1300, opens by the button, and by itself at xl', async () => {
    const { page } = await enter(1300, 'member@harbor.example');
    await drawerBecomes(page, 60);
    await toggle(page).click();
    await drawerBecomes(page, 260);
    await toggle(page).click();
    await drawerBecomes(page, 60);
    await page.setViewportSize({ width: 1440, height: 900 });
    await drawerBecomes(page, 260);
    await page.context().close();
  });

  it.each([1024, 390])(
    'lies over the page at %i, and goes when something is chosen',
    async (width) => {
      const { page } = await enter(width, 'member@harbor.example');
      expect(await mainMenu(page).count()).toBe(0);
      await toggle(page).click();
      await mainMenu(page).waitFor();
      await awaitKeyboard(page);
      await page.keyboard.press('Escape');
      await mainMenu(page).waitFor({ state: 'detached' });
      await toggle(page).click();
      await mainMenu(page).getByRole('link', { name: 'Call History' }).click();
      await page.waitForURL('**/calls/history');
      await mainMenu(page).waitFor({ state: 'detached' });
      const crumbs = page.getByRole('navigation', { name: 'Where you are' });
      await expect.poll(() => crumbs.innerText()).toMatch(/Home[\s\S]*Calls[\s\S]*Call History/);
      await page.context().close();
    },
  );
});

describe('the two modes', () => {
  it('are switched in the profile menu', async () => {
    const { page } = await enter(1440, 'both@ringfence.example');
    await openProfileTab(page, /^Organizations$/);
    await page.getByText('Harbor Recovery').last().waitFor();
    await page.context().close();
  });
});

/** Chooses what admin mode is narrowed to. */
async function narrow(page: Page, organization: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Organization' }).first().click();
  await page.getByRole('option', { name: organization }).click();
}

describe('an upload being prepared', () => {
  it('keeps what was chosen while a super administrator looks at all organizations', async () => {
    const { page } = await enter(1440, 'super@ringfence.example', '/debtors/upload');
    const calls = page.getByRole('radio', { name: 'Past calls' });
    await narrow(page, 'Harbor Recovery');
    await calls.check();
    await narrow(page, 'All organizations');
    await page.getByText('Choose the organization first').waitFor();
    await narrow(page, 'Northwind Water');
    await expect.poll(() => calls.isChecked()).toBe(true);
    await page.context().close();
  });
});

describe('a page', () => {
  it('begins again in the organization that somebody switches to', async () => {
    const { page } = await enter(1440, 'both@ringfence.example', '/debtors/contacts');
    const button = page.getByRole('button', { name: /^Profile menu/ });
    const other = /Harbor/.test(await button.innerText()) ? 'Northwind Water' : 'Harbor Recovery';
    const heading = page.locator('#content h1');
    await heading.evaluate((element) => element.setAttribute('data-seen', 'before'));
    await openProfileTab(page, /^Organizations$/);
    await page.getByRole('menuitem', { name: new RegExp(other) }).click();
    await expect.poll(() => button.innerText()).toContain(other);
    await expect.poll(() => heading.getAttribute('data-seen')).toBeNull();
    await page.context().close();
  });
});

describe('an address that names an organization', () => {
  it('says that there is none such, and leads to all of them', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const path = `/activity/recent?organization=${nowhere}`;
    const { page } = await enter(1440, 'super@ringfence.example', path);
    await page.getByRole('heading', { name: 'There is no such organization' }).waitFor();
    await page.getByRole('link', { name: 'Show all organizations' }).click();
    await page.getByRole('columnheader', { name: 'Organization' }).waitFor();
    await page.context().close();
  });
});

describe('what goes wrong outside', () => {
  it('sends people to the page without organization when the access check fails', async () => {
    const { page, faults } = await openPage(product.browser, view(1440));
    let asked = 0;
    await page.route('**/api/v1/access', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: {} });
    });
    await page.goto(`${product.address}/calls/history?tab=not-called`);
    await signIn(page, 'admin@harbor.example');
    await page.waitForURL('**/no-organization-access');
    await expect
      .poll(async () => faults.join('\n'))
      .toContain('Error checking organization membership');
    await page.getByRole('heading', { name: 'Your access could not be checked' }).waitFor();
    expect(asked).toBe(1);
    await page.unroute('**/api/v1/access');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/calls/history?tab=not-called');
    await page.context().close();
  });

  it('leaves the page alone when a menu cannot be fetched', async () => {
    const { page } = await openPage(product.browser, view(1440));
    await page.route(/assets\/(notification-menu|profile-menu)-/, (route) => route.abort());
    await page.goto(`${product.address}/dashboard`);
    await signIn(page, 'member@harbor.example');
    for (const name of [/^Notifications/, /^Profile menu/]) {
      await page.getByRole('button', { name }).click();
      const failure = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
      await failure.getByRole('button', { name: 'Close' }).click();
      await failure.waitFor({ state: 'detached' });
    }
    await page.locator('#content h1').waitFor();
    await page.context().close();
  });

  it.each([1440, 390])(
    'is shown while the browser is offline, and gone when it is back, at %i',
    async (width) => {
      const { page } = await enter(width, 'member@harbor.example');
      const alert = page.getByText('No internet connection. Please check your network.');
      await page.context().setOffline(true);
      await alert.waitFor();
      await page.context().setOffline(false);
      await alert.waitFor({ state: 'detached' });
      await page.context().close();
    },
  );
});

describe('stopping all calls', () => {
  it('is asked for once, and not again when calls are allowed', async () => {
    const { admin } = await openTeam(product.address, 'Stopping Services');
    const { page } = await enter(1440, admin.email);
    const ask = page.locator('#content').getByRole('button', { name: 'Stop all calls' });
    await ask.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Stop all calls' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('#content:focus').waitFor();
    await page.getByRole('button', { name: 'Allow calls again' }).click();
    await ask.waitFor();
    expect(await dialog.count()).toBe(0);
    await page.context().close();
  });
});

describe('the bell', () => {
  it('starts at two for a new person, and stays at none once all is read', async () => {
    const newcomer = { email: 'bela@bell.example', password: demoPassword, name: 'Bela Novak' };
    await signUpToApi(product.address, newcomer, 'Bell Services');
    const { page } = await enter(1440, newcomer.email);
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect.poll(() => bell.getAttribute('aria-label')).toContain('2 unread');
    await bell.click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications');
    await page.reload();
    await page.locator('#content h1').waitFor();
    await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications');
    await page.context().close();
  });
});

describe('the keyboard', () => {
  it('opens the palette with Ctrl + K and finds a screen', async () => {
    const { page } = await enter(1440, 'member@harbor.example');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('call hist');
    await page.getByRole('option', { name: /Call History/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/calls/history');
    // Until then, the key is one more letter that is searched for.
    await page.getByRole('dialog', { name: 'Search and commands' }).waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: /shortcuts/i }).waitFor();
    await page.context().close();
  });

  it('fades palette, dialogs and dropdowns out in 150 ms, and leaves nothing of them', async () => {
    const { page } = await enter(1440, 'member@harbor.example');
    const opened = [
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('?'),
      () => page.getByRole('button', { name: /^Notifications/ }).click(),
      () => page.getByRole('button', { name: /^Profile menu/ }).click(),
    ];
    for (const open of opened) {
      await open();
      await page.getByRole('dialog').waitFor();
      await awaitKeyboard(page);
      // In one go, because the whole of it is over in 150 ms.
      const durations = await page.evaluate(`(() => {
        const { promise, resolve } = Promise.withResolvers();
        new MutationObserver((_changes, observer) => {
          const leaving = document.querySelector('[data-leaving]');
          if (leaving === null) return;
          observer.disconnect();
          resolve(leaving.getAnimations().map(({ effect }) => effect.getTiming().duration));
        }).observe(document.body, { childList: true });
        const press = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', press));
        return promise;
      })()`);
      expect(durations).toEqual([150]);
      await page.locator('[data-leaving]').waitFor({ state: 'detached' });
    }
    await page.context().close();
  });
});
