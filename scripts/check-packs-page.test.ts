import { describe, expect, it } from 'vitest';
import { renderPacksPage } from './render-packs-page.ts';

describe('the page of packs', () => {
  it('says what the packs say', async () => {
    await expect(renderPacksPage()).toMatchFileSnapshot('../docs/compliance/packs.md');
  });
});
