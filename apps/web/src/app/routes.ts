import { matchPath } from 'react-router';
import { callbackPage, newPasswordPage, secondFactorPage } from '../features/auth/index.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { createLazyPage, type LazyPage } from './create-lazy-page.ts';

interface PageRoute {
  path: string;
  page: LazyPage;
  /** The texts that it needs beside those of every page. */
  texts?: readonly Namespace[];
}

/** For visitors who are not signed in. */
export const publicRoutes: readonly PageRoute[] = [
  {
    path: '/login',
    texts: ['auth'],
    page: createLazyPage(
      async () => (await import('../features/auth/pages/login-page.tsx')).LoginPage,
    ),
  },
  {
    path: '/register',
    texts: ['auth', 'registration'],
    page: createLazyPage(
      async () => (await import('../features/auth/pages/register-page.tsx')).RegisterPage,
    ),
  },
  {
    path: callbackPage,
    texts: ['auth', 'recovery'],
    page: createLazyPage(
      async () => (await import('../features/auth/pages/callback-page.tsx')).CallbackPage,
    ),
  },
  {
    path: '/auth/forgotten-password',
    texts: ['auth', 'recovery'],
    page: createLazyPage(
      async () =>
        (await import('../features/auth/pages/forgotten-password-page.tsx')).ForgottenPasswordPage,
    ),
  },
];

/** On the way in: for people who are signed in, but not as far as their work yet. */
export const entryRoutes: readonly PageRoute[] = [
  {
    path: newPasswordPage,
    texts: ['auth', 'recovery'],
    page: createLazyPage(
      async () => (await import('../features/auth/pages/new-password-page.tsx')).NewPasswordPage,
    ),
  },
  {
    path: secondFactorPage,
    texts: ['auth', 'recovery'],
    page: createLazyPage(
      async () => (await import('../features/auth/pages/second-factor-page.tsx')).SecondFactorPage,
    ),
  },
];

/** For everybody, signed in or not. */
export const openRoutes: readonly PageRoute[] = [
  {
    path: '/about',
    texts: ['pages'],
    page: createLazyPage(
      async () => (await import('../features/public-pages/pages/about-page.tsx')).AboutPage,
    ),
  },
  {
    path: '/privacy',
    texts: ['pages'],
    page: createLazyPage(
      async () => (await import('../features/public-pages/pages/privacy-page.tsx')).PrivacyPage,
    ),
  },
  {
    path: '/terms',
    texts: ['pages'],
    page: createLazyPage(
      async () => (await import('../features/public-pages/pages/terms-page.tsx')).TermsPage,
    ),
  },
  {
    path: '/invitation',
    texts: ['organizations'],
    page: createLazyPage(
      async () =>
        (await import('../features/organizations/pages/invitation-page.tsx')).InvitationPage,
    ),
  },
];

const listsPage = createLazyPage(
  async () => (await import('../features/lists/pages/lists-page.tsx')).ListsPage,
);

const settingsPage = createLazyPage(
  async () => (await import('../features/settings/pages/settings-page.tsx')).SettingsPage,
);

const settingsTexts = ['settings', 'organizations', 'scripts', 'work'] as const;

/** Inside the layout with menu, header and footer. A new screen adds one entry here. */
export const layoutRoutes: readonly PageRoute[] = [
  {
    path: '/dashboard',
    page: createLazyPage(
      async () => (await import('../features/dashboard/pages/dashboard-page.tsx')).DashboardPage,
    ),
  },
  {
    path: '/dashboard/held-back',
    texts: ['figures', 'work'],
    page: createLazyPage(
      async () => (await import('../features/dashboard/pages/held-back-page.tsx')).HeldBackPage,
    ),
  },
  {
    path: '/dashboard/near-limit',
    texts: ['figures'],
    page: createLazyPage(
      async () => (await import('../features/dashboard/pages/near-limit-page.tsx')).NearLimitPage,
    ),
  },
  {
    path: '/activity/scheduled',
    texts: ['scheduled', 'work'],
    page: createLazyPage(
      async () =>
        (await import('../features/activity/pages/scheduled-activity-page.tsx'))
          .ScheduledActivityPage,
    ),
  },
  {
    path: '/activity/scheduled/campaigns',
    texts: ['scheduled', 'work'],
    page: createLazyPage(
      async () => (await import('../features/campaigns/pages/campaigns-page.tsx')).CampaignsPage,
    ),
  },
  {
    path: '/activity/scheduled/campaigns/new',
    texts: ['work'],
    page: createLazyPage(
      async () =>
        (await import('../features/campaigns/pages/new-campaign-page.tsx')).NewCampaignPage,
    ),
  },
  {
    path: '/activity/scheduled/campaigns/:campaignId',
    page: createLazyPage(
      async () => (await import('../features/campaigns/pages/campaign-page.tsx')).CampaignPage,
    ),
  },
  {
    path: '/activity/scheduled/callbacks',
    texts: ['callbacks', 'scheduled', 'work'],
    page: createLazyPage(
      async () => (await import('../features/callbacks/pages/callbacks-page.tsx')).CallbacksPage,
    ),
  },
  {
    path: '/activity/scheduled/promises',
    texts: ['promises', 'scheduled', 'contact', 'work'],
    page: createLazyPage(
      async () => (await import('../features/promises/pages/promises-page.tsx')).PromisesPage,
    ),
  },
  {
    path: '/activity/scheduled/payments',
    texts: ['promises', 'scheduled', 'contact', 'work'],
    page: createLazyPage(
      async () => (await import('../features/promises/pages/payments-page.tsx')).PaymentsPage,
    ),
  },
  {
    path: '/activity/recent',
    texts: ['work', 'settings'],
    page: createLazyPage(
      async () =>
        (await import('../features/activity/pages/recent-activity-page.tsx')).RecentActivityPage,
    ),
  },
  {
    path: '/activity/audit',
    texts: ['audits'],
    page: createLazyPage(
      async () => (await import('../features/audits/pages/audits-page.tsx')).AuditsPage,
    ),
  },
  {
    path: '/activity/audit/:auditId',
    texts: ['audits'],
    page: createLazyPage(
      async () => (await import('../features/audits/pages/audit-page.tsx')).AuditPage,
    ),
  },
  { path: '/debtors', texts: ['tables', 'work'], page: listsPage },
  { path: '/debtors/list', texts: ['tables', 'work'], page: listsPage },
  {
    path: '/debtors/list/:listId',
    texts: ['tables', 'work'],
    page: createLazyPage(
      async () => (await import('../features/lists/pages/list-page.tsx')).ListPage,
    ),
  },
  {
    path: '/debtors/contacts',
    texts: ['tables', 'work'],
    page: createLazyPage(
      async () => (await import('../features/contacts/pages/contacts-page.tsx')).ContactsPage,
    ),
  },
  {
    path: '/debtors/contacts/:contactId',
    texts: ['contact', 'callbacks', 'work'],
    page: createLazyPage(
      async () => (await import('../features/contacts/pages/contact-page.tsx')).ContactPage,
    ),
  },
  {
    path: '/debtors/upload',
    texts: ['uploads', 'work'],
    page: createLazyPage(
      async () => (await import('../features/imports/pages/upload-page.tsx')).UploadPage,
    ),
  },
  {
    path: '/calls/history',
    texts: ['tables', 'work'],
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
      async () =>
        (await import('../features/campaigns/pages/moved-campaign-page.tsx')).MovedCampaignPage,
    ),
  },
  {
    path: '/admin/organizations',
    texts: ['organizations'],
    page: createLazyPage(
      async () =>
        (await import('../features/organizations/pages/organizations-page.tsx')).OrganizationsPage,
    ),
  },
  {
    path: '/admin/organizations/:organizationId',
    texts: ['organizations', 'account'],
    page: createLazyPage(
      async () =>
        (await import('../features/organizations/pages/organization-page.tsx')).OrganizationPage,
    ),
  },
  { path: '/settings', texts: settingsTexts, page: settingsPage },
  { path: '/settings/:section', texts: settingsTexts, page: settingsPage },
  {
    path: '/settings/scripts/:scriptId',
    texts: ['scripts', 'scriptEditor'],
    page: createLazyPage(
      async () => (await import('../features/scripts/pages/script-page.tsx')).ScriptPage,
    ),
  },
  {
    path: '/typography',
    texts: ['reference'],
    page: createLazyPage(
      async () => (await import('../features/reference/pages/typography-page.tsx')).TypographyPage,
    ),
  },
  {
    path: '/color',
    texts: ['reference'],
    page: createLazyPage(
      async () => (await import('../features/reference/pages/color-page.tsx')).ColorPage,
    ),
  },
  {
    path: '/shadow',
    texts: ['reference'],
    page: createLazyPage(
      async () => (await import('../features/reference/pages/shadow-page.tsx')).ShadowPage,
    ),
  },
  {
    path: '/apps/profiles/account/my-account',
    page: createLazyPage(
      async () => (await import('../features/account/pages/my-account-page.tsx')).MyAccountPage,
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

export const publicArea = createLazyPage(
  async () => (await import('../features/auth/public-area.tsx')).PublicArea,
);

export const sessionArea = createLazyPage(
  async () => (await import('./session-area.tsx')).SessionArea,
);

export const protectedArea = createLazyPage(
  async () => (await import('./protected-area.tsx')).ProtectedArea,
);

function findRoute(routes: readonly PageRoute[], pathname: string): PageRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}

/**
 * Fetches everything the address needs at once, instead of one part after another, and answers
 * with the texts that it needs.
 */
export function preloadRoute(pathname: string): readonly Namespace[] {
  const route = findRoute(
    [...publicRoutes, ...entryRoutes, ...openRoutes, ...layoutRoutes],
    pathname,
  );
  if (route !== undefined && publicRoutes.includes(route)) {
    publicArea.preload();
  }
  if (route !== undefined && layoutRoutes.includes(route)) {
    sessionArea.preload();
    protectedArea.preload();
  }
  route?.page.preload();
  return route?.texts ?? [];
}
