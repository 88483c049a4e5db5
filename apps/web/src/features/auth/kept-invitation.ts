import { readStored, removeStored, writeStored } from '../../platform/browser-storage.ts';
import { isRecord } from '../../platform/is-record.ts';
import { findRememberedPage, homePage } from './remembered-page.ts';

const storageKey = 'ringfence-invitation';
const keptMilliseconds = 60 * 60 * 1000;

/**
 * Keeps the page of an invitation for the tab that the link of the confirmation mail opens. No
 * other page is kept like this: it carries a secret, so it is for the person who registered, and
 * for an hour at most.
 */
export function keepInvitation(page: string, email: string): void {
  if (/^\/invitation[?#]/.test(page)) {
    writeStored(storageKey, JSON.stringify({ page, email, until: Date.now() + keptMilliseconds }));
  }
}

function readKept(): unknown {
  try {
    return JSON.parse(readStored(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

/** The page of the invitation with which this person registered, where that was a moment ago. */
export function findKeptInvitation(email: string): string | null {
  const kept = readKept();
  if (!isRecord(kept) || typeof kept.page !== 'string' || typeof kept.until !== 'number') {
    return null;
  }
  const isTheirs =
    typeof kept.email === 'string' && kept.email.toLowerCase() === email.toLowerCase();
  return isTheirs && Date.now() < kept.until && /^\/invitation[?#]/.test(kept.page)
    ? kept.page
    : null;
}

/** Where to go after signing in: the page that was asked for, else the invitation, else home. */
export function findNextPage(state: unknown, email: string): string {
  const remembered = findRememberedPage(state);
  return remembered === homePage ? (findKeptInvitation(email) ?? homePage) : remembered;
}

export function forgetKeptInvitation(): void {
  removeStored(storageKey);
}

/** For people who never came back from their mail. */
export function forgetOldInvitation(): void {
  const kept = readKept();
  if (isRecord(kept) && !(Number(kept.until) > Date.now())) {
    forgetKeptInvitation();
  }
}
