import { describe, expect, it } from 'vitest';
import { accountTabs, findTab } from './find-tab.ts';

describe('findTab', () => {
  it.each(accountTabs)('finds %s', (tab) => {
    expect(findTab(tab)).toBe(tab);
  });

  it.each([null, '', 'Profile', 'constructor'])('begins with the profile for %s', (name) => {
    expect(findTab(name)).toBe('profile');
  });
});
