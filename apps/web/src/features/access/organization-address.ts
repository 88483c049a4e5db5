import { allOrganizations } from '@ringfence/contract/headers';

const parameter = 'organization';

/** The pages that show what was chosen in admin mode, by how their addresses begin. */
const narrowedPages = [
  '/dashboard',
  '/debtors',
  '/calls',
  '/activity',
  '/admin/bulk-calls',
  '/settings',
];

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const isId = new RegExp(`^${id}$`, 'i');
const oneThing = new RegExp(`/${id}$`, 'i');

export function isNarrowedPage(pathname: string): boolean {
  return narrowedPages.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}

/** The organization that an address names, or all of them; null where it names none. */
export function readChoice(search: string): string | null {
  const named = new URLSearchParams(search).get(parameter);
  return named === allOrganizations || (named !== null && isId.test(named)) ? named : null;
}

export function writeChoice(search: string, choice: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(parameter, choice);
  return `?${parameters}`;
}

/** Another choice on the same page: filters that name one thing of the last are left out. */
export function changeChoice(search: string, choice: string): string {
  const parameters = [...new URLSearchParams(search)].filter(([, value]) => !isId.test(value));
  return writeChoice(new URLSearchParams(parameters).toString(), choice);
}

/**
 * The page to go on with in another organization: what belongs to one organization alone, such as
 * one of its lists or a filter, is left behind.
 */
export function findSharedPage(pathname: string, search: string): string {
  return isNarrowedPage(pathname) ? pathname.replace(oneThing, '') : `${pathname}${search}`;
}
