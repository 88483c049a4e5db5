import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { signInToApi } from './support/ask-api.ts';
import { awaitKeyboard } from './support/layout-parts.ts';
import { lookInBothSchemes } from './support/look-at-page.ts';
import { makeRecords } from './support/make-records.ts';
import { type View, widths } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { openTeam, type Team } from './support/open-team.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
/** Others judge by the policy of the sample data. */
let team: Team;
beforeAll(async () => {
  team = await openTeam(product.address, 'Policy Services');
});

const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };

const enter = (email: string, path: string, view = desktop) =>
  openSignedIn(product, view, { email }, path);

/** Looks at what a change would do, and puts it into force. */
async function saveChange(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See what changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'What this changes today' });
  await dialog.getByRole('columnheader', { name: 'Who could be called' }).waitFor();
  await dialog.getByRole('button', { name: /^Save as version \d+$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^Version \d+ is in force\.$/).waitFor();
}

describe('the policy in the settings', () => {
  it('is changed after a look at what that does, and keeps the version before', async () => {
    const { page, faults } = await enter(team.admin.email, '/settings/policy');
    await page.getByLabel('Maximum calls per day').fill('9');
    await page.getByRole('button', { name: 'See what changes' }).click();
    await page.getByText('Enter a whole number from 1 to 7, or leave it empty.').waitFor();
    await page.getByLabel('Maximum calls per day').fill('2');
    await saveChange(page);
    expect(await page.evaluate('document.activeElement === document.body')).toBe(false);
    const show = page.getByRole('button', { name: 'All versions' });
    await show.click();
    const versions = page.getByRole('dialog', { name: 'Versions of the policy' });
    await versions.getByText('As in the pack → 2 calls').waitFor();
    await versions.getByText('Version 0').waitFor();
    await awaitKeyboard(page);
    await page.keyboard.press('Escape');
    await versions.waitFor({ state: 'detached' });
    expect(await show.evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('tells the slower person what the other changed, and keeps both on request', async () => {
    const { page: slower } = await enter(team.admin.email, '/settings/policy');
    const { page: quicker } = await enter(team.admin.email, '/settings/policy');
    await slower.getByLabel('Minutes between two calls to one number').fill('30');
    // By the keyboard: the page may still be settling under a pointer.
    await quicker.getByLabel('Announce that calls are recorded').press('Space');
    await saveChange(quicker);
    await slower.getByText(/saved version \d+ while you were changing version \d+/).waitFor();
    await slower.getByText('None → 30 minutes').waitFor();
    await slower.getByRole('button', { name: 'Use theirs and keep my changes' }).click();
    const announces = () => slower.getByLabel('Announce that calls are recorded').isChecked();
    await expect.poll(announces).toBe(true);
    await saveChange(slower);
    await slower.reload();
    const gap = slower.getByLabel('Minutes between two calls to one number');
    await gap.waitFor();
    await expect.poll(() => gap.inputValue()).toBe('30');
    await expect.poll(announces).toBe(true);
    await slower.context().close();
    await quicker.context().close();
  });

  it('is shown to members, who cannot change it', async () => {
    const { page } = await enter(team.member.email, '/settings/policy');
    await page.getByText('Maximum calls per day').waitFor();
    await page.getByText('12 CFR 1006.14(b)(2)(i)').first().waitFor();
    expect(await page.locator('[id^=policy-]').count()).toBe(0);
    await page.context().close();
  });
});

describe('the audit', () => {
  it('is run from the dashboard and from its page, and says that nothing was found', async () => {
    const { admin } = await openTeam(product.address, 'Audited Services');
    const { page, faults } = await enter(admin.email, '/dashboard');
    const card = page.getByRole('region', { name: 'Audit' });
    await card.getByText('No audit has run yet. It runs every night.').waitFor();
    await card.getByRole('button', { name: 'Run now' }).click();
    await card.getByText('No violations').waitFor();
    await card.getByRole('link', { name: 'See the audits' }).click();
    await page.waitForURL('**/activity/audit');
    await page.getByRole('button', { name: 'Run now' }).click();
    await page
      .getByRole('row', { name: /No violations/ })
      .nth(1)
      .waitFor();
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByText('No problems found').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('names a call that was against a stop, and leads from the dashboard to it', async () => {
    const api = await signInToApi(product.address, team.admin);
    const { contactId } = await makeRecords(api);
    // It came by letter the day before, and nobody wrote it down in time.
    await api.recordStop(contactId, new Date(Date.now() - 24 * 60 * 60 * 1000));
    await api.runAudit();
    const { page } = await enter(team.member.email, '/dashboard');
    await page.getByRole('link', { name: /^\d+ problems? found$/ }).click();
    await page.waitForURL('**/activity/audit/*');
    const row = page.getByRole('row', { name: /The person asked not to be called/ });
    await row.getByText('12 CFR 1006.14(h)').waitFor();
    await row.getByRole('link', { name: 'See the call' }).click();
    await page.waitForURL('**/calls/history/*');
    await page.getByText('Why this call was allowed').waitFor();
    await page.context().close();
  });
});

describe('compliance', () => {
  it.each(widths)('is readable by everybody at $name', async (view) => {
    const { page } = await enter(team.admin.email, '/dashboard', view);
    const visit = (path: string, name: string) =>
      lookInBothSchemes(page, view, { url: `${product.address}${path}`, name });
    expect(await visit('/settings/general', 'settings')).toEqual([]);
    expect(await visit('/settings/policy', 'settings-policy')).toEqual([]);
    expect(await visit('/activity/audit', 'audits')).toEqual([]);
    await page.context().close();
  });
});
