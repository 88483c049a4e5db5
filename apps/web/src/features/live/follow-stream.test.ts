import type { LiveEvent } from '@ringfence/contract/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FollowOptions, followStream, type StreamState } from './follow-stream.ts';

const ready: LiveEvent = { kind: 'ready' };
const sealed: LiveEvent = { kind: 'activity_sealed', position: 7 };

type Attempt = { events: LiveEvent[]; error?: Error };

async function* play({ events, error }: Attempt) {
  for (const event of events) {
    yield { event, id: event.kind === 'activity_sealed' ? `e${event.position}` : undefined };
  }
  if (error !== undefined) {
    throw error;
  }
}

async function follow(attempts: Attempt[], overrides: Partial<FollowOptions> = {}) {
  const controller = new AbortController();
  const asked: (string | undefined)[] = [];
  const states: StreamState[] = [];
  const events: LiveEvent[] = [];
  const waits: number[] = [];
  await followStream({
    open: async (lastEventId) => {
      asked.push(lastEventId);
      const attempt = attempts[asked.length - 1];
      if (attempt === undefined) {
        controller.abort();
        throw new Error('no more attempts');
      }
      return play(attempt);
    },
    isFinal: () => false,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    jitter: () => 1,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    lastEventId: undefined,
    signal: controller.signal,
    ...overrides,
  });
  return { asked, states, events, waits };
}

describe('followStream', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('passes the events on and is live once the server is ready', async () => {
    const { states, events } = await follow([{ events: [ready, sealed] }]);
    expect(events).toEqual([ready, sealed]);
    expect(states).toEqual(['connecting', 'live', 'reconnecting']);
  });

  it('asks for what it missed after a break', async () => {
    const { asked } = await follow([
      { events: [ready, sealed], error: new Error('broken') },
      { events: [ready] },
    ]);
    expect(asked).toEqual([undefined, 'e7', 'e7']);
  });

  it('goes on from where another tab was', async () => {
    const { asked } = await follow([{ events: [] }], { lastEventId: 'e3' });
    expect(asked[0]).toBe('e3');
  });

  it('waits longer with each failure and starts over once it was live', async () => {
    const broken = { events: [], error: new Error('broken') };
    const { waits } = await follow([broken, broken, broken, { events: [ready] }, broken]);
    expect(waits).toEqual([500, 1000, 2000, 500, 1000]);
  });

  it('stops when it is refused', async () => {
    const { asked, states } = await follow([{ events: [], error: new Error('refused') }], {
      isFinal: () => true,
    });
    expect(asked).toHaveLength(1);
    expect(states).toEqual(['connecting', 'stopped']);
  });
});
