import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { lookInBothSchemes } from './support/look-at-page.ts';
import { openPage, type View, widths } from './support/open-browser.ts';
import { signIn } from './support/sign-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
const product = useSharedProduct();
const activity = z.object({ entries: z.array(z.looseObject({ action: z.string() })) });

describe('the first screens', () => {
  it('tell a wrong password without telling whether the account exists', async () => {
    const { page } = await openPage(product.browser, desktop);
    await page.goto(`${product.address}/login`);
    await page.getByLabel('Email or phone number').fill('nobody@harbor.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Incorrect email, phone number or password.').waitFor();
    await page.context().close();
  });

  it('speak Spanish to a Spanish browser, and English on request', async () => {
    const { page } = await openPage(product.browser, desktop, { locale: 'es-ES' });
    await page.goto(`${product.address}/login`);
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.getByRole('button', { name: 'EN English' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.context().close();
  });

  it('stand still on a phone when there is less activity than there is room for', async () => {
    const phone: View = { ...desktop, name: 'phone', width: 390, height: 844 };
    const { page } = await openPage(product.browser, phone);
    await page.goto(`${product.address}/login`);
    await signIn(page, 'both@ringfence.example');
    await page.waitForURL('**/dashboard');
    await page.addInitScript(`
      globalThis.moved = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) moved += value;
      }).observe({ type: 'layout-shift', buffered: true });`);
    const audits = page.waitForResponse('**/api/v1/audits?*');
    // After everything else, and one entry where five had room.
    await page.route('**/api/v1/activity?*', async (route) => {
      const response = await route.fetch();
      const { entries } = activity.parse(await response.json());
      const signIns = entries.filter(({ action }) => action === 'profile.signed_in');
      await audits;
      await route.fulfill({ json: { entries: signIns.slice(0, 1), nextCursor: null } });
    });
    await page.reload();
    await page.getByText('Signed in').waitFor();
    await page.getByRole('region', { name: 'Audit' }).waitFor();
    expect(await page.evaluate('moved')).toBeLessThan(0.02);
    await page.context().close();
  });

  it.each(widths)('pass the accessibility checker and look finished at $name', async (view) => {
    const { page, faults } = await openPage(product.browser, view);
    const found: string[] = [];
    const visit = async (path: string, name: string) => {
      found.push(
        ...(await lookInBothSchemes(page, view, { url: `${product.address}${path}`, name })),
      );
    };
    await visit('/login', 'login');
    await signIn(page, 'admin@harbor.example');
    await page.waitForURL('**/dashboard');
    await visit('/dashboard', 'dashboard');
    await visit('/activity/recent', 'activity');
    await visit('/nowhere', 'not-found');
    await page.route('**/api/v1/access', (route) =>
      route.fulfill({
        json: { hasAccess: false, hasOrganization: false, isSuperAdmin: false, error: null },
      }),
    );
    await visit('/dashboard', 'no-access');
    expect(new URL(page.url()).pathname).toBe('/no-organization-access');
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
