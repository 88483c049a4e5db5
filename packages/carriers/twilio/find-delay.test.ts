import { describe, expect, it } from 'vitest';
import { findDelay } from './find-delay.ts';

const now = Date.parse('2026-11-05T12:00:00Z');

function find(value: unknown, statusCode = 429, body: unknown = {}) {
  return findDelay({ statusCode, body, headers: { 'retry-after': value } }, now);
}

describe('how long a busy carrier asks us to wait', () => {
  it.each([
    ['0', 0],
    ['30', 30],
    ['Thu, 05 Nov 2026 12:01:30 GMT', 90],
    ['Thu, 05 Nov 2026 11:00:00 GMT', 0],
    ['99999999999', 24 * 60 * 60],
  ])('is read of %s', (value, seconds) => {
    expect(find(value)?.retryAfterSeconds).toBe(seconds);
  });

  it.each(['', 'soon', '-'])('is not known of %j', (value) => {
    expect(find(value)).toBeUndefined();
    expect(findDelay({ statusCode: 429, body: '', headers: undefined }, now)).toBeUndefined();
  });

  it('matters only while it is busy', () => {
    for (const status of [200, 400, 404, 500]) expect(find('30', status)).toBeUndefined();
    expect(find('30', 503)?.status).toBe(503);
  });

  it('comes with what the answer says, if it can be read', () => {
    const body = { code: 20429, message: 'Too many requests' };
    for (const form of [body, JSON.stringify(body)]) {
      expect(find('1', 429, form)).toMatchObject(body);
    }
    for (const broken of ['<html>', undefined, null, { code: 'x' }]) {
      expect(find('1', 429, broken)?.code).toBeUndefined();
    }
  });
});
