import { isRecord } from '../../platform/is-record.ts';

export const homePage = '/dashboard';
export const callbackPage = '/auth/callback';
export const secondFactorPage = '/auth/second-factor';
export const newPasswordPage = '/auth/new-password';

const storageKey = 'ringfence-page';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** What the router keeps for the sign-in page, so that it can lead back. */
export function rememberPage({ pathname, search, hash }: Place): { from: string } {
  return { from: `${pathname}${search}${hash}` };
}

// A second slash would make it the address of another site, also behind what browsers leave out.
function isOwnPage(page: unknown): page is string {
  return typeof page === 'string' && /^\/(?![/\\])[^\t\n\r]*$/.test(page);
}

/** Whether an address carries what another site or the link of a mail sends people back with. */
export function isReturn({ search, hash }: Pick<Place, 'search' | 'hash'>): boolean {
  return /[?#&](access_token|code|error\w*|message)=/.test(search + hash);
}

function readStoredPage(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Where to go after signing in: the page that was asked for, else the home page. */
export function findRememberedPage(state: unknown): string {
  const asked = isRecord(state) ? state.from : null;
  return [asked, readStoredPage()].find(isOwnPage) ?? homePage;
}

/** Keeps the page for this tab while the person signs in at another site. */
export function storePage(page: string): void {
  try {
    sessionStorage.setItem(storageKey, page);
  } catch {
    console.warn('The browser did not store the page to come back to');
  }
}

export function forgetStoredPage(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}
