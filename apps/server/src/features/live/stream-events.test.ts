import { getEventMeta } from '@orpc/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../platform/http/problem.ts';
import type { NumberedEvent } from '../../platform/live/hub.ts';
import { streamEvents } from './stream-events.ts';

let tell: (event: NumberedEvent) => void;
const unsubscribe = vi.fn();
const hub = {
  subscribe: vi.fn(
    async (_organization: string | null, _lastSeen: number | undefined, listener: typeof tell) => {
      tell = listener;
      return unsubscribe;
    },
  ),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

function open(recheck = async (): Promise<unknown> => true, lastEventId?: string) {
  const leaving = new AbortController();
  const context = { organizationId: 'o', signal: leaving.signal, recheck };
  return { leaving, stream: streamEvents({ hub }, context, lastEventId) };
}

describe('a live stream', () => {
  it('carries each event with its number, which the browser sends back', async () => {
    const { stream, leaving } = open(undefined, '41');
    const next = stream.next();
    await vi.advanceTimersByTimeAsync(0);
    tell({ sequence: 42, event: { kind: 'ready' } });
    const { value } = await next;
    expect(value).toEqual({ kind: 'ready' });
    expect(getEventMeta(value)).toMatchObject({ id: '42' });
    expect(hub.subscribe).toHaveBeenCalledWith('o', 41, expect.any(Function));
    leaving.abort();
    expect(await stream.next()).toMatchObject({ done: true });
    expect(unsubscribe).toHaveBeenCalled();
  });

  it.each(['', 'x', '-1', '1.5'])(
    'begins now when the number makes no sense: %j',
    async (given) => {
      const { stream, leaving } = open(undefined, given);
      const next = stream.next();
      await vi.advanceTimersByTimeAsync(0);
      expect(hub.subscribe).toHaveBeenCalledWith('o', undefined, expect.any(Function));
      leaving.abort();
      await next;
    },
  );

  it('ends within half a minute for anyone who signed out or was removed', async () => {
    const { stream } = open(async () => {
      throw new ProblemError('not_permitted');
    });
    const next = stream.next();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await next).toMatchObject({ done: true });
    expect(unsubscribe).toHaveBeenCalled();
  });

  it('ends within a second of the event that tells of the sign-out', async () => {
    const recheck = vi.fn(async () => {
      throw new ProblemError('not_signed_in');
    });
    const { stream } = open(recheck);
    const next = stream.next();
    await vi.advanceTimersByTimeAsync(0);
    tell({ sequence: 1, event: { kind: 'activity_appended' } });
    await next;
    const last = stream.next();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(unsubscribe).toHaveBeenCalled();
    expect(await last).toMatchObject({ done: true });
    expect(recheck).toHaveBeenCalledTimes(1);
  });

  it('checks again for what is announced while it checks', async () => {
    const recheck = vi.fn(() => new Promise<never>(() => {}));
    const { stream, leaving } = open(recheck);
    const next = stream.next();
    await vi.advanceTimersByTimeAsync(0);
    for (const sequence of [1, 2]) {
      tell({ sequence, event: { kind: 'activity_appended' } });
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(recheck).toHaveBeenCalledTimes(2);
    leaving.abort();
    await next;
  });

  it('checks once for many events of one moment, and never again after it ended', async () => {
    const recheck = vi.fn(async () => true);
    const { stream, leaving } = open(recheck);
    const next = stream.next();
    await vi.advanceTimersByTimeAsync(0);
    for (let sequence = 1; sequence <= 50; sequence += 1) {
      tell({ sequence, event: { kind: 'activity_appended' } });
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(recheck).toHaveBeenCalledTimes(1);
    tell({ sequence: 51, event: { kind: 'activity_appended' } });
    leaving.abort();
    await next;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(recheck).toHaveBeenCalledTimes(1);
  });

  it('lives on when the check itself fails', async () => {
    const { stream, leaving } = open(async () => {
      throw new Error('the database does not answer');
    });
    const next = stream.next();
    await vi.advanceTimersByTimeAsync(60_000);
    tell({ sequence: 1, event: { kind: 'ready' } });
    expect(await next).toMatchObject({ done: false });
    leaving.abort();
  });

  it('cuts off a browser that reads nothing, and keeps nothing for it', async () => {
    const { stream } = open();
    const first = stream.next();
    await vi.advanceTimersByTimeAsync(0);
    for (let sequence = 1; sequence <= 5_002; sequence += 1) {
      tell({ sequence, event: { kind: 'ready' } });
    }
    expect(unsubscribe).toHaveBeenCalled();
    await first;
    expect(await stream.next()).toMatchObject({ done: true });
  });
});
