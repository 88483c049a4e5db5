import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import { afterAll, expect, it, vi } from 'vitest';
import { type ApiPerson, signInToApi } from './support/ask-api.ts';
import { quickCalls } from './support/make-records.ts';
import { openPage, type View } from './support/open-browser.ts';
import { demoPassword } from './support/sign-in.ts';
import { useOwnProduct } from './support/use-product.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
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

/** As the README says it is checked. */
function verify(file: string, key: string): { code: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'verify-evidence', file, '--', '--key', key],
    { cwd: root, encoding: 'utf8' },
  );
  return { code: status, text: `${stdout}${stderr}` };
}

/** The same file with one other byte, at the first place where a text stands. */
function changeByte(file: string, text: string): string {
  const bytes = readFileSync(file);
  const place = bytes.indexOf(text);
  expect(place).toBeGreaterThan(0);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  const changed = join(folder, 'changed.zip');
  writeFileSync(changed, bytes);
  return changed;
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
  await vi.waitFor(async () => expect(await figure.innerText()).not.toBe(before), {
    timeout: 60_000,
    interval: 200,
  });

  // A bar of the chart leads to its calls, and one of these to everything about it.
  await page
    .getByRole('link', { name: /: [1-9]\d* calls, \d+ answered$/ })
    .first()
    .click();
  await page.waitForURL('**/calls/history?**');
  await page.locator('a[href^="/calls/history/"]').first().click();
  await page.waitForURL(/\/calls\/history\/[0-9a-f-]{36}/);
  await page.getByRole('heading', { name: 'What happened' }).waitFor();

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download evidence' }).click();
  const file = join(folder, 'evidence.zip');
  await (await arriving).saveAs(file);

  const published = await fetch(`${product.address}/.well-known/ringfence-evidence-keys.json`);
  const key = join(folder, 'keys.json');
  writeFileSync(key, await published.text());
  const right = verify(file, key);
  expect(right.text).toContain('The evidence is as the installation signed it.');
  expect(right.code).toBe(0);

  const wrong = verify(changeByte(file, '%PDF-'), key);
  expect(wrong.text).toMatch(/WRONG\s+.*pdf/i);
  expect(wrong.text).toContain('The evidence is NOT as the installation signed it');
  expect(wrong.code).toBe(1);
  expect(faults).toEqual([]);
  await page.context().close();
});
