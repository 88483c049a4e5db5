import { chooseClosedPlace, chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiPerson, signInToApi, signUpToApi } from './support/ask-api.ts';
import { callList } from './support/launch-campaign.ts';
import { lookInBothSchemes, pictures } from './support/look-at-page.ts';
import { makeRecords, writeDebtors } from './support/make-records.ts';
import { openPage, type View, widths } from './support/open-browser.ts';
import { signIn } from './support/sign-in.ts';
import { uploadFile } from './support/upload-file.ts';
import { useSharedProduct } from './support/use-product.ts';

const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
/** Has an organization, a list and a finished campaign when the tests begin. */
const person = { email: 'omar@delta.example', password: 'steady-harbour-43', name: 'Omar Haddad' };
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

async function upload(page: Page, listName: string, rows: readonly string[]): Promise<void> {
  await page.goto(`${product.address}/debtors/upload`);
  await uploadFile(page, writeFile(rows), listName);
}

/** Seven campaigns call a person of a list of their own, who never answers. */
async function callSevenTimes(api: ApiPerson, row: string): Promise<void> {
  const listId = await api.upload('Only seven', writeFile([row]).buffer);
  for (let time = 1; time <= 7; time += 1) {
    await api.runCampaign(listId, `Round ${time}`);
  }
}

describe('the first call', () => {
  it('is not made to those who may not be called, and the screen says why', async () => {
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
    await callList(page, { name: 'Nobody', spokenName: 'Cobalt', attempts: '1' });

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

  it.each(widths)('looks finished and passes the accessibility checker at $name', async (view) => {
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
  });
});
