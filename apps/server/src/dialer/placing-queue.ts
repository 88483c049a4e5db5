import { setTimeout as wait } from 'node:timers/promises';
import type { ReservedCall } from './decide-and-reserve.ts';
import { freshMilliseconds, leaseMilliseconds, reserveSeconds } from './limits.ts';
import { createPlacedBook } from './mark-placed.ts';
import { placeCalls } from './place-calls.ts';
import type { DialerServices } from './services.ts';
import { withdrawCalls } from './withdraw-calls.ts';

const largestLease = 200;

interface Waiting {
  call: ReservedCall;
  since: number;
  settle(): void;
}

/** Reserved calls on their way to the carrier, first come first served, at the account's pace. */
export interface PlacingQueue {
  /** Resolves when each of them is with the carrier, or was taken back. */
  add(calls: readonly ReservedCall[]): Promise<void>;
  /** How many more calls are worth reserving at this moment. */
  room(): number;
}

export function createPlacingQueue(services: DialerServices): PlacingQueue {
  const { log, pace } = services;
  const placed = createPlacedBook(services);
  const capacity = Math.max(2, Math.ceil(pace.callsPerSecond * reserveSeconds));
  let waiting: Waiting[] = [];
  let isRunning = false;

  function settle(done: readonly Waiting[], handed: Promise<unknown>): void {
    handed
      .catch((error: unknown) => log.error({ error }, 'calls could not be placed'))
      .finally(() => {
        for (const { settle } of done) settle();
      });
  }

  /** Nobody dials on an old decision: what waited too long is taken back before it is asked for. */
  function takeBackOld(): void {
    const oldest = performance.now() - freshMilliseconds;
    const old = waiting.filter(({ since }) => since < oldest);
    if (old.length === 0) return;
    waiting = waiting.slice(old.length);
    const from = 'reserved' as const;
    const calls = old.map(({ call: { id, organizationId } }) => ({ id, organizationId, from }));
    settle(old, withdrawCalls(services, calls));
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      takeBackOld();
      const next = waiting.slice(0, largestLease);
      try {
        const { taken, handed } = await placeCalls(
          services,
          placed,
          next.map(({ call }) => call),
        );
        waiting = waiting.slice(taken);
        settle(next.slice(0, taken), handed);
      } catch (error) {
        log.error({ error }, 'the pace of an account could not be read; trying again');
      }
      if (waiting.length > 0) await wait(leaseMilliseconds);
    }
    isRunning = false;
  }

  return {
    room: () => capacity - waiting.length,
    add(calls) {
      const since = performance.now();
      const settled = calls.map(
        (call) => new Promise<void>((settle) => waiting.push({ call, since, settle })),
      );
      if (!isRunning) {
        isRunning = true;
        void run();
      }
      return Promise.all(settled).then(() => {});
    },
  };
}
