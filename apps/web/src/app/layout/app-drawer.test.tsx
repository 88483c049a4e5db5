import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../testing/render-markup.tsx';
import { WithOrganizations } from '../testing/organizations.tsx';
import { AppDrawer } from './app-drawer.tsx';

function render(isPermanent: boolean, isOpen: boolean) {
  return renderMarkup(
    <WithOrganizations>
      <AppDrawer isPermanent={isPermanent} isOpen={isOpen} onClose={() => {}} />
    </WithOrganizations>,
  );
}

describe('the drawer', () => {
  it('is 260 px wide beside the page when it is open', async () => {
    const { markup, styles } = await render(true, true);
    expect(markup).toContain('<nav');
    expect(styles).toContain('width:260px');
    expect(styles).not.toContain('width:60px');
  });

  it('is a rail of 60 px beside the page when it is closed', async () => {
    const { markup, styles } = await render(true, false);
    expect(markup).toContain('<nav');
    expect(styles).toContain('width:60px');
    expect(styles).not.toContain('width:260px');
  });

  it('takes no room on smaller screens', async () => {
    expect((await render(false, false)).markup).toBe('');
    expect((await render(false, true)).markup).not.toContain('<nav');
  });
});
