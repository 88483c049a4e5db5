import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CarrierListener } from '../port.ts';
import { createLoopbackCarrier } from './create-loopback-carrier.ts';
import type { Arrival } from './options.ts';

const request = {
  reference: 'organization/call',
  to: '+12125550191',
  from: '+12125550100',
  ringSeconds: 20,
  flowUrl: 'http://application.invalid/flow',
  statusUrl: 'http://application.invalid/status',
  detectionUrl: 'http://application.invalid/detection',
};
const patience = { timeout: 30_000, interval: 5 };

/** Keeps what it hears and wants nothing said. */
function createListener(changes: Partial<CarrierListener> = {}) {
  const heard: string[] = [];
  const listener: CarrierListener = {
    async tell({ message }) {
      heard.push(message.event.state);
    },
    ask: async () => ({ kind: 'hang_up' }),
    detect: async () => {},
    whisper: async () => [],
    recorded: async () => {},
    ...changes,
  };
  return { heard, listener };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the loopback', () => {
  it('counts each call that it took, and none that it refused', async () => {
    const arrivals: Arrival[] = [];
    const carrier = createLoopbackCarrier({ onArrival: (arrival) => arrivals.push(arrival) });
    const at = Date.UTC(2026, 5, 10, 16);
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    await carrier.placeCall({ ...request, to: '+12' });
    for (const to of ['+12125550191', '+12125550199']) await carrier.placeCall({ ...request, to });
    expect(arrivals).toMatchObject([
      { reference: request.reference, to: '+12125550191', from: request.from, at },
      { reference: request.reference, to: '+12125550199', at },
    ]);
  });

  it('forgets the calls that ended first, and none that lives', async () => {
    const carrier = createLoopbackCarrier({ speed: 1000, mostEndedCalls: 2 });
    const since = new Date(0);
    const listed = async () =>
      (await carrier.listRecentCalls({ since, limit: 100 })).map(({ to }) => to);
    const living = { ...request, to: '+12125550190', ringSeconds: 600_000 };
    await carrier.placeCall(living);
    for (const line of [1, 2, 3, 4]) {
      const answer = await carrier.placeCall({ ...request, to: `+1212${line}550191` });
      if (answer.kind !== 'placed') throw new Error(answer.detail);
      await carrier.endCall(answer.carrierCallId);
    }
    expect(await listed()).toEqual(['+12124550191', '+12123550191', living.to]);
    const search = { to: '+12121550191', from: request.from, since };
    expect(await carrier.findCalls(search)).toEqual([]);
  });

  it('hears nothing more once it is stopped, and waits for what is under way', async () => {
    vi.useFakeTimers({ fakeNodeBuiltins: true });
    const minute = 60_000;
    const carrier = createLoopbackCarrier();
    const { promise: kept, resolve: keep } = Promise.withResolvers<void>();
    let begun = 0;
    const { listener } = createListener({
      tell() {
        begun += 1;
        return kept;
      },
    });
    const listening = await carrier.listen(listener);
    await carrier.placeCall(request);
    await vi.advanceTimersByTimeAsync(minute);
    expect(begun).toBe(1);
    let isStopped = false;
    const stopped = listening.stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(minute);
    expect(isStopped).toBe(false);
    keep();
    await stopped;
    await vi.advanceTimersByTimeAsync(minute);
    expect(begun).toBe(1);
  });

  it('tells a listener that another has taken over', async () => {
    const carrier = createLoopbackCarrier({ speed: 1000 });
    const [first, second] = [createListener(), createListener()];
    const { failed } = await carrier.listen(first.listener);
    await carrier.listen(second.listener);
    expect((await failed).message).toContain('taken over');
    await carrier.placeCall(request);
    await vi.waitFor(() => expect(second.heard).toContain('ended'), patience);
    expect(first.heard).toEqual([]);
  });

  it('hangs up on a person to whom nobody has anything to say', async () => {
    const carrier = createLoopbackCarrier({ speed: 1000 });
    const { heard, listener } = createListener({
      ask: () => {
        throw new Error('There are no words.');
      },
    });
    await carrier.listen(listener);
    await carrier.placeCall({ ...request, to: '+12125550194' });
    await vi.waitFor(() => expect(heard.at(-1)).toBe('ended'), patience);
  });

  it('ends a call while the application still thinks about what to say', async () => {
    const carrier = createLoopbackCarrier({ speed: 1000 });
    let isAsked = false;
    const { listener } = createListener({
      ask() {
        isAsked = true;
        return new Promise(() => {});
      },
    });
    await carrier.listen(listener);
    const answer = await carrier.placeCall({ ...request, to: '+12125550194' });
    if (answer.kind !== 'placed') throw new Error(answer.detail);
    await vi.waitFor(() => expect(isAsked).toBe(true), patience);
    await carrier.dropCall(answer.carrierCallId);
    expect((await carrier.fetchCall(answer.carrierCallId))?.event.state).toBe('answered');
    await carrier.endCall(answer.carrierCallId);
    expect((await carrier.fetchCall(answer.carrierCallId))?.event).toMatchObject({
      state: 'ended',
      ending: 'completed',
    });
  });

  it('carries thousands of calls at once, and says of each how it ended', async () => {
    const carrier = createLoopbackCarrier({ speed: 1000 });
    const ended = new Set<string>();
    const { listener } = createListener({
      async tell({ reference, message }) {
        if (message.event.state === 'ended') ended.add(reference);
      },
    });
    await carrier.listen(listener);
    const calls = 4_000;
    for (let line = 0; line < calls; line += 1) {
      const to = `+1212${5_561_000 + line}`;
      await carrier.placeCall({ ...request, reference: to, to });
    }
    await vi.waitFor(() => expect(ended.size).toBe(calls), patience);
  });
});
