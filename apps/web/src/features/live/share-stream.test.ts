import type { LiveEvent } from '@ringfence/contract/live';
import { describe, expect, it, vi } from 'vitest';
import type { StreamState } from './follow-stream.ts';
import { shareStream } from './share-stream.ts';

const ready: LiveEvent = { kind: 'ready' };
const sealed: LiveEvent = { kind: 'activity_sealed', position: 3 };

type Follow = Parameters<Parameters<typeof shareStream>[0]['follow']>[0];

let names = 0;

/** A browser whose tabs run in this process: Node has both locks and broadcast channels. */
function createBrowser() {
  names += 1;
  const name = `share-stream-test-${names}`;
  const leaders: Follow[] = [];
  function openTab() {
    const events: LiveEvent[] = [];
    const states: StreamState[] = [];
    const close = shareStream({
      name,
      locks: navigator.locks,
      openChannel: (channelName) => new BroadcastChannel(channelName),
      follow: (leader) => {
        leaders.push(leader);
        return new Promise((resolve) => {
          leader.signal.addEventListener('abort', () => resolve());
        });
      },
      onEvent: (event) => events.push(event),
      onState: (state) => states.push(state),
    });
    return { events, states, close };
  }
  return { leaders, openTab };
}

const waitFor = (check: () => boolean) =>
  vi.waitFor(() => expect(check()).toBe(true), { timeout: 60_000, interval: 5 });

describe('shareStream', () => {
  it('reads one stream for all tabs and tells every one', async () => {
    const { leaders, openTab } = createBrowser();
    const first = openTab();
    await waitFor(() => leaders.length === 1);
    const second = openTab();
    leaders[0]?.onState('live');
    leaders[0]?.onEvent(ready, undefined);
    leaders[0]?.onEvent(sealed, 'e3');
    await waitFor(() => second.events.length === 2);
    expect(first.events).toEqual([ready, sealed]);
    expect(second.events).toEqual([ready, sealed]);
    expect(second.states.at(-1)).toBe('live');
    expect(leaders).toHaveLength(1);
    first.close();
    second.close();
  });

  it('tells a tab that comes later how things stand', async () => {
    const { leaders, openTab } = createBrowser();
    const first = openTab();
    await waitFor(() => leaders.length === 1);
    leaders[0]?.onState('live');
    const second = openTab();
    await waitFor(() => second.states.includes('live'));
    first.close();
    second.close();
  });

  it('passes the stream to another tab, which goes on from the last event', async () => {
    const { leaders, openTab } = createBrowser();
    const first = openTab();
    await waitFor(() => leaders.length === 1);
    const second = openTab();
    leaders[0]?.onEvent(sealed, 'e3');
    await waitFor(() => second.events.length === 1);
    first.close();
    await waitFor(() => leaders.length === 2);
    expect(leaders[1]?.lastEventId).toBe('e3');
    second.close();
  });
});
