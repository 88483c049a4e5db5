import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Organizations } from '../../features/access/index.ts';
import { AuthSourceContext } from '../../features/auth/auth-source.ts';
import { createAuthClient } from '../../features/auth/create-auth-client.ts';
import { createMembership } from '../../testing/create-membership.ts';
import { createStorage } from '../../testing/create-storage.ts';
import { findTags, renderMarkup } from '../../testing/render-markup.tsx';
import { WithPerson } from '../../testing/with-person.tsx';
import { createWorkplace, WithWorkplace } from '../../testing/with-workplace.tsx';
import { profileMenuWidth } from './profile-menu.tsx';
import { ProfilePanel } from './profile-panel.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function render(given: Partial<Organizations>) {
  vi.stubGlobal('localStorage', createStorage());
  const address = { url: 'https://ringfence.example/auth/v1', headers: {} };
  const source = { client: createAuthClient(address), address };
  return renderMarkup(
    <AuthSourceContext value={source}>
      <WithPerson>
        <WithWorkplace {...given}>
          <ProfilePanel onClose={() => {}} />
        </WithWorkplace>
      </WithPerson>
    </AuthSourceContext>,
  );
}

describe('the profile menu', () => {
  it('has the entries of the account, and is 290 wide', async () => {
    const { markup, text } = await render({});
    for (const entry of ['Edit Profile', 'View Profile', 'Social Profile', 'Billing', 'Logout']) {
      expect(text).toContain(entry);
    }
    expect(findTags(markup, 'a').map(({ href }) => href)).toContain(
      '/apps/profiles/account/my-account?tab=billing',
    );
    expect(profileMenuWidth).toBe(290);
  });

  it('says who it belongs to and where they work', async () => {
    const { text } = await render({});
    expect(text).toMatch(/^Ana Torres ana@harbor.example Harbor/);
    expect((await render({ current: null })).text).toContain('No Organization');
  });

  it('names its second tab after what it shows', async () => {
    const member = await render({ memberships: [] });
    expect(member.text).toContain('Profile Organizations');
    const both = await render({ isSuperAdmin: true, memberships: [createMembership('a')] });
    expect(both.markup).toContain('Mode &amp; Organizations');
  });

  it('shows no tabs to a super administrator without an organization', async () => {
    const { markup, text } = await render({
      isSuperAdmin: true,
      mode: 'admin',
      current: createWorkplace(null),
    });
    expect(markup).not.toContain('role="tab"');
    expect(text).toContain('System Administrator');
  });
});
