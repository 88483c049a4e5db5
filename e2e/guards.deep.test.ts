import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { signInToApi, signUpToApi } from './support/ask-api.ts';
import { lookAtPage, lookInBothSchemes, pictures } from './support/look-at-page.ts';
import { makeRecords } from './support/make-records.ts';
import { type View, views, widths } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const person = { email: 'iris@guard.example', password: 'steady-harbour-44', name: 'Iris Lund' };
const product = useSharedProduct();
let records: Awaited<ReturnType<typeof makeRecords>>;
beforeAll(async () => {
  await signUpToApi(product.address, person, 'Guard Services');
  records = await makeRecords(await signInToApi(product.address, person));
});

const enter = (view: View) => openSignedIn(product, view, person);

/** Changes what the server answers, for states that a journey cannot bring about in a minute. */
async function changeAnswer(page: Page, pattern: RegExp, change: object): Promise<void> {
  await page.route(pattern, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const answer: unknown = await response.json();
    return route.fulfill({ response, json: Object.assign({}, answer, change) });
  });
}

describe('a campaign that paused because people heard nobody', () => {
  it.each(views)('is resumed with a reason only, at $name', async (view) => {
    const { page } = await enter(view);
    const campaign = new RegExp(`/api/v1/campaigns/${records.campaignId}$`);
    await changeAnswer(page, campaign, {
      state: 'paused',
      pausedFor: 'abandonment',
      pausedBecause: 'Too many answered calls found nobody speaking.',
      finishedAt: null,
    });
    const sent: unknown[] = [];
    await page.route(/\/resume$/, (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 503, json: { code: 'service_unavailable', status: 503 } });
    });
    const url = `${product.address}/activity/scheduled/campaigns/${records.campaignId}`;
    expect(await lookAtPage(page, view, { url, name: 'paused-campaign' })).toEqual([]);
    await page.getByText(/its share of abandoned calls/).waitFor();
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Resume the campaign' }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    expect(sent).toEqual([]);
    await dialog.getByLabel('Reason').fill('The database stood still for a minute.');
    await page.screenshot({ path: `${pictures}/resume-${view.name.replace(' ', '-')}.png` });
    await dialog.getByRole('button', { name: 'Resume the campaign' }).click();
    await expect.poll(() => sent).toEqual([{ reason: 'The database stood still for a minute.' }]);
    // What was typed survives a server that cannot answer.
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByLabel('Reason').inputValue()).toContain('stood still');
    await page.context().close();
  });
});

describe('a campaign that a breaker paused', () => {
  it.each(views)('says by which figures, and is resumed with a reason, at $name', async (view) => {
    const { page } = await enter(view);
    await changeAnswer(page, new RegExp(`/api/v1/campaigns/${records.campaignId}$`), {
      state: 'paused',
      pausedFor: 'refusals',
      pausedBecause: 'Too many people refused.',
      finishedAt: null,
    });
    const counts = { recent: { calls: 60, events: 14 }, total: { calls: 480, events: 31 } };
    const calm = { isOn: true, nearness: 12, countedAfter: null, ...counts };
    await changeAnswer(page, new RegExp(`/api/v1/campaigns/${records.campaignId}/breakers$`), {
      breakers: [
        { ...calm, kind: 'carrier_failures', usualPercent: 5 },
        { ...calm, kind: 'dead_numbers', usualPercent: 10 },
        { ...calm, kind: 'refusals', nearness: 100, usualPercent: 5 },
        { ...calm, kind: 'early_hang_ups', nearness: 80, usualPercent: 8 },
        { ...calm, kind: 'nobody_free', isOn: false, nearness: 0, usualPercent: 10 },
        { ...calm, kind: 'answer_rate', nearness: 55, usualPercent: 26.4 },
        { ...calm, kind: 'abandonment', usualPercent: 3, countedAfter: '2026-05-11T23:59:59.999Z' },
      ],
    });
    const url = `${product.address}/activity/scheduled/campaigns/${records.campaignId}`;
    expect(await lookAtPage(page, view, { url, name: 'broken-campaign' })).toEqual([]);
    await page.getByText(/on 14 of the last 60 calls, people asked not to be called/).waitFor();
    await page.getByText('Limit reached').waitFor();
    await page.screenshot({
      path: `${pictures}/broken-campaign-whole-${view.name.replace(' ', '-')}.png`,
      fullPage: true,
    });
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/The breakers count from zero/).waitFor();
    await dialog.getByRole('button', { name: 'Resume the campaign' }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    await page.context().close();
  });
});

describe('the limits of breakers', () => {
  it.each(views)('are checked, saved and reset, at $name', async (view) => {
    const { page } = await enter(view);
    const url = `${product.address}/settings/breakers`;
    expect(await lookAtPage(page, view, { url, name: 'breakers' })).toEqual([]);
    const rate = page.getByLabel('Ordinary rate (percent): Stops and wrong persons');
    await rate.fill('50');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter a whole number from 5 to 30.').waitFor();
    await rate.fill('7');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await page.reload();
    await expect.poll(() => rate.inputValue()).toBe('7');
    await page.getByRole('button', { name: 'Use defaults' }).click();
    expect(await rate.inputValue()).toBe('5');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await page.context().close();
  });
});

describe('a worker with a wrong clock', () => {
  it.each(widths)('is named on every screen, at $name', async (view) => {
    const { page, faults } = await enter(view);
    await changeAnswer(page, /\/api\/v1\/halts$/, {
      wrongClocks: [{ secondsAhead: -7200, since: new Date().toISOString() }],
    });
    const url = `${product.address}/debtors/contacts`;
    expect(await lookInBothSchemes(page, view, { url, name: 'wrong-clock' })).toEqual([]);
    await page.getByText('The clock of a worker is 2 hours behind the database’s.').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('somebody who shows very many whole numbers', () => {
  it('is refused with a sentence, and the admins are notified', async () => {
    const { page } = await enter({
      name: 'desktop',
      width: 1440,
      height: 900,
      colorScheme: 'dark',
    });
    await page.goto(`${product.address}/debtors/contacts/${records.contactId}`);
    const show = page.getByRole('button', { name: /^Show number/ }).first();
    const refused = page.getByText(/You have shown too many whole numbers/);
    // A number that is shown stays shown, so the page is opened again for the next.
    const shown = page.getByText(/^\+\d{8,}$/);
    for (let times = 0; times < 2; times += 1) {
      await show.click();
      await shown.first().waitFor();
      await page.reload();
    }
    await show.click();
    await refused.waitFor();
    await page.screenshot({ path: `${pictures}/too-many-numbers.png` });
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByText('Iris Lund viewed an unusual number of full phone numbers').waitFor();
    await page.screenshot({ path: `${pictures}/too-many-numbers-notified.png` });
    await page.context().close();
  });
});
