import { expect, it } from 'vitest';
import { writeLoaders, writeTexts } from './write-texts.ts';

it('the texts that can be loaded are those that there are, in both languages', async () => {
  await expect(writeTexts()).toMatchFileSnapshot('../src/i18n/texts.ts');
  await expect(writeLoaders()).toMatchFileSnapshot('../src/i18n/text-loaders.ts');
});
