import { describe, expect, it, vi } from 'vitest';
import { createTestSource } from '../../../platform/api/testing/create-test-source.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { WithApi } from '../../../testing/with-api.tsx';
import { type SignedInUser, useAuth } from '../../auth/index.ts';
import { InvitationOffer } from './invitation-offer.tsx';

vi.mock(import('../../auth/index.ts'), async (load) => ({ ...(await load()), useAuth: vi.fn() }));

const nothing = async () => {};
const actions = { signOut: nothing, endSession: nothing, askSecondFactor: nothing };
const invitation = {
  organizationName: 'Harbor Recovery',
  email: 'ada@harbor.example',
  role: 'admin' as const,
  expiresAt: '2026-03-08T12:00:00.000Z',
};

async function render(user: SignedInUser | null, needsSecondFactor = false) {
  vi.mocked(useAuth).mockReturnValue({
    ...actions,
    state:
      user === null
        ? { status: 'signedOut', hasEnded: false, byChoice: false, idleMinutes: null }
        : { status: 'signedIn', user, needsSecondFactor, isRecovering: false },
  });
  const { markup, text } = await renderMarkup(
    <WithApi source={createTestSource()}>
      <InvitationOffer token="the-secret" invitation={invitation} />
    </WithApi>,
    { at: '/invitation#token=the-secret' },
  );
  return { text, markup, links: findTags(markup, 'a').map(({ href }) => href) };
}

const ada = { id: 'a', email: 'ada@harbor.example', name: 'Ada' };
const bob = { id: 'b', email: 'bob@harbor.example', name: 'Bob' };

describe('InvitationOffer', () => {
  it('tells the organization, the role and the address', async () => {
    const { text } = await render(null);
    expect(text).toContain('Join Harbor Recovery');
    expect(text).toContain('Role Admin Invited address ada@harbor.example');
  });

  it('has visitors sign in or register, and hands the secret to no address', async () => {
    const { links, markup, text } = await render(null);
    expect(links).toEqual(['/login', '/register']);
    expect(markup).not.toContain('the-secret');
    expect(text).not.toContain('Accept');
  });

  it('lets the invited person accept', async () => {
    const { text, links } = await render(ada);
    expect(text).toContain('Accept');
    expect(links).toEqual([]);
  });

  it('leads the invited person to the second factor first', async () => {
    const { text, links } = await render(ada, true);
    expect(links).toEqual(['/auth/second-factor']);
    expect(text).not.toContain('Accept');
  });

  it('tells somebody else whom it is for, and offers to sign out', async () => {
    const { text } = await render(bob);
    expect(text).toContain(
      'This invitation is for ada@harbor.example. You are signed in as bob@harbor.example.',
    );
    expect(text).toContain('Sign out');
    expect(text).not.toContain('Accept');
  });
});
