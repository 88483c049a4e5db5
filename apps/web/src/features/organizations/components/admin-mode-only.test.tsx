import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { type Organizations, useOrganization } from '../../access/index.ts';
import { AdminModeOnly } from './admin-mode-only.tsx';

vi.mock('../../access/index.ts', () => ({ useOrganization: vi.fn() }));

const nothing = () => {};

function workAs(isSuperAdmin: boolean, mode: Organizations['mode']) {
  vi.mocked(useOrganization).mockReturnValue({
    memberships: [],
    isSuperAdmin,
    mode,
    current: null,
    switchOrganization: nothing,
    switchToAdminMode: nothing,
    switchToOrganizationMode: nothing,
  });
}

async function render() {
  const { text } = await renderMarkup(<AdminModeOnly>the secret list</AdminModeOnly>);
  return text;
}

beforeEach(() => vi.mocked(useOrganization).mockReset());

describe('AdminModeOnly', () => {
  it('shows its content to a super administrator in admin mode', async () => {
    workAs(true, 'admin');
    expect(await render()).toBe('the secret list');
  });

  it('offers the way into admin mode to a super administrator in organization mode', async () => {
    workAs(true, 'organization');
    const text = await render();
    expect(text).toContain('Switch to admin mode');
    expect(text).not.toContain('the secret list');
  });

  it('refuses everybody else', async () => {
    workAs(false, 'organization');
    const text = await render();
    expect(text).toContain('You do not have permission');
    expect(text).not.toContain('admin mode');
    expect(text).not.toContain('the secret list');
  });
});
