import { describe, expect, it } from 'vitest';
import { renderRolesPage } from './render-roles-page.ts';

describe('the page of roles', () => {
  it('says what the table of permissions says', async () => {
    await expect(renderRolesPage()).toMatchFileSnapshot('../docs/roles.md');
  });
});
