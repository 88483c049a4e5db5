export const homePage = '/dashboard';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** What the router keeps for the sign-in page, so that it can lead back. */
export function rememberPage({ pathname, search, hash }: Place): { from: string } {
  return { from: `${pathname}${search}${hash}` };
}

/** Where to go after signing in: the page that was asked for, else the home page. */
export function findRememberedPage(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) {
    return homePage;
  }
  const { from } = state;
  // A second slash would make it the address of another site.
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : homePage;
}
