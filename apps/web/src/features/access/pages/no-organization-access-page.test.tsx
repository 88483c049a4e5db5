import { describe, expect, it, vi } from 'vitest';
import { createApiQueries } from '../../../platform/api/api-queries.ts';
import { createTestSource } from '../../../platform/api/testing/create-test-source.ts';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { WithApi } from '../../../testing/with-api.tsx';
import { useAuth } from '../../auth/index.ts';
import { NoOrganizationAccessPage } from './no-organization-access-page.tsx';

vi.mock(import('../../auth/index.ts'), async (load) => ({ ...(await load()), useAuth: vi.fn() }));

const nothing = async () => {};
const source = createTestSource();
const queries = createApiQueries(source.client);
const refused = { hasAccess: false, hasOrganization: false, isSuperAdmin: false, error: null };

async function render(mayCreate: boolean, name = 'Inés Vega') {
  const user = { id: 'i', email: 'ines@cobalt.example', name };
  vi.mocked(useAuth).mockReturnValue({
    signOut: nothing,
    endSession: nothing,
    askSecondFactor: nothing,
    state: { status: 'signedIn', user, needsSecondFactor: false, isRecovering: false },
  });
  const known = [
    [queries.access.check.queryKey(), refused],
    [queries.access.memberships.queryKey(), { memberships: [] }],
    [queries.organizations.checkCreation.queryKey(), { mayCreate }],
  ] as const;
  return renderMarkup(
    <WithApi source={source} known={known}>
      <NoOrganizationAccessPage />
    </WithApi>,
    { at: '/no-organization-access' },
  );
}

describe('the page of people without an organization', () => {
  it('greets people who may open one, and has them open it', async () => {
    const { text } = await render(true);
    expect(text).toContain('Welcome to Ringfence, Inés Vega');
    expect(text).toContain('Open organization');
    expect(text).not.toContain('403');
    expect(text).not.toContain('No organization access');
  });

  it('greets nobody by their address', async () => {
    const { text } = await render(true, 'ines@cobalt.example');
    expect(text).toContain('Welcome to Ringfence Your account is ready.');
  });

  it('tells everybody else whom to ask', async () => {
    const { text } = await render(false);
    expect(text).toContain('No organization access');
    expect(text).toContain('Contact your administrator to be added to an organization.');
    expect(text).not.toContain('Open organization');
  });
});
