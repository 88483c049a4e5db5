import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signInToApi } from './support/ask-api.ts';
import { mainMenu, openProfileTab, profileButton } from './support/layout-parts.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { demoPassword } from './support/sign-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const desktop = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' } as const;

const enter = (email: string, path = '/dashboard') =>
  openSignedIn(product, desktop, { email }, path);

describe('the two modes', () => {
  it('let a super administrator read across organizations, and others not', async () => {
    // So that both are among the newest, whatever others have done.
    for (const email of ['admin@harbor.example', 'admin@northwind.example']) {
      await signInToApi(product.address, { email, password: demoPassword });
    }
    const { page, faults } = await enter('super@ringfence.example', '/activity/recent');
    await page.getByRole('columnheader', { name: 'Organization' }).waitFor();
    await page
      .getByRole('row', { name: /Harbor Recovery/ })
      .first()
      .waitFor();
    await page
      .getByRole('row', { name: /Northwind Water/ })
      .first()
      .waitFor();
    await mainMenu(page).getByRole('link', { name: 'Organizations' }).click();
    // The page before is shown until the next one is there.
    await page.getByRole('heading', { level: 1, name: 'Organizations' }).waitFor();
    await page.getByRole('row', { name: /Harbor Recovery/ }).waitFor();
    await page.getByRole('row', { name: /Northwind Water/ }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
    const member = await enter('admin@harbor.example', '/admin/organizations');
    expect(await mainMenu(member.page).getByRole('link', { name: 'Organizations' }).count()).toBe(
      0,
    );
    expect(await member.page.getByText('Northwind').count()).toBe(0);
    await member.page.context().close();
  });
});

describe('two tabs', () => {
  it('keep their own organization until they are reloaded, and tell of the switch', async () => {
    const first = await enter('both@ringfence.example');
    const second = await first.page.context().newPage();
    await second.goto(`${product.address}/dashboard`);
    await second.locator('#content h1').waitFor();
    const caption = (page: Page) => profileButton(page).innerText();
    const before = await caption(second);
    const other = /Harbor/.test(before) ? 'Northwind Water' : 'Harbor Recovery';
    await openProfileTab(first.page, /^Organizations$/);
    await first.page.getByRole('menuitem', { name: new RegExp(other) }).click();
    await expect.poll(() => caption(first.page)).toContain(other);
    await second.getByText(/in another tab/).waitFor();
    expect(await caption(second)).toBe(before);
    await second.reload();
    await expect.poll(() => caption(second)).toContain(other);
    await first.page.context().close();
  });
});
