import { describe, expect, it } from 'vitest';
import { findCodeFault, isSilent } from './spoken-code.ts';

const requestedAt = new Date('2026-06-10T16:00:00Z');
const later = (seconds: number) => new Date(requestedAt.getTime() + seconds * 1000);
const spokenAt = later(10);

describe('a spoken code', () => {
  it('is good for a quarter of an hour', () => {
    const code = { requestedAt, spokenAt, wrongCodes: 0 };
    expect(findCodeFault(code, later(899))).toBeUndefined();
    expect(findCodeFault(code, later(900))).toBe('expired');
  });

  it('is dead after five wrong ones', () => {
    const code = { requestedAt, spokenAt };
    expect(findCodeFault({ ...code, wrongCodes: 4 }, later(60))).toBeUndefined();
    expect(findCodeFault({ ...code, wrongCodes: 5 }, later(60))).toBe('spent');
  });

  it('is none before somebody has heard it', () => {
    expect(findCodeFault({ requestedAt, spokenAt: null, wrongCodes: 0 }, later(5))).toBe(
      'unspoken',
    );
  });
});

it('a call of which nothing is heard is over after five minutes', () => {
  expect(isSilent(requestedAt, later(299))).toBe(false);
  expect(isSilent(requestedAt, later(300))).toBe(true);
});
