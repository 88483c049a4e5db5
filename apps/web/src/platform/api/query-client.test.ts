import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { decodeProblem } from './decode-problem.ts';
import { createQueryClient, shouldRetry } from './query-client.ts';

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

describe('createQueryClient', () => {
  it.each([
    ['session_ended', 401, ['session']],
    ['not_signed_in', 401, ['session']],
    ['insufficient_aal', 403, ['second factor']],
    ['not_permitted', 403, []],
  ])('has %s seen to', async (code, status, wanted) => {
    const duties: string[] = [];
    const client = createQueryClient({
      onSessionEnded: () => duties.push('session'),
      onSecondFactorWanted: () => duties.push('second factor'),
    });
    const problem = { type: '', title: '', detail: '', requestId: '0199c7a2', status, code };
    const refusal = () => Promise.reject(decodeProblem(problem));
    await expect(client.fetchQuery({ queryKey: [code], queryFn: refusal })).rejects.toThrow();
    expect(duties).toEqual(wanted);
  });

  it('asks again where the person works after something was not permitted', async () => {
    const client = createQueryClient({ onSessionEnded: () => {}, onSecondFactorWanted: () => {} });
    const keys = [
      [['access', 'memberships'], {}],
      [['a', 'lists', 'list'], {}],
    ];
    for (const queryKey of keys) {
      await client.prefetchQuery({ queryKey, queryFn: () => [] });
    }
    const text = { type: '', title: '', detail: '', requestId: '0199c7a2' };
    const problem = { ...text, status: 403, code: 'not_permitted' };
    const refusal = () => Promise.reject(decodeProblem(problem));
    await expect(client.fetchQuery({ queryKey: ['b'], queryFn: refusal })).rejects.toThrow();
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
  });
});
