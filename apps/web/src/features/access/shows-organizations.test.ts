import { describe, expect, it } from 'vitest';
import { showsOrganizations } from './shows-organizations.ts';

describe('showsOrganizations', () => {
  it.each([0, 1, 2])('shows them to somebody with %i who is no super administrator', (count) => {
    expect(showsOrganizations(count, false)).toBe(true);
  });

  it.each([1, 2])('shows them to a super administrator with %i', (count) => {
    expect(showsOrganizations(count, true)).toBe(true);
  });

  it('shows none to a super administrator without any', () => {
    expect(showsOrganizations(0, true)).toBe(false);
  });
});
