import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Organizations } from '../../features/access/organization-context.ts';
import { type Auth, AuthContext } from '../../features/auth/auth-context.ts';
import { useUnreadCount } from '../../features/notifications/index.ts';
import { findTags, renderMarkup } from '../../testing/render-markup.tsx';
import { WithOrganizations } from '../testing/organizations.tsx';
import { AppHeader } from './app-header.tsx';

vi.mock('../../features/notifications/index.ts', () => ({ useUnreadCount: vi.fn() }));

const nothing = async () => {};
const auth: Auth = {
  state: {
    status: 'signedIn',
    user: { id: 'a', email: 'ana@harbor.example', name: 'Ana Torres' },
    needsSecondFactor: false,
    isRecovering: false,
  },
  signOut: nothing,
  endSession: nothing,
  askSecondFactor: nothing,
};

async function render(isWide: boolean, where: Partial<Organizations> = {}, isDrawerOpen = false) {
  const { markup, text } = await renderMarkup(
    <AuthContext value={auth}>
      <WithOrganizations {...where}>
        <AppHeader
          isWide={isWide}
          isDrawerOpen={isDrawerOpen}
          onToggleDrawer={() => {}}
          onSearch={() => {}}
        />
      </WithOrganizations>
    </AuthContext>,
  );
  const buttons = findTags(markup, 'button');
  const labels = buttons.map((button) => button['aria-label'] ?? '');
  return { text, buttons, labels, fields: findTags(markup, 'input') };
}

beforeEach(() => void vi.mocked(useUnreadCount).mockReturnValue(2));

describe('the header', () => {
  it('has the toggle, the search box, the bell and the profile on large screens', async () => {
    const { labels, fields, text } = await render(true);
    expect(fields).toEqual([
      expect.objectContaining({
        type: 'search',
        placeholder: 'Ctrl + K',
        'aria-label': 'Search, Ctrl + K',
      }),
    ]);
    expect(labels).toEqual([
      'Menu',
      'EN English',
      'ES Español',
      'Theme: system setting. Switch to light.',
      'Notifications, 2 unread',
      'Profile menu of Ana Torres No Organization',
    ]);
    expect(text).toContain('Ana Torres');
  });

  it('puts search and profile behind More on smaller screens', async () => {
    const { labels, buttons } = await render(false);
    expect(labels).toEqual(['Menu', 'Notifications, 2 unread', 'More']);
    expect(buttons[2]).toMatchObject({ 'aria-haspopup': 'dialog', 'aria-expanded': 'false' });
  });

  it('tells whether the drawer is open', async () => {
    expect((await render(true, {}, true)).buttons[0]?.['aria-expanded']).toBe('true');
    expect((await render(true, {}, false)).buttons[0]?.['aria-expanded']).toBe('false');
  });

  it('counts what is unread on the bell, and nothing once all is read', async () => {
    expect((await render(true)).text).toContain(' 2 ');
    vi.mocked(useUnreadCount).mockReturnValue(0);
    const { labels, text } = await render(true);
    expect(labels).toContain('Notifications');
    expect(text).not.toMatch(/ \d+ /);
    vi.mocked(useUnreadCount).mockReturnValue(100);
    expect((await render(true)).text).toContain(' 99+ ');
  });

  it('tells below the name where the person works', async () => {
    expect((await render(true)).text).toContain('Ana Torres No Organization');
    const admin = await render(true, { isSuperAdmin: true, mode: 'admin' });
    expect(admin.text).toContain('Ana Torres System Administrator');
    const small = await render(false, { isSuperAdmin: true, mode: 'admin' });
    expect(small.text).toContain('System Administrator');
  });
});
