import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Organizations } from '../../features/access/organization-context.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTags, renderMarkup } from '../../testing/render-markup.tsx';
import { menuSource } from '../menu-source.ts';
import { WithOrganizations } from '../testing/organizations.tsx';
import { AppBreadcrumbs } from './app-breadcrumbs.tsx';

beforeAll(async () => {
  menuSource.load();
  await vi.waitFor(() => expect(menuSource.read().status).toBe('loaded'), { timeout: 60_000 });
});

function render(at: string, viewer: Partial<Organizations> = {}, language: Language = 'en') {
  return renderMarkup(
    <WithOrganizations {...viewer}>
      <AppBreadcrumbs />
    </WithOrganizations>,
    { at, language },
  );
}

describe('the breadcrumbs', () => {
  it('show Home, the group and the title of the item', async () => {
    const { text, markup } = await render('/debtors/upload');
    expect(text).toBe('Home Debtors Upload Debtors');
    expect(findTags(markup, 'nav')[0]?.['aria-label']).toBe('Where you are');
    expect(findTags(markup, 'a').map(({ href }) => href)).toEqual(['/dashboard']);
    expect(findTags(markup, 'li').map((item) => item['aria-current'])).toEqual([
      undefined,
      undefined,
      'page',
    ]);
  });

  it('lead back from a page below an item', async () => {
    const { markup } = await render('/calls/history/7');
    expect(findTags(markup, 'a').map(({ href }) => href)).toEqual(['/dashboard', '/calls/history']);
    expect(markup).not.toContain('aria-current');
  });

  it('never name a group that the person does not have', async () => {
    const admin = { isSuperAdmin: true, mode: 'admin' } as const;
    expect((await render('/admin/organizations', admin)).text).toBe('Home Admin Organizations');
    expect((await render('/admin/organizations')).text).toBe('Home Organizations');
    const inOrganization = { isSuperAdmin: true, mode: 'organization' } as const;
    expect((await render('/admin/bulk-calls', inOrganization)).text).not.toContain('Admin');
  });

  it('are there on pages that stand in no menu', async () => {
    expect((await render('/settings')).text).toBe('Home Settings');
    expect((await render('/activity/audit/7')).text).toBe('Home Activity Audit');
    const campaign = await render('/activity/scheduled/campaigns/7');
    expect(campaign.text).toBe('Home Activity Scheduled Activity Campaigns');
    expect(findTags(campaign.markup, 'a').map(({ href }) => href)).toEqual([
      '/dashboard',
      '/activity/scheduled',
      '/activity/scheduled/campaigns',
    ]);
  });

  it('are left out where the menu could not be fetched, and the page stands', async () => {
    vi.spyOn(menuSource, 'read').mockReturnValue({ status: 'failed', error: new Error('gone') });
    const { markup } = await render('/debtors/upload');
    vi.restoreAllMocks();
    expect(markup).toBe('');
  });

  it('speak the language of the reader', async () => {
    const { text } = await render('/activity/scheduled', {}, 'es');
    expect(text).toBe('Inicio Actividad Actividad programada');
  });

  it('are hidden on the account page, and where the menu does not lead', async () => {
    for (const at of ['/apps/profiles/account/my-account', '/typography']) {
      expect((await render(at)).markup).toBe('');
    }
  });
});
