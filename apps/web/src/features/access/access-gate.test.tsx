import type { AccessResult } from '@ringfence/contract/access';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiQueries } from '../../platform/api/api-queries.ts';
import { createTestSource } from '../../platform/api/testing/create-test-source.ts';
import { createMembership } from '../../testing/create-membership.ts';
import { createStorage } from '../../testing/create-storage.ts';
import { findTags, renderMarkup } from '../../testing/render-markup.tsx';
import { WithApi } from '../../testing/with-api.tsx';
import { AccessGate } from './access-gate.tsx';

const source = createTestSource();
const queries = createApiQueries(source.client);
const granted = { hasAccess: true, hasOrganization: true, isSuperAdmin: false, error: null };
const memberships = [createMembership('a')];

/** What is shown once so much has been answered. */
function render(access: AccessResult | null, hasMemberships: boolean) {
  const known = [
    ...(access === null ? [] : [[queries.access.check.queryKey(), access] as const]),
    ...(hasMemberships ? [[queries.access.memberships.queryKey(), { memberships }] as const] : []),
  ];
  return renderMarkup(
    <WithApi source={source} known={known}>
      <AccessGate>the menu and the page</AccessGate>
    </WithApi>,
  );
}

beforeEach(() => void vi.stubGlobal('localStorage', createStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('the access gate', () => {
  it('fills the screen with a spinner in its middle while the access is checked', async () => {
    const { markup, styles, text } = await render(null, false);
    expect(text).toBe('');
    expect(findTags(markup, 'span')).toMatchObject([{ role: 'progressbar' }]);
    expect(styles).toMatch(/display:grid;[^}]*place-items:center;[^}]*min-height:100dvh/);
  });

  it.each([
    ['the access', null, true],
    ['the roles', granted, false],
  ])('shows neither menu nor page before %s is known', async (_what, access, hasMemberships) => {
    expect((await render(access, hasMemberships)).text).not.toContain('the menu and the page');
  });

  it('shows the content to people with access', async () => {
    expect((await render(granted, true)).text).toBe('the menu and the page');
  });

  it('shows nothing of it to people without', async () => {
    const refused = { ...granted, hasAccess: false, hasOrganization: false };
    expect((await render(refused, true)).text).toBe('');
  });
});
