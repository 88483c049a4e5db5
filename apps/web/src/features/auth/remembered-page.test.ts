import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../testing/create-storage.ts';
import {
  findRememberedPage,
  forgetStoredPage,
  isReturn,
  rememberPage,
  storePage,
} from './remembered-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the remembered page', () => {
  it('leads back with its search and fragment', () => {
    const state = rememberPage({ pathname: '/activity/recent', search: '?who=ana', hash: '#top' });
    expect(findRememberedPage(state)).toBe('/activity/recent?who=ana#top');
  });

  it.each([
    ['nothing was remembered', null],
    ['the state is of another kind', { page: '/x' }],
    ['the page is no text', { from: 5 }],
    ['the page is on another site', { from: '//example.com' }],
    ['the page is on another site, written backwards', { from: '/\\example.com' }],
    ['the page is on another site, behind what browsers leave out', { from: '/\t/example.com' }],
    ['the page is a whole address', { from: 'https://example.com' }],
  ])('is the dashboard when %s', (_name, state) => {
    expect(findRememberedPage(state)).toBe('/dashboard');
  });

  it('outlives the way to another site and back, until it is forgotten', () => {
    vi.stubGlobal('sessionStorage', createStorage());
    storePage('/calls/history');
    expect(findRememberedPage(null)).toBe('/calls/history');
    expect(findRememberedPage({ from: '/debtors/list' })).toBe('/debtors/list');
    forgetStoredPage();
    expect(findRememberedPage(null)).toBe('/dashboard');
  });

  it('is not taken from a storage that another site was put into', () => {
    vi.stubGlobal('sessionStorage', createStorage());
    storePage('//example.com');
    expect(findRememberedPage(null)).toBe('/dashboard');
  });
});

describe('isReturn', () => {
  it.each(['?code=a', '?tab=social&error_code=otp_expired', '#error=x', '#access_token=a'])(
    'knows %s as what a link of a mail or another site brings along',
    (address) => {
      const [search = '', hash] = address.split('#');
      expect(isReturn({ search, hash: hash === undefined ? '' : `#${hash}` })).toBe(true);
    },
  );

  it('takes nothing else for it', () => {
    expect(isReturn({ search: '?tab=security&barcode=1', hash: '#top' })).toBe(false);
  });
});
