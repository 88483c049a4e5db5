import { setTimeout as wait } from 'node:timers/promises';
import type { ReservedCall } from './decide-and-reserve.ts';
import { freshMilliseconds, leaseMilliseconds, reserveSeconds } from './limits.ts';
import { createPlacedBook } from './mark-placed.ts';
import { placeCalls } from './place-calls.ts';
import { createRollingSecond } from './rolling-second.ts';
import type { DialerServices, Pace } from './services.ts';
import { type WithdrawnCall, withdrawCalls } from './withdraw-calls.ts';

const largestLease = 200;
/** Of what is reserved ahead, the part below which a turn is not worth its statements. */
const worthwhile = 4;

interface Waiting {
  call: ReservedCall;
  since: number;
  settle(): void;
}

/** Reserved calls on their way to the carrier, first come first served, at the account's pace. */
export interface PlacingQueue {
  /** Resolves when each of them is with the carrier, or was taken back. */
  add(calls: readonly ReservedCall[]): Promise<void>;
  /**
   * How many more calls are worth reserving at this moment, at the account's pace, of so many
   * that could be: none while that is few. They are promised to the caller until they are
   * returned, so that turns that are taken side by side do not judge more people than they can
   * call.
   */
  promise(pace: Pace, most: number): number;
  returnPromised(calls: number): void;
}

export function createPlacingQueue(services: DialerServices, accountId: string): PlacingQueue {
  const { accounts, backlog, log } = services;
  const placed = createPlacedBook(services, accountId);
  let waiting: Waiting[] = [];
  let promised = 0;
  const lastSecond = createRollingSecond();
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
    const calls = old.map(({ call }): WithdrawnCall => ({ ...call, from: 'reserved' }));
    settle(old, withdrawCalls(services, calls));
  }

  /** With the account as it is by now: what was changed in it holds for calls that wait already. */
  async function placeNext(): Promise<void> {
    const account = await accounts.find(accountId);
    if (account === undefined) return;
    const next = waiting.slice(0, Math.min(largestLease, lastSecond.leave(account.pace)));
    if (next.length === 0) return;
    const calls = next.map(({ call }) => call);
    const { taken, placing, handed } = await placeCalls(services, placed, account, calls);
    lastSecond.add(placing);
    settle(waiting.splice(0, taken), handed);
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      takeBackOld();
      if (!backlog.isBehind()) {
        await placeNext().catch((error: unknown) =>
          log.error({ accountId, error }, 'the pace of an account could not be read; trying again'),
        );
      }
      if (waiting.length > 0) await wait(leaseMilliseconds);
    }
    isRunning = false;
  }

  return {
    promise({ callsPerSecond }, most) {
      const wanted = Math.max(2, Math.ceil(callsPerSecond * reserveSeconds));
      const room = wanted - waiting.length - promised;
      if (backlog.isBehind() || room < wanted / worthwhile) return 0;
      const calls = Math.min(room, most);
      promised += calls;
      return calls;
    },
    returnPromised(calls) {
      promised -= calls;
    },
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
