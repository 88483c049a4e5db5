/** The page about the person, which shows no breadcrumbs. */
export const accountPage = '/apps/profiles/account/my-account';

/** The pages inside the layout that need no organization. */
const pagesWithoutOrganization: readonly string[] = [
  accountPage,
  '/admin/organizations',
  '/color',
  '/settings',
  '/shadow',
  '/typography',
];

/** Whether a page, or the one that it is a part of, can be shown to who belongs to none. */
export function isPageWithoutOrganization(pathname: string): boolean {
  return pagesWithoutOrganization.includes(pathname) || pathname.startsWith('/settings/');
}
