import { describe, expect, it } from 'vitest';
import { findGivenAddress, giveAddress } from './given-address.ts';

describe('the address that somebody was invited by', () => {
  it('goes along to the forms of visitors', () => {
    const state = { from: '/invitation#token=x', ...giveAddress('ada@harbor.example') };
    expect(findGivenAddress(state)).toBe('ada@harbor.example');
  });

  it.each([null, undefined, 'ada', { email: 7 }, {}])('is empty where %j came along', (state) => {
    expect(findGivenAddress(state)).toBe('');
  });
});
