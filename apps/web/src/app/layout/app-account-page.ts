/** The page about the person, which shows no breadcrumbs. */
export const accountPage = '/apps/profiles/account/my-account';

/** The pages inside the layout that need no organization. */
export const pagesWithoutOrganization: readonly string[] = [
  accountPage,
  '/admin/organizations',
  '/color',
  '/settings',
  '/shadow',
  '/typography',
];
