import { setTimeout as wait } from 'node:timers/promises';
import type { ReservedCall } from './decide-and-reserve.ts';
import { catchUpSeconds, freshMilliseconds, largestLease, leaseMilliseconds } from './limits.ts';
import { createPlacedBook } from './mark-placed.ts';
import { placeCalls } from './place-calls.ts';
import { createCampaignTurns, createPromised, type Promised } from './promise-calls.ts';
import { createRollingSecond } from './rolling-second.ts';
import type { DialerServices } from './services.ts';
import { type WithdrawnCall, withdrawCalls } from './withdraw-calls.ts';

interface Waiting {
  call: ReservedCall;
  since: number;
  settle(): void;
}

/** Reserved calls on their way to the carrier at the account's pace: organizations take turns, and their campaigns. */
export interface PlacingQueue extends Promised {
  /** Resolves when each of them is with the carrier, or was taken back. */
  add(calls: readonly ReservedCall[]): Promise<void>;
}

export function createPlacingQueue(services: DialerServices, accountId: string): PlacingQueue {
  const { accounts, backlog, log } = services;
  const placed = createPlacedBook(services, accountId);
  let waiting: Waiting[] = [];
  const listWaiting = (): ReservedCall[] => waiting.map(({ call }) => call);
  const promised = createPromised(listWaiting);
  const turns = createCampaignTurns<ReservedCall>();
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
    const most = account ? Math.min(largestLease, lastSecond.leave(account.pace)) : 0;
    if (account === undefined || most === 0) return;
    const calls = turns.order(listWaiting(), account.pace.callsPerSecond * catchUpSeconds);
    const { taken, placing, handed } = await placeCalls(services, placed, account, calls, most);
    lastSecond.add(placing);
    turns.serve(taken);
    const isTaken = new Set(taken);
    settle(
      waiting.filter(({ call }) => isTaken.has(call)),
      handed,
    );
    waiting = waiting.filter(({ call }) => !isTaken.has(call));
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
    promise: (...asked) => (backlog.isBehind() ? 0 : promised.promise(...asked)),
    returnPromised: promised.returnPromised,
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
