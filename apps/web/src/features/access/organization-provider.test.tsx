import type { Membership } from '@ringfence/contract/access';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiContext } from '../../platform/api/api-context.ts';
import { createApiQueries } from '../../platform/api/api-queries.ts';
import { createTestSource, type TestCall } from '../../platform/api/testing/create-test-source.ts';
import { createMembership } from '../../testing/create-membership.ts';
import { createStorage } from '../../testing/create-storage.ts';
import { renderMarkup } from '../../testing/render-markup.tsx';
import { type Organizations, useOrganization } from './organization-context.ts';
import { OrganizationProvider } from './organization-provider.tsx';

const memberships = [createMembership('a', { role: 'admin' }), createMembership('b')];
const elsewhere = '0199c7a2-0000-7000-8000-000000000001';

/** As the client throws it when the server knows no such organization. */
const notFound = Object.assign(new Error('Not found'), { status: 404 });

interface Options {
  /** What became of asking for the organization that the address names. */
  failure?: Error;
  isSuperAdmin?: boolean;
  belongsTo?: readonly Membership[];
  at?: string;
}

/** What the provider gives, and what it asks the server with it. */
async function provide(options: Options = {}) {
  const { isSuperAdmin = false, belongsTo = memberships, at = '/dashboard' } = options;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const given: Organizations[] = [];
  const calls: TestCall[] = [];
  const source = createTestSource((call) => void calls.push(call));
  if (options.failure !== undefined) {
    const { administration } = createApiQueries(source.client);
    const queryKey = administration.showOrganization.queryKey({
      input: { organizationId: elsewhere },
    });
    const failed = { queryKey, queryFn: () => Promise.reject(options.failure), retry: false };
    await queryClient.prefetchQuery(failed);
  }
  function Probe() {
    given.push(useOrganization());
    return null;
  }
  await renderMarkup(
    <QueryClientProvider client={queryClient}>
      <ApiContext value={source}>
        <OrganizationProvider memberships={belongsTo} isSuperAdmin={isSuperAdmin}>
          <Probe />
        </OrganizationProvider>
      </ApiContext>
    </QueryClientProvider>,
    { at },
  );
  const organizations = given.at(-1);
  if (organizations === undefined) {
    throw new Error('The provider showed nothing');
  }
  await organizations.current?.client.lists.list({});
  return { ...organizations, asked: calls.at(-1)?.organizationId };
}

function store(values: Record<string, string>) {
  for (const [key, value] of Object.entries(values)) {
    localStorage.setItem(`ringfence-${key}`, value);
  }
}

const stored = () => ({
  mode: localStorage.getItem('ringfence-mode'),
  organization: localStorage.getItem('ringfence-organization'),
});

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  // Nothing is shown that could go to another page.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('window', { location: { pathname: '/dashboard', search: '' } });
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('useOrganization', () => {
  it('says where it belongs when it is used elsewhere', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    function Lost() {
      useOrganization();
      return null;
    }
    await expect(renderMarkup(<Lost />)).rejects.toThrow(
      'useOrganization must be used within an OrganizationProvider',
    );
  });
});

describe('the provider of organizations', () => {
  it('restores the stored organization, and binds the API to it', async () => {
    store({ organization: 'b' });
    const { mode, current, asked } = await provide();
    expect(mode).toBe('organization');
    expect(current).toMatchObject({
      organization: { id: 'b', name: 'Organization b' },
      standing: 'member',
    });
    expect(asked).toBe('b');
  });

  it('takes the first organization where the person has left the stored one', async () => {
    store({ organization: 'gone' });
    expect((await provide()).asked).toBe('a');
  });

  it('gives no workplace to a person who belongs to none', async () => {
    expect((await provide({ belongsTo: [] })).current).toBeNull();
  });

  it('has a super administrator begin across all organizations', async () => {
    const { mode, current, asked } = await provide({ isSuperAdmin: true });
    expect(mode).toBe('admin');
    expect(current).toMatchObject({ organization: null, standing: 'super_administrator' });
    expect(asked).toBe('all');
  });

  it('narrows admin mode to the organization that the address names', async () => {
    const at = `/dashboard?organization=${elsewhere}`;
    const { current, asked } = await provide({ isSuperAdmin: true, at });
    expect(current?.organization).toEqual({ id: elsewhere, name: null });
    expect(asked).toBe(elsewhere);
  });

  it('knows an organization that there is not from one that could not be asked for', async () => {
    const where = { isSuperAdmin: true, at: `/dashboard?organization=${elsewhere}` };
    expect((await provide({ ...where, failure: notFound })).current?.isMissing).toBe(true);
    const failure = new Error('Failed to fetch');
    expect((await provide({ ...where, failure })).current?.isMissing).toBe(false);
  });

  it('lets an address name no organization to anybody else', async () => {
    expect((await provide({ at: `/dashboard?organization=${elsewhere}` })).asked).toBe('a');
    store({ mode: 'organization' });
    const { asked } = await provide({
      isSuperAdmin: true,
      at: `/dashboard?organization=${elsewhere}`,
    });
    expect(asked).toBe('a');
  });

  it('keeps what a super administrator may do in organization mode', async () => {
    store({ mode: 'organization', organization: 'b' });
    const { current } = await provide({ isSuperAdmin: true });
    expect(current).toMatchObject({ organization: { id: 'b' }, standing: 'super_administrator' });
  });

  it('stores the mode of a super administrator, and which organization', async () => {
    const { switchToOrganizationMode, switchToAdminMode } = await provide({ isSuperAdmin: true });
    switchToOrganizationMode();
    expect(stored()).toEqual({ mode: 'organization', organization: 'a' });
    switchToOrganizationMode('b');
    expect(stored()).toEqual({ mode: 'organization', organization: 'b' });
    switchToAdminMode();
    expect(stored()).toEqual({ mode: 'organization', organization: 'b' });
    (await provide({ isSuperAdmin: true })).switchToAdminMode();
    expect(stored()).toEqual({ mode: 'admin', organization: null });
  });

  it('enters organization mode by an organization chosen in admin mode', async () => {
    (await provide({ isSuperAdmin: true })).switchOrganization('b');
    expect(stored()).toEqual({ mode: 'organization', organization: 'b' });
  });

  it('enters no organization mode without an organization', async () => {
    (await provide({ isSuperAdmin: true, belongsTo: [] })).switchToOrganizationMode();
    expect(stored()).toEqual({ mode: null, organization: null });
  });

  it('stores the organization that anybody else switches to, and no mode', async () => {
    const { switchOrganization, switchToAdminMode } = await provide();
    switchToAdminMode();
    switchOrganization('a');
    expect(stored()).toEqual({ mode: null, organization: null });
    switchOrganization('b');
    expect(stored()).toEqual({ mode: null, organization: 'b' });
  });
});
