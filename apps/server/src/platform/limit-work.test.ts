import { describe, expect, it } from 'vitest';
import { limitWork } from './limit-work.ts';

/** Work that goes on until the test ends it. */
function holdWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, ends };
}

const refuse = () => new Error('full');
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('limited work', () => {
  it('runs no more at once than allowed, and the rest in turn', async () => {
    const limit = limitWork({ atOnce: 2, waiting: 10, refuse });
    const { work, ends } = holdWork();
    const all = Promise.all(Array.from({ length: 5 }, () => limit(work)));
    for (const begun of [2, 3, 4, 5]) {
      await settle();
      expect(ends).toHaveLength(begun);
      ends[begun - 2]?.();
    }
    ends.at(-1)?.();
    await all;
  });

  it('is refused where too much waits already', async () => {
    const limit = limitWork({ atOnce: 1, waiting: 1, refuse });
    const { work, ends } = holdWork();
    const [first, second] = [limit(work), limit(work)];
    await expect(limit(work)).rejects.toThrow('full');
    ends[0]?.();
    await first;
    const third = limit(work);
    await settle();
    ends[1]?.();
    await second;
    await settle();
    ends[2]?.();
    await third;
  });

  it('gives its place up when it fails', async () => {
    const limit = limitWork({ atOnce: 1, waiting: 0, refuse });
    await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit(async () => 'done')).toBe('done');
  });

  it('leaves the queue at once when nobody waits for it any more, and keeps nobody else from a place', async () => {
    const limit = limitWork({ atOnce: 1, waiting: 1, refuse });
    const { work, ends } = holdWork();
    const first = limit(work);
    const leaving = new AbortController();
    const second = expect(limit(work, leaving.signal)).rejects.toThrow('full');
    leaving.abort();
    await second;
    const third = limit(work);
    ends[0]?.();
    await first;
    await settle();
    ends[1]?.();
    await third;
    expect(ends).toHaveLength(2);
  });
});
