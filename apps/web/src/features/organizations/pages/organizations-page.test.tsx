import type { OrganizationSummary } from '@ringfence/contract/administration';
import { describe, expect, it, vi } from 'vitest';
import { createApiQueries } from '../../../platform/api/api-queries.ts';
import { createTestSource } from '../../../platform/api/testing/create-test-source.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { WithApi } from '../../../testing/with-api.tsx';
import { OrganizationsPage } from './organizations-page.tsx';

vi.mock('../../access/index.ts', () => ({
  useOrganization: () => ({ isSuperAdmin: true, mode: 'admin' }),
}));

const source = createTestSource();
const queries = createApiQueries(source.client);
const harbor: OrganizationSummary = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: 'Harbor Recovery',
  createdAt: '2026-03-01T12:00:00.000Z',
  suspendedAt: null,
  suspendedBecause: null,
  members: 3,
  contacts: 12_000,
  hasMoreContacts: false,
  callsUnderWay: 2,
  usage: { calls: 1234, minutes: 567 },
};

type ListInput = Parameters<typeof source.client.administration.listOrganizations>[0];

async function render(at: string, input: ListInput, organizations: OrganizationSummary[]) {
  const key = queries.administration.listOrganizations.key({
    type: 'infinite',
    input: { limit: 50, ...input },
  });
  const pages = { pages: [{ organizations, nextCursor: null }], pageParams: [null] };
  return renderMarkup(
    <WithApi source={source} known={[[key, pages]]}>
      <OrganizationsPage />
    </WithApi>,
    { at },
  );
}

describe('OrganizationsPage', () => {
  it('lists organizations by name, with what each used', async () => {
    const input = { sort: 'name', order: 'asc' } as const;
    const { text, markup } = await render('/admin/organizations', input, [harbor]);
    expect(text).toContain(
      'Harbor Recovery State Active Members 3 Contacts 12,000 This month 1,234 calls, 567 min Calls under way 2 Created March 1, 2026',
    );
    expect(findTags(markup, 'a').map(({ href }) => href)).toEqual([
      `/admin/organizations/${harbor.id}`,
    ]);
  });

  it('says that contacts were not counted to the end', async () => {
    const input = { sort: 'name', order: 'asc' } as const;
    const large = { ...harbor, contacts: 10_000, hasMoreContacts: true };
    const { text } = await render('/admin/organizations', input, [large]);
    expect(text).toContain('Contacts 10,000+ This month');
  });

  it('asks for what its address says', async () => {
    const input = {
      search: 'harbor',
      state: 'suspended',
      sort: 'created_at',
      order: 'desc',
    } as const;
    const address = '/admin/organizations?search=harbor&state=suspended&sort=created_at&order=desc';
    const { text } = await render(address, input, [
      { ...harbor, suspendedAt: '2026-03-02T12:00:00.000Z', suspendedBecause: 'Unpaid' },
    ]);
    expect(text).toContain('Harbor Recovery State Suspended');
  });

  it('tells an empty house from a search that found nothing', async () => {
    const byName = { sort: 'name', order: 'asc' } as const;
    const nobody = await render('/admin/organizations', byName, []);
    expect(nobody.text).toContain('No organizations yet');
    const search = { ...byName, search: 'zzz' };
    const nothing = await render('/admin/organizations?search=zzz', search, []);
    expect(nothing.text).toContain('No organization matches');
    expect(nothing.text).toContain('Show all');
  });
});
