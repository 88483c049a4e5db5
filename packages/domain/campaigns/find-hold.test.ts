import { describe, expect, it } from 'vitest';
import { findHold, type Holder, type Holders, holds } from './find-hold.ts';

const free: Holder = { callsPerSecond: null, callsAtOnce: null, made: 500, underWay: 500 };
const many = Number.POSITIVE_INFINITY;
const look = (known: Partial<Holders>, room = many) =>
  findHold({ campaign: free, organization: free, account: free, ...known }, room);

describe('what holds calls back', () => {
  it('is nothing where nobody has a limit, or is near to it', () => {
    expect(look({})).toBeNull();
    const far = { callsPerSecond: 10, callsAtOnce: 100, made: 7.9, underWay: 79 };
    expect(look({ campaign: far, organization: far, account: far })).toBeNull();
  });

  it('is the pace, or the calls at once, of those who are near to theirs', () => {
    for (const name of ['campaign', 'organization', 'account'] as const) {
      expect(look({ [name]: { ...free, callsPerSecond: 10, made: 8 } })).toBe(`${name}_pace`);
      const full = { ...free, callsAtOnce: 10, underWay: 8 };
      expect(look({ [name]: full })).toBe(`${name}_calls_at_once`);
    }
  });

  it('is the nearest limit where several hold', () => {
    const slow = { ...free, callsPerSecond: 5, made: 5 };
    const full = { ...free, callsAtOnce: 5, underWay: 5 };
    expect(look({ campaign: slow, account: slow })).toBe('campaign_pace');
    expect(look({ organization: slow, account: slow })).toBe('organization_pace');
    expect(look({ campaign: slow, account: full })).toBe('account_calls_at_once');
  });

  it('is a free place before all others', () => {
    const slow = { ...free, callsPerSecond: 5, made: 5 };
    expect(look({ campaign: slow }, 0)).toBe('free_place');
    expect(look({ campaign: slow }, 1)).toBe('campaign_pace');
  });

  it('has a word of its own each time', () => {
    expect(new Set(holds).size).toBe(7);
  });
});
