import { describe, expect, it } from 'vitest';
import { createBacklog } from './create-backlog.ts';

function start() {
  const clock = { now: 0 };
  return { clock, backlog: createBacklog(() => clock.now) };
}

describe('a process', () => {
  it('is behind once the oldest report or question of a call has waited for long', () => {
    const { clock, backlog } = start();
    void backlog.add(new Promise(() => {}));
    clock.now = 749;
    void backlog.add(new Promise(() => {}));
    expect(backlog.isBehind()).toBe(false);
    clock.now = 750;
    expect(backlog.isBehind()).toBe(true);
  });

  it('is not behind any more when that has ended, be it by a fault', async () => {
    const { clock, backlog } = start();
    const kept = Promise.withResolvers<string>();
    const failed = Promise.withResolvers<string>();
    const works = [backlog.add(kept.promise), backlog.add(failed.promise)];
    clock.now = 800;
    expect(backlog.isBehind()).toBe(true);
    kept.resolve('kept');
    failed.reject(new Error('away'));
    expect(await Promise.allSettled(works)).toMatchObject([
      { value: 'kept' },
      { status: 'rejected' },
    ]);
    expect(backlog.isBehind()).toBe(false);
  });

  it('is not held up by what never ends', () => {
    const { clock, backlog } = start();
    void backlog.add(new Promise(() => {}));
    clock.now = 10_000;
    expect(backlog.isBehind()).toBe(false);
    void backlog.add(new Promise(() => {}));
    clock.now = 10_750;
    expect(backlog.isBehind()).toBe(true);
  });
});
