import { describe, expect, it } from 'vitest';
import { readMoment } from './read-moment.ts';

describe('the moment that an address names', () => {
  it('is given in UTC', () => {
    expect(readMoment('2026-04-07T20:45:00-05:00')).toBe('2026-04-08T01:45:00.000Z');
  });

  it.each([null, '', 'tomorrow', '2026', '2026-13-40T00:00:00Z'])('is none in %j', (text) => {
    expect(readMoment(text)).toBeUndefined();
  });
});
