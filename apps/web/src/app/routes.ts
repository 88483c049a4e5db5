import { matchPath } from 'react-router';
import { createLazyPage, type LazyPage } from './create-lazy-page.ts';

interface PageRoute {
  path: string;
  page: LazyPage;
}

/** For visitors who are not signed in. */
export const publicRoutes: readonly PageRoute[] = [
  {
    path: '/login',
    page: createLazyPage(
      async () => (await import('../features/auth/pages/login-page.tsx')).LoginPage,
    ),
  },
  {
    path: '/register',
    page: createLazyPage(
      async () => (await import('../features/auth/pages/register-page.tsx')).RegisterPage,
    ),
  },
];

const listsPage = createLazyPage(
  async () => (await import('../features/lists/pages/lists-page.tsx')).ListsPage,
);

/** Inside the layout with menu, header and footer. A new screen adds one entry here. */
export const layoutRoutes: readonly PageRoute[] = [
  {
    path: '/dashboard',
    page: createLazyPage(
      async () => (await import('../features/dashboard/pages/dashboard-page.tsx')).DashboardPage,
    ),
  },
  {
    path: '/activity/recent',
    page: createLazyPage(
      async () =>
        (await import('../features/activity/pages/recent-activity-page.tsx')).RecentActivityPage,
    ),
  },
  { path: '/debtors', page: listsPage },
  { path: '/debtors/list', page: listsPage },
  {
    path: '/debtors/list/:listId',
    page: createLazyPage(
      async () => (await import('../features/lists/pages/list-page.tsx')).ListPage,
    ),
  },
  {
    path: '/debtors/contacts',
    page: createLazyPage(
      async () => (await import('../features/contacts/pages/contacts-page.tsx')).ContactsPage,
    ),
  },
  {
    path: '/debtors/upload',
    page: createLazyPage(
      async () => (await import('../features/imports/pages/upload-page.tsx')).UploadPage,
    ),
  },
  {
    path: '/calls/history',
    page: createLazyPage(
      async () => (await import('../features/calls/pages/call-history-page.tsx')).CallHistoryPage,
    ),
  },
  {
    path: '/calls/history/:callId',
    page: createLazyPage(
      async () => (await import('../features/calls/pages/call-page.tsx')).CallPage,
    ),
  },
  {
    path: '/admin/bulk-calls',
    page: createLazyPage(
      async () => (await import('../features/campaigns/pages/bulk-calls-page.tsx')).BulkCallsPage,
    ),
  },
  {
    path: '/admin/bulk-calls/:campaignId',
    page: createLazyPage(
      async () => (await import('../features/campaigns/pages/campaign-page.tsx')).CampaignPage,
    ),
  },
];

export const noOrganizationAccessPage = createLazyPage(
  async () =>
    (await import('../features/access/pages/no-organization-access-page.tsx'))
      .NoOrganizationAccessPage,
);

export const notFoundPage = createLazyPage(
  async () => (await import('./not-found-page.tsx')).NotFoundPage,
);

export const sessionArea = createLazyPage(
  async () => (await import('./session-area.tsx')).SessionArea,
);

export const protectedArea = createLazyPage(
  async () => (await import('./protected-area.tsx')).ProtectedArea,
);

function findPage(routes: readonly PageRoute[], pathname: string): LazyPage | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null)?.page;
}

/** Fetches everything the address needs at once, instead of one part after another. */
export function preloadRoute(pathname: string): void {
  findPage(publicRoutes, pathname)?.preload();
  const layoutPage = findPage(layoutRoutes, pathname);
  if (layoutPage !== undefined) {
    sessionArea.preload();
    protectedArea.preload();
    layoutPage.preload();
  }
}
