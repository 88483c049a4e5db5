import { describe, expect, it } from 'vitest';
import { findRememberedPage, rememberPage } from './remembered-page.ts';

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
    ['the page is a whole address', { from: 'https://example.com' }],
  ])('is the dashboard when %s', (_name, state) => {
    expect(findRememberedPage(state)).toBe('/dashboard');
  });
});
