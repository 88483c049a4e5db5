import type { AccountErrorKey } from './explain-auth-error.ts';

const keysByCode = new Map<string, AccountErrorKey>([
  ['access_denied', 'errors.linkRefused'],
  ['otp_expired', 'errors.linkExpired'],
  ['identity_already_exists', 'errors.identityTaken'],
  ['manual_linking_disabled', 'errors.linkingOff'],
  ['provider_disabled', 'errors.providerOff'],
]);

export type Return =
  | { kind: 'failed'; text: AccountErrorKey }
  /** The account of another site is linked, once the code that came along has been exchanged. */
  | { kind: 'linked'; text: 'social.linked' }
  /** A mail was followed; of two, to the old and the new address, the other is left to follow. */
  | { kind: 'confirmed'; text: 'profile.emailFollowed' | 'profile.emailHalfway' };

/**
 * How somebody came back from another site or by the link of a mail; null for everybody else. What
 * the address says in words is never shown: anybody can write an address.
 */
export function readReturn(search: string, hash: string): Return | null {
  const inQuery = new URLSearchParams(search);
  const inFragment = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: string) => inQuery.get(name) ?? inFragment.get(name);
  const error = read('error');
  const code = read('error_code');
  if (error !== null || code !== null) {
    const text = keysByCode.get(code ?? '') ?? keysByCode.get(error ?? '') ?? 'errors.unexpected';
    return { kind: 'failed', text };
  }
  if (read('message') !== null) {
    return { kind: 'confirmed', text: 'profile.emailHalfway' };
  }
  if (read('code') === null) {
    return null;
  }
  // The way back from another site names the part of the page that lists the accounts.
  return inQuery.get('tab') === 'social'
    ? { kind: 'linked', text: 'social.linked' }
    : { kind: 'confirmed', text: 'profile.emailFollowed' };
}
