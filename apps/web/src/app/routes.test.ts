import { describe, expect, it } from 'vitest';
import { layoutRoutes, publicRoutes } from './routes.ts';

const pages = new Map(layoutRoutes.map(({ path, page }) => [path, page]));

describe('the routes', () => {
  it.each(['/login', '/register', '/auth/callback'])('have %s for visitors', (path) => {
    expect(publicRoutes.map((route) => route.path)).toContain(path);
  });

  it.each([
    '/dashboard',
    '/calls/history',
    '/debtors',
    '/debtors/list',
    '/debtors/list/:listId',
    '/debtors/contacts',
    '/debtors/contacts/:contactId',
    '/debtors/upload',
    '/activity/scheduled',
    '/activity/scheduled/campaigns',
    '/activity/scheduled/campaigns/new',
    '/activity/scheduled/campaigns/:campaignId',
    '/activity/scheduled/callbacks',
    '/activity/scheduled/promises',
    '/activity/scheduled/payments',
    '/activity/recent',
    '/activity/audit',
    '/activity/audit/:auditId',
    '/admin/bulk-calls',
    '/admin/bulk-calls/:campaignId',
    '/admin/organizations',
    '/typography',
    '/color',
    '/shadow',
  ])('have %s inside the layout', (path) => {
    expect([...pages.keys()]).toContain(path);
  });

  it('show the lists of debtors under both of their addresses', () => {
    expect(pages.get('/debtors')).toBe(pages.get('/debtors/list'));
    expect(pages.get('/debtors')).not.toBe(pages.get('/debtors/contacts'));
  });

  it('have the page of people without an organization outside the layout', () => {
    expect([...pages.keys()]).not.toContain('/no-organization-access');
  });
});
