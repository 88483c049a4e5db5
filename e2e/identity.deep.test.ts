import { TOTP } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lookInBothSchemes, pictures } from './support/look-at-page.ts';
import { openPage, type View, widths } from './support/open-browser.ts';
import { demoPassword, signIn } from './support/sign-in.ts';
import { useOwnProduct } from './support/use-product.ts';

const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
/** Its mails have to be answered, and somebody of the sample data gets another password. */
const product = useOwnProduct();
const accountPage = '/apps/profiles/account/my-account';
async function openSignIn(page: Page, login: string, password = demoPassword): Promise<void> {
  await page.goto(`${product.address}/login`);
  await signIn(page, login, password);
}

async function register(page: Page, login: string, password: string): Promise<void> {
  await page.goto(`${product.address}/register`);
  await page.getByLabel('Full name').fill('Inés Vega');
  await page.getByLabel('Email or phone number').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The newest message to somebody, as the page of the demo shows it. */
async function readMessage(context: BrowserContext, recipient: string): Promise<string> {
  const page = await context.newPage();
  const message = page.getByRole('article').filter({ hasText: recipient }).first();
  await expect
    .poll(async () => {
      await page.goto(`${product.address}/dev/mail`);
      return message.count();
    })
    .toBeGreaterThan(0);
  const text = await message.innerText();
  await page.close();
  return text;
}

async function findLink(context: BrowserContext, recipient: string): Promise<string> {
  const link = /https?:\/\/\S+/.exec(await readMessage(context, recipient))?.[0];
  if (link === undefined) throw new Error('the message has no link');
  return link;
}

/** A code of the step that comes next: the one of now may have been used already. */
function nextCode(secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
}

describe('an identity', () => {
  it('goes from registration by mail to a second factor and out', async () => {
    const { page, faults } = await openPage(product.browser, desktop);
    const email = 'ines@cobalt.example';
    await register(page, email, 'steady-harbour-42');
    await page.getByText('Check your email').waitFor();
    await page.getByText(email).first().waitFor();
    await page.screenshot({ path: `${pictures}/check-your-mail.png` });

    await page.goto(await findLink(page.context(), email));
    await page.waitForURL('**/no-organization-access');
    await page.getByRole('heading', { name: 'Welcome to Ringfence, Inés Vega' }).waitFor();
    await page.getByLabel('Organization name').fill('Cobalt Services');
    await page.getByRole('button', { name: 'Open organization' }).click();
    await page.waitForURL('**/dashboard');
    await signOut(page);

    await signIn(page, email, 'steady-harbour-42');
    await page.waitForURL('**/dashboard');
    await page.goto(`${product.address}${accountPage}?tab=security`);
    await page.getByRole('button', { name: 'Set up a second factor' }).click();
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    await page.screenshot({ path: `${pictures}/second-factor-set-up.png`, fullPage: true });
    const secret = (await page.locator('code').first().innerText()).replaceAll(/\s/g, '');
    await page.getByLabel('6-digit code').fill(new TOTP({ secret }).generate());
    await page.getByText('Your second factor is set up.').waitFor();
    await signOut(page);

    await signIn(page, email, 'steady-harbour-42');
    await page.waitForURL('**/auth/second-factor');
    await page.screenshot({ path: `${pictures}/second-factor.png` });
    // The password alone opens no data, whatever address is asked for.
    await page.goto(`${product.address}/activity/recent`);
    await page.waitForURL('**/auth/second-factor');
    await page.getByLabel('6-digit code').fill(nextCode(secret));
    await page.waitForURL('**/activity/recent');
    await page
      .getByRole('row', { name: /second factor/i })
      .first()
      .waitFor();
    await signOut(page);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('returns to the page that was asked for, with its search, after sign-in', async () => {
    const { page } = await openPage(product.browser, desktop);
    await page.goto(`${product.address}/calls/history?tab=not-called`);
    await page.waitForURL('**/login');
    await signIn(page, 'admin@harbor.example', demoPassword);
    await page.waitForURL('**/calls/history?tab=not-called');
    await page.context().close();
  });

  it('gets a new password by mail, which ends the sessions elsewhere', async () => {
    const email = 'member@harbor.example';
    const elsewhere = await openPage(product.browser, desktop);
    await openSignIn(elsewhere.page, email);
    await elsewhere.page.waitForURL('**/dashboard');

    const { page } = await openPage(product.browser, desktop);
    await page.goto(`${product.address}/login`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText(/If there is an account/).waitFor();
    await page.goto(await findLink(page.context(), email));
    await page.waitForURL('**/auth/new-password');
    await page.getByLabel('New password').fill('quiet-lantern-77');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.waitForURL('**/dashboard');

    await elsewhere.page.goto(`${product.address}/activity/recent`);
    await elsewhere.page.waitForURL('**/login');
    await signIn(elsewhere.page, email, demoPassword);
    await elsewhere.page.getByText(/Incorrect email/).waitFor();
    await signIn(elsewhere.page, email, 'quiet-lantern-77');
    await elsewhere.page.waitForURL('**/activity/recent');
    await page.context().close();
    await elsewhere.page.context().close();
  });

  it('may be a phone number, confirmed by a code', async () => {
    const { page, faults } = await openPage(product.browser, desktop);
    await register(page, '+1 312 555 0148', 'gentle-orchard-19');
    await page.getByText('Check your phone').waitFor();
    const code = /\b\d{6}\b/.exec(await readMessage(page.context(), '+13125550148'))?.[0] ?? '';
    await page.getByLabel('6-digit code').fill(code);
    await page.waitForURL('**/no-organization-access');
    expect(faults).toEqual([]);
    await page.context().close();
    const again = await openPage(product.browser, desktop);
    await openSignIn(again.page, '+1 (312) 555-0148', 'gentle-orchard-19');
    await again.page.waitForURL('**/no-organization-access');
    await again.page.context().close();
  });

  it('is confirmed by no link that somebody made up', async () => {
    const { page } = await openPage(product.browser, desktop);
    for (const made of [
      '?code=00000000-0000-4000-8000-000000000000',
      '#access_token=a&type=signup',
    ]) {
      await page.goto(`${product.address}/auth/callback${made}`);
      await page.getByText(/This link is not valid/).waitFor();
      expect(await page.getByText('Your address is confirmed').count()).toBe(0);
      await page.goto('about:blank');
    }
    await page.context().close();
  });

  it('is the same in two tabs, signed in or out', async () => {
    const { page } = await openPage(product.browser, desktop);
    const other = await page.context().newPage();
    await other.goto(`${product.address}/login`);
    await openSignIn(page, 'admin@northwind.example');
    await page.waitForURL('**/dashboard');
    await other.waitForURL('**/dashboard');
    await signOut(other);
    await page.waitForURL('**/login');
    await page.context().close();
  });

  it.each(widths)('looks finished and passes the accessibility checker at $name', async (view) => {
    const { page, faults } = await openPage(product.browser, view);
    const found: string[] = [];
    const visit = async (path: string, name: string) => {
      found.push(
        ...(await lookInBothSchemes(page, view, { url: `${product.address}${path}`, name })),
      );
    };
    await visit('/register', 'register-by-mail');
    await visit('/auth/forgotten-password', 'forgotten-password');
    await visit('/auth/new-password', 'new-password-expired');
    await visit('/auth/callback?error=access_denied&error_code=access_denied', 'callback-failed');
    await visit('/dev/mail', 'demo-mailbox');
    await openSignIn(page, 'super@ringfence.example');
    await page.waitForURL('**/dashboard');
    for (const tab of ['profile', 'security', 'social', 'billing']) {
      await visit(`${accountPage}?tab=${tab}`, `account-${tab}`);
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
