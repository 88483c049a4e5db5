import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type View } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { signIn } from './support/sign-in.ts';
import { useOwnProduct } from './support/use-product.ts';

/** Only whose address was confirmed accepts an invitation, and then works in one organization more. */
const product = useOwnProduct();
const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
async function enter(email: string, path: string): Promise<Page> {
  return (await openSignedIn(product, desktop, { email }, path)).page;
}

/** The link of the newest mail to somebody, as the demo keeps it. */
async function findInvitation(email: string): Promise<string> {
  const { page } = await openPage(product.browser, desktop);
  let link: string | null = null;
  await expect
    .poll(async () => {
      await page.goto(`${product.address}/dev/mail`);
      const mail = page.getByRole('article').filter({ hasText: email });
      const found = mail.getByRole('link').filter({ hasText: '/invitation#' }).first();
      link = (await found.count()) === 0 ? null : await found.getAttribute('href');
      return link;
    })
    .not.toBeNull();
  await page.context().close();
  return link ?? '';
}

describe('an organization', () => {
  it('is opened by a super administrator, and joined by an invitation', async () => {
    const page = await enter('super@ringfence.example', '/admin/organizations');
    await page.getByRole('button', { name: 'Create organization' }).click();
    const opening = page.getByRole('dialog');
    await opening.getByRole('textbox').fill('Bay Lending');
    await opening.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Bay Lending' }).waitFor();
    await page.getByRole('button', { name: 'Add member' }).first().click();
    const adding = page.getByRole('dialog');
    await adding.getByRole('tab', { name: 'Invite by email' }).click();
    await adding.getByRole('textbox', { name: 'Email' }).fill('admin@northwind.example');
    await adding.getByRole('button', { name: 'Send invitation' }).click();
    const link = await findInvitation('admin@northwind.example');
    await page.context().close();

    const { page: invited } = await openPage(product.browser, desktop);
    await invited.goto(link);
    await invited.getByText('Bay Lending').first().waitFor();
    await invited
      .getByRole('link', { name: 'Sign in' })
      .or(invited.getByRole('button', { name: 'Sign in' }))
      .click();
    await signIn(invited, 'admin@northwind.example');
    await invited.getByRole('button', { name: 'Accept' }).click();
    await invited.waitForURL('**/dashboard');
    await invited.getByText('Bay Lending').first().waitFor();
    await invited.context().close();
  });

  it('is joined in the same minute by somebody invited, who registers with the address filled in', async () => {
    const email = 'nadia@bay.example';
    const page = await enter('super@ringfence.example', '/admin/organizations');
    await page.getByRole('link', { name: 'Harbor Recovery' }).first().click();
    await page.getByRole('button', { name: 'Add member' }).first().click();
    const adding = page.getByRole('dialog');
    await adding.getByRole('tab', { name: 'Invite by email' }).click();
    await adding.getByRole('textbox', { name: 'Email' }).fill(email);
    await adding.getByRole('button', { name: 'Send invitation' }).click();
    const link = await findInvitation(email);
    await page.context().close();

    const { page: invited } = await openPage(product.browser, desktop);
    await invited.goto(link);
    await invited.getByRole('link', { name: 'Create an account' }).click();
    expect(await invited.getByLabel('Email or phone number').inputValue()).toBe(email);
    await invited.getByLabel('Full name').fill('Nadia Roth');
    await invited.getByLabel('Password', { exact: true }).fill('steady-harbour-42');
    await invited.getByRole('button', { name: 'Create account' }).click();
    await invited.getByText('Check your email').waitFor();
    await invited.context().close();
  });

  it('has all of its calls stopped by one button, and shows so to everyone who works there', async () => {
    const member = await enter('member@harbor.example', '/dashboard');
    const admin = await enter('admin@harbor.example', '/dashboard');
    await admin.getByRole('button', { name: 'Stop all calls' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Stop all calls' }).click();
    await admin.getByRole('button', { name: 'Allow calls again' }).first().waitFor();
    const notice = member.getByText('All calls are stopped', { exact: true });
    await notice.waitFor();
    expect(await member.getByRole('button', { name: 'Allow calls again' }).count()).toBe(0);
    await admin.getByRole('button', { name: 'Allow calls again' }).first().click();
    await admin.getByRole('button', { name: 'Stop all calls' }).waitFor();
    await notice.waitFor({ state: 'detached' });
    await admin.context().close();
    await member.context().close();
  });

  it('has the calls of all organizations allowed again only once somebody has confirmed it', async () => {
    const page = await enter('super@ringfence.example', '/dashboard');
    await page.getByRole('button', { name: 'Stop all calls' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop all calls' }).click();
    const allow = page.getByRole('button', { name: 'Allow calls of all organizations again' });
    await allow.click();
    const asking = page.getByRole('dialog', {
      name: 'Allow the calls of ALL organizations again?',
    });
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await asking.waitFor({ state: 'detached' });
    await allow.click();
    await asking.getByRole('button', { name: 'Allow calls again' }).click();
    await allow.waitFor({ state: 'detached' });
    await page.context().close();
  });
});
