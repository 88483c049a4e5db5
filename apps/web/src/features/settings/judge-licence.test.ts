import { describe, expect, it } from 'vitest';
import { judgeLicence, writeDay } from './judge-licence.ts';

const today = '2026-03-01';

describe('judgeLicence', () => {
  it('lets one that never expires be', () => {
    expect(judgeLicence(null, today)).toEqual({ kind: 'valid' });
  });

  it.each([
    ['2026-02-28', { kind: 'expired' }],
    ['2026-03-01', { kind: 'soon', days: 0 }],
    ['2026-03-02', { kind: 'soon', days: 1 }],
    ['2026-04-30', { kind: 'soon', days: 60 }],
    ['2026-05-01', { kind: 'valid' }],
  ])('judges one that expires on %s', (expiresOn, state) => {
    expect(judgeLicence(expiresOn, today)).toEqual(state);
  });
});

describe('writeDay', () => {
  it('tells the day where the reader is', () => {
    expect(writeDay(new Date(2026, 2, 1, 23, 59))).toBe('2026-03-01');
    expect(writeDay(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31');
  });
});
