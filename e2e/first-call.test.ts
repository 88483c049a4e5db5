import { chooseClosedPlace, chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiPerson, drawCallerId, signInToApi, signUpToApi } from './support/ask-api.ts';
import { launchCampaign, unfold } from './support/launch-campaign.ts';
import { lookInBothSchemes, pictures } from './support/look-at-page.ts';
import { makeRecords, writeDebtors } from './support/make-records.ts';
import { openPage, type View, widths } from './support/open-browser.ts';
import { signIn } from './support/sign-in.ts';
import { uploadFile } from './support/upload-file.ts';
import { useSharedProduct } from './support/use-product.ts';

const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
const newcomer = { email: 'ines@cobalt.example', password: 'steady-harbour-42', name: 'Inés Vega' };
/** Has an organization, a list and a finished campaign when the tests begin. */
const person = { email: 'omar@delta.example', password: 'steady-harbour-43', name: 'Omar Haddad' };
/** The journey by way of a mail is in identity.test.ts. */
const product = useSharedProduct();

beforeAll(async () => {
  await signUpToApi(product.address, person, 'Delta Services');
  await makeRecords(await signInToApi(product.address, person));
});

function writeFile(rows: readonly string[]): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'people.csv', mimeType: 'text/csv', buffer: writeDebtors(rows) };
}

async function enter(page: Page): Promise<void> {
  await page.goto(`${product.address}/login`);
  await signIn(page, person.email, person.password);
  await page.waitForURL('**/dashboard');
}

async function register(page: Page): Promise<void> {
  await page.goto(`${product.address}/register`);
  await page.getByLabel('Full name').fill(newcomer.name);
  await page.getByLabel('Email or phone number').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/no-organization-access');
  await page.getByLabel('Organization name').fill('Cobalt Services');
  await page.getByRole('button', { name: 'Open organization' }).click();
  await page.waitForURL('**/dashboard');
}

async function upload(page: Page, listName: string, rows: readonly string[]): Promise<void> {
  await page.goto(`${product.address}/debtors/upload`);
  await uploadFile(page, writeFile(rows), listName);
}

async function startCampaign(page: Page, name: string, attempts: string): Promise<void> {
  await page.getByRole('link', { name: 'Call this list' }).first().click();
  await page.waitForURL('**/activity/scheduled/campaigns/new?list=*');
  await unfold(page, 'Name and voice');
  await page.getByLabel('Campaign name').fill(name);
  await expect.poll(() => page.getByLabel('Caller ID').inputValue()).toMatch(/^\+1872/);
  await page.getByLabel('Name said on the call').fill('Cobalt');
  await unfold(page, 'Again');
  await page.getByLabel('Attempts per person').fill(attempts);
  await launchCampaign(page);
}

async function addCallerId(page: Page): Promise<void> {
  await page.goto(`${product.address}/settings/caller-ids`);
  await page.getByRole('button', { name: 'Add caller ID' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Number').fill(drawCallerId());
  await dialog.getByRole('button', { name: 'Add caller ID' }).click();
  await page.getByText(/was added\./).waitFor();
}

/** Waits until the campaign on the screen says so by itself, without a reload. */
async function expectState(page: Page, state: string): Promise<void> {
  await page.getByText(state, { exact: true }).first().waitFor({ timeout: 60_000 });
}

/** Seven campaigns call a person of a list of their own, who never answers. */
async function callSevenTimes(api: ApiPerson, row: string): Promise<void> {
  const listId = await api.upload('Only seven', writeFile([row]).buffer);
  for (let time = 1; time <= 7; time += 1) {
    await api.runCampaign(listId, `Round ${time}`);
  }
}

describe('the first call', () => {
  it('goes from sign-up to a finished campaign of 200 people', { timeout: 360_000 }, async () => {
    const { page, faults } = await openPage(product.browser, desktop);
    await register(page);
    await addCallerId(page);
    await (await signInToApi(product.address, newcomer)).requireScript();
    const { country, prefix } = chooseOpenPlace(new Date());
    const rows = Array.from(
      { length: 200 },
      (_, index) =>
        `C${index},Person ${index},${prefix}${2000 + index},${100 + index}.50,${country},yes`,
    );
    await upload(page, 'March portfolio', [...rows, `C999,No Number,,12,${country},yes`]);
    await page.getByText('The phone number is missing.').waitFor();
    await page.screenshot({ path: `${pictures}/journey-upload.png`, fullPage: true });
    await page.getByRole('link', { name: 'View contacts' }).click();
    await page.waitForURL('**/debtors/list/*');
    await page.getByText('Person 0', { exact: true }).waitFor();
    const watcher = await page.context().newPage();
    await watcher.goto(`${product.address}/calls/history`);
    await watcher.getByText('No calls yet').waitFor();
    await startCampaign(page, 'March, first call', '1');
    // Nobody reloads: the calls and the end of the campaign come by themselves.
    await watcher.getByRole('row').nth(8).waitFor();
    await watcher.close();
    await expectState(page, 'Finished');
    await page.screenshot({ path: `${pictures}/journey-campaign.png`, fullPage: true });
    const api = await signInToApi(product.address, newcomer);
    const [campaign] = await api.listCampaigns();
    expect(campaign).toMatchObject({ state: 'finished', calls: 200, targets: { done: 200 } });

    await page.goto(`${product.address}/dashboard?period=week`);
    await page.getByRole('link', { name: /^Calls 200 / }).waitFor();
    await page.goto(`${product.address}/calls/history`);
    await page.getByRole('row').nth(1).waitFor();
    await page.screenshot({ path: `${pictures}/journey-history.png` });
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Why this call was allowed' }).waitFor();
    await page.getByText('Calling hours').waitFor();
    await page.screenshot({ path: `${pictures}/journey-call.png`, fullPage: true });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is not made to those who may not be called, and the screen says why', {
    timeout: 360_000,
  }, async () => {
    const { page, faults } = await openPage(product.browser, desktop);
    await enter(page);
    const open = chooseOpenPlace(new Date());
    const closed = chooseClosedPlace(new Date());
    const seven = `S7,Seven Times,${open.prefix}0190,70,${open.country},yes`;
    const api = await signInToApi(product.address, person);
    await callSevenTimes(api, seven);

    await upload(page, 'Not to be called', [
      `S1,Asleep Now,${closed.prefix}0190,10,${closed.country},yes`,
      seven,
      'S3,Never Asked,+12125550192,30,US,no',
      `S4,Said Stop,${open.prefix}0193,40,${open.country},yes`,
    ]);
    await page.getByRole('link', { name: 'View contacts' }).click();
    const stopped = page.getByRole('row', { name: /Said Stop/ });
    await stopped.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: /Asked to stop/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Never call again' }).click();
    await stopped.getByText('Asked to stop', { exact: true }).waitFor();
    await startCampaign(page, 'Nobody', '1');

    await page.goto(`${product.address}/calls/history`);
    await page.getByRole('tab', { name: 'Not called' }).click();
    const reasonOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    await reasonOf('Asleep Now')
      .getByText(/outside calling hours/)
      .waitFor();
    await reasonOf('Seven Times')
      .getByText(/eighth call in seven days/)
      .waitFor();
    await reasonOf('Never Asked')
      .getByText(/consent/i)
      .first()
      .waitFor();
    await reasonOf('Said Stop').getByText(/asked/i).first().waitFor();
    await page.screenshot({ path: `${pictures}/journey-not-called.png`, fullPage: true });
    const nobody = (await api.listCampaigns()).find(({ name }) => name === 'Nobody');
    expect(nobody).toMatchObject({ calls: 0, targets: { blocked: 2, deferred: 2 } });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each(widths)(
    'looks finished and passes the accessibility checker at $name',
    { timeout: 360_000 },
    async (view) => {
      const { page, faults } = await openPage(product.browser, view);
      const found: string[] = [];
      const visit = async (path: string, name: string) => {
        found.push(
          ...(await lookInBothSchemes(page, view, { url: `${product.address}${path}`, name })),
        );
      };
      await visit('/register', 'register');
      await enter(page);
      const api = await signInToApi(product.address, person);
      const campaign = (await api.listCampaigns()).find(({ name }) => name === 'April');
      await visit('/debtors/upload', 'upload');
      await visit('/debtors/list', 'lists');
      await visit(`/debtors/list/${campaign?.list?.id}`, 'list');
      await visit('/debtors/contacts', 'contacts');
      await visit('/activity/scheduled', 'scheduled');
      await visit('/activity/scheduled/campaigns', 'campaigns');
      await visit('/activity/scheduled/campaigns/new', 'new-campaign');
      await visit(`/activity/scheduled/campaigns/${campaign?.id}`, 'campaign');
      await visit('/calls/history', 'history');
      await visit('/calls/history?tab=not-called', 'not-called');
      await visit(`/calls/history/${await api.findCallId()}`, 'call');
      await visit('/dashboard?period=week', 'dashboard-figures');
      await visit('/dashboard/held-back?period=week', 'held-back');
      await visit('/dashboard/near-limit', 'near-limit');
      expect(found).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
});
