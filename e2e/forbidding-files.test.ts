import { expect, it } from 'vitest';
import { signUpToApi } from './support/ask-api.ts';
import { active, checkBook, statuses, writeBook } from './support/forbidding-book.ts';
import type { View } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { storeFile } from './support/upload-file.ts';
import { useSharedProduct } from './support/use-product.ts';

const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
const person = { email: 'ines@harbor.example', password: 'steady-harbour-44', name: 'Inés Vega' };
const product = useSharedProduct();

it('a file that says whom not to call is shown word by word, and no later "Active" makes anybody callable unasked', async () => {
  await signUpToApi(product.address, person, 'Harbor Collections');
  const { page, faults } = await openSignedIn(product, desktop, person);
  await checkBook(page, product.address, writeBook('A', statuses), 'March');
  const shown = page.getByRole('table', { name: 'Status words and how they were read' });
  for (const word of statuses) await shown.getByText(word, { exact: true }).waitFor();
  await storeFile(page);

  await checkBook(page, product.address, writeBook('A', active), 'April');
  // All but the one who was open; of them one had only paid.
  await page.getByText('This file makes 5 people callable again').waitFor();
  await page.getByText('4 of them are still not called').waitFor();
  await storeFile(page);
  await page.getByText('you did not confirm calling them again').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
