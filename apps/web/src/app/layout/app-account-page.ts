/** The one page inside the layout that needs no organization. */
export const accountPage = '/apps/profiles/account/my-account';
