import { expect, it } from 'vitest';
import { createRateLimit } from './limit-rate.ts';

it('lets everything pass when there is no limit', async () => {
  const { takeTurn } = createRateLimit(undefined);
  await Promise.all(Array.from({ length: 100 }, () => takeTurn(new AbortController().signal)));
});

it('lets calls out one by one at the rate of the account', async () => {
  const { takeTurn } = createRateLimit(50);
  const begun = Date.now();
  const times = await Promise.all(
    Array.from({ length: 6 }, async () => {
      await takeTurn(new AbortController().signal);
      return Date.now() - begun;
    }),
  );
  times.forEach((time, index) => {
    expect(time).toBeGreaterThanOrEqual(index * 20 - 1);
  });
});

it('gives the turn of a call that ended while it waited to the next', async () => {
  const { takeTurn } = createRateLimit(2);
  const begun = Date.now();
  const ended = new AbortController();
  await takeTurn(new AbortController().signal);
  const canceled = takeTurn(ended.signal);
  const next = takeTurn(new AbortController().signal);
  ended.abort(new Error('Ended'));
  await expect(canceled).rejects.toThrow('Ended');
  await next;
  expect(Date.now() - begun).toBeGreaterThanOrEqual(499);
  // Two turns would take a second; a busy machine may be late by much.
  expect(Date.now() - begun).toBeLessThan(999);
});
