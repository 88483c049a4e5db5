import type { Membership } from '@ringfence/contract/access';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Organizations, Workplace } from '../../features/access/organization-context.ts';
import { type Auth, AuthContext } from '../../features/auth/auth-context.ts';
import { useUnreadCount } from '../../features/notifications/index.ts';
import type { PaletteEntry } from '../../features/search/palette-entry.ts';
import { useActions } from '../../features/search/use-actions.ts';
import { useScreens } from '../../features/search/use-screens.ts';
import { createOrganizationApi } from '../../platform/api/api-queries.ts';
import { createTestSource } from '../../platform/api/testing/create-test-source.ts';
import { renderMarkup } from '../../testing/render-markup.tsx';
import { WithOrganizations } from '../testing/organizations.tsx';

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
const harbor = { id: 'harbor', name: 'Harbor Recovery' };
const duties = { onReadAll: () => {}, onStopCalls: () => {}, onShowShortcuts: () => {} };

function createWorkplace(more: Partial<Workplace>): Workplace {
  const api = createOrganizationApi(createTestSource(), 'harbor');
  return {
    organization: harbor,
    standing: 'member',
    isSuspended: false,
    isMissing: false,
    ...api,
    ...more,
  };
}

function createMembership(organizationId: string): Membership {
  const createdAt = '2026-01-05T09:00:00.000Z';
  const organization = { id: organizationId, name: organizationId, createdAt };
  return {
    organizationId,
    role: 'member',
    createdAt,
    organization: { ...organization, zone: null, suspendedAt: null },
  };
}

/** What a person is offered, by the ids of the lines. */
async function offer(where: Partial<Organizations>): Promise<string[]> {
  let offered: PaletteEntry[] = [];
  function Probe(): ReactNode {
    offered = [...useScreens([]), ...useActions(duties)];
    return null;
  }
  await renderMarkup(
    <AuthContext value={auth}>
      <WithOrganizations {...where}>
        <Probe />
      </WithOrganizations>
    </AuthContext>,
  );
  return offered.map(({ id }) => id);
}

const forAdmins = [
  'screen:settings',
  'action:start-campaign',
  'action:upload',
  'action:stop-calls',
];

beforeEach(() => void vi.mocked(useUnreadCount).mockReturnValue(2));

describe('what the palette offers', () => {
  it('is for a member what is theirs, and nothing that only admins may do', async () => {
    const offered = await offer({ current: createWorkplace({}) });
    expect(offered).toEqual([
      'screen:account',
      'screen:security',
      'screen:audit',
      'screen:promises',
      'screen:payments',
      'screen:typography',
      'screen:color',
      'screen:shadow',
      'action:read-all',
      'action:theme:light',
      'action:theme:dark',
      'action:language:es',
      'action:shortcuts',
      'action:sign-out',
    ]);
  });

  it('is for an admin also the work of the organization', async () => {
    const offered = await offer({ current: createWorkplace({ standing: 'admin' }) });
    expect(offered).toEqual(expect.arrayContaining(forAdmins));
    expect(offered).not.toContain('action:admin-mode');
  });

  it('leaves an admin of a suspended organization the stopping of calls', async () => {
    const current = createWorkplace({ standing: 'admin', isSuspended: true });
    const offered = await offer({ current });
    expect(forAdmins.filter((id) => offered.includes(id))).toEqual(['action:stop-calls']);
  });

  it('leads to the other organizations, and not to the current one', async () => {
    const memberships = ['harbor', 'north'].map(createMembership);
    const offered = await offer({ memberships, current: createWorkplace({}) });
    expect(offered.filter((id) => id.startsWith('action:switch:'))).toEqual([
      'action:switch:north',
    ]);
  });

  it('leads a super administrator out of admin mode and back', async () => {
    const memberships = [createMembership('harbor')];
    const standing = 'super_administrator' as const;
    const inside = { isSuperAdmin: true, memberships, current: createWorkplace({ standing }) };
    expect(await offer(inside)).toContain('action:admin-mode');
    const across = {
      ...inside,
      mode: 'admin' as const,
      current: createWorkplace({ standing, organization: null }),
    };
    const offered = await offer(across);
    expect(offered).not.toContain('action:admin-mode');
    expect(offered).toContain('action:switch:harbor');
  });

  it('does nothing for somebody without an organization that needs one', async () => {
    const offered = await offer({});
    expect(forAdmins.filter((id) => offered.includes(id))).toEqual([]);
    expect(offered).toContain('action:sign-out');
  });

  it('has nothing to mark as read where all is read', async () => {
    vi.mocked(useUnreadCount).mockReturnValue(0);
    expect(await offer({})).not.toContain('action:read-all');
  });
});
