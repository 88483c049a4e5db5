import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Auth, AuthContext } from '../../features/auth/auth-context.ts';
import { findTags, renderMarkup } from '../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../testing/with-workplace.tsx';
import { type MenuLoad, menuSource } from '../menu-source.ts';
import { AppLayout } from './app-layout.tsx';

vi.mock('./wait-until-late.ts', () => ({ waitUntilLate: async () => {} }));
// Nothing of it is seen, and it watches a window.
vi.mock('../../features/account/idle/idle-watch.tsx', () => ({ IdleWatch: () => null }));

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

async function countLoaders(load: MenuLoad): Promise<number> {
  vi.spyOn(menuSource, 'read').mockReturnValue(load);
  const { markup } = await renderMarkup(
    <AuthContext value={auth}>
      <WithWorkplace current={createWorkplace('Harbor')}>
        <AppLayout />
      </WithWorkplace>
    </AuthContext>,
  );
  return findTags(markup, 'div').filter(({ role }) => role === 'progressbar').length;
}

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the layout', () => {
  it('shows a loader while the menu is on its way, and none afterwards', async () => {
    expect(await countLoaders({ status: 'loading' })).toBe(1);
    expect(await countLoaders({ status: 'loaded', menu: [] })).toBe(0);
  });
});
