import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coalesceCalls } from './coalesce-calls.ts';

describe('coalesceCalls', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs at once, then at most once in the gap', async () => {
    const work = vi.fn(async () => {});
    const { ask } = coalesceCalls(work, 250);
    for (let call = 0; call < 20; call += 1) {
      ask();
    }
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(249);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('never runs twice at the same moment and goes on after a failure', async () => {
    let running = 0;
    let most = 0;
    const work = vi.fn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 900));
      running -= 1;
      throw new Error('failed');
    });
    const { ask } = coalesceCalls(work, 250);
    ask();
    await vi.advanceTimersByTimeAsync(500);
    ask();
    await vi.advanceTimersByTimeAsync(2000);
    expect(work).toHaveBeenCalledTimes(2);
    expect(most).toBe(1);
  });

  it('rests as long as it took where that is longer than the gap', async () => {
    const work = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 900)));
    const { ask } = coalesceCalls(work, 250);
    ask();
    await vi.advanceTimersByTimeAsync(500);
    ask();
    await vi.advanceTimersByTimeAsync(1299);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('does nothing more once it is stopped', async () => {
    const work = vi.fn(async () => {});
    const { ask, stop } = coalesceCalls(work, 250);
    ask();
    ask();
    stop();
    await vi.advanceTimersByTimeAsync(1000);
    ask();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
