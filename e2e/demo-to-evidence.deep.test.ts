import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import { afterAll, expect, it } from 'vitest';
import { type ApiPerson, signInToApi } from './support/ask-api.ts';
import { quickCalls } from './support/make-records.ts';
import { openPage, type View } from './support/open-browser.ts';
import { demoPassword } from './support/sign-in.ts';
import { useOwnProduct } from './support/use-product.ts';
import { downloadEvidence, expectVerified } from './support/verify-evidence.ts';

const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
const product = useOwnProduct(quickCalls);
const folder = mkdtempSync(join(tmpdir(), 'ringfence-evidence-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Calls people who may be called now, through the simulator. */
async function callSomebody(api: ApiPerson, name: string, firstLine: number): Promise<void> {
  const { country, prefix } = chooseOpenPlace(new Date());
  const rows = Array.from({ length: 6 }, (_, index) => {
    const line = firstLine + index;
    return `E${line},Debtor ${line},${prefix}${line},${index + 1}0.25,${country},yes`;
  });
  const header = 'Reference,Name,Phone,Balance,Country,Consent';
  const listId = await api.upload(name, Buffer.from([header, ...rows].join('\n')));
  await api.runCampaign(listId, name);
}

it('leads from the first start to evidence that an outsider can check', async () => {
  const admin = { email: 'admin@harbor.example', password: demoPassword };
  const api = await signInToApi(product.address, admin);
  await callSomebody(api, 'Morning', 2000);

  const { page, faults } = await openPage(product.browser, desktop);
  await page.goto(`${product.address}/login`);
  await page.getByRole('button', { name: /Ana Torres/ }).click();
  await page.waitForURL('**/dashboard');

  // The dashboard moves while somebody looks at it.
  const figure = page.getByRole('link', { name: /^Calls\s*\d/ });
  await figure.waitFor();
  const before = await figure.innerText();
  await callSomebody(api, 'Noon', 3000);
  await expect.poll(() => figure.innerText()).not.toBe(before);

  // A bar of the chart leads to its calls, and one of these to everything about it.
  await page
    .getByRole('link', { name: /: [1-9]\d* calls, \d+ answered$/ })
    .first()
    .click();
  await page.waitForURL('**/calls/history?**');
  await page.locator('a[href^="/calls/history/"]').first().click();
  await page.waitForURL(/\/calls\/history\/[0-9a-f-]{36}/);
  await page.getByRole('heading', { name: 'What happened' }).waitFor();

  await expectVerified(await downloadEvidence(page, product.address, folder));
  expect(faults).toEqual([]);
  await page.context().close();
});
