import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { shouldRetry } from './query-client.ts';

describe('shouldRetry', () => {
  it.each([400, 401, 403, 404, 409, 429])('does not repeat what was refused with %i', (status) => {
    expect(shouldRetry(0, new ORPCError('REFUSED', { status }))).toBe(false);
  });

  it.each([
    ['a fault of the server', new ORPCError('UNAVAILABLE', { status: 503 })],
    ['a missing answer', new TypeError('Failed to fetch')],
  ])('repeats %s twice', (_name, error) => {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
  });
});
