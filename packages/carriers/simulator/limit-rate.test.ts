import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRateLimit } from './limit-rate.ts';

const alive = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers({ fakeNodeBuiltins: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets everything pass when there is no limit', async () => {
  const { takeTurn } = createRateLimit(undefined);
  await Promise.all(Array.from({ length: 100 }, () => takeTurn(alive)));
});

it('lets calls out one by one at the rate of the account', async () => {
  const { takeTurn } = createRateLimit(50);
  const begun = Date.now();
  const times: number[] = [];
  for (let call = 0; call < 6; call += 1) {
    void takeTurn(alive).then(() => times.push(Date.now() - begun));
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times).toEqual([0, 20, 40, 60, 80, 100]);
});

it('gives the turn of a call that ended while it waited to the next', async () => {
  const { takeTurn } = createRateLimit(2);
  const begun = Date.now();
  const ended = new AbortController();
  await takeTurn(alive);
  const canceled = takeTurn(ended.signal);
  const next = takeTurn(alive).then(() => Date.now() - begun);
  ended.abort(new Error('Ended'));
  await expect(canceled).rejects.toThrow('Ended');
  await vi.advanceTimersByTimeAsync(2_000);
  // Two turns would take a second.
  expect(await next).toBe(500);
});
