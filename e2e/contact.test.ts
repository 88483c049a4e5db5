import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signInToApi } from './support/ask-api.ts';
import { addPerson, record } from './support/contact-page.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { openTeam } from './support/open-team.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const desktop = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' } as const;

it('a stop is taken at once on the page of a contact, shown to everyone who looks, and undone by an admin', async () => {
  const { admin, member } = await openTeam(product.address, 'Contact Services');
  const { path } = await addPerson(await signInToApi(product.address, admin), { number: 1 });
  const open = async (email: string): Promise<Page> =>
    (await openSignedIn(product, desktop, { email }, path)).page;
  const [watching, page] = await Promise.all([open(member.email), open(admin.email)]);
  await watching.getByText('Callable now', { exact: true }).first().waitFor();
  await record(page, 'Stop calling');
  await page.getByText('Stop calling recorded.').waitFor();
  for (const reader of [page, watching]) {
    await reader.getByText('Blocked', { exact: true }).first().waitFor();
    await reader.getByText('12 CFR 1006.14(h)').first().waitFor();
    await reader.getByText('Evidence: Letter 12').waitFor();
  }
  expect(await watching.getByRole('button', { name: 'End: Stop calling' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await watching.getByText('Callable now', { exact: true }).first().waitFor();
  await watching.context().close();
  await page.context().close();
});
