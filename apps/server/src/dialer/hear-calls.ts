import { setTimeout as wait } from 'node:timers/promises';
import type { CarrierListener, Listening } from '@ringfence/carriers/port';
import * as z from 'zod';
import { type CallKey, createCallFollower, readQuestion } from './follow-call.ts';
import { listenAgainMilliseconds, listenSeconds } from './limits.ts';
import { leaveListening, takeListening } from './queries/listen.ts';
import type { DialerServices } from './services.ts';

const key = z.tuple([z.uuid(), z.uuid()]);

/** Our name for a call, as it was given to the carrier. */
function readReference(reference: string): CallKey {
  const [organizationId, callId] = key.parse(reference.split('/'));
  return { organizationId, callId };
}

const silence = { kind: 'hang_up' } as const;

/** What a carrier that pushes its events tells and asks. */
export function createCarrierListener(services: DialerServices): CarrierListener {
  const follower = createCallFollower(services);
  return {
    tell: async ({ reference, message }) => follower.tell(readReference(reference), message),
    async ask({ reference, message, answerUrl }) {
      const call = readReference(reference);
      if (answerUrl === null) return follower.open(call, message, silence);
      const step = readQuestion(new URL(answerUrl).pathname.split('/').at(-1));
      if (step === undefined) throw new Error('the carrier names no question of ours');
      return follower.answer(call, message, step, silence);
    },
  };
}

export interface Hearing {
  stop(): Promise<void>;
}

/**
 * Hears a carrier that pushes its events. Exactly one worker listens to an account: it says so again and again in
 * the database, and when it falls silent another takes over. Where each process has its own calls, each
 * hears its own.
 */
export function startHearing(services: DialerServices, workerId: string): Hearing {
  const { carrier, database, log, pace } = services;
  const { listen } = carrier;
  if (listen === undefined) return { stop: async () => {} };
  const listener = createCarrierListener(services);
  const stopping = new AbortController();
  let listening: Listening | undefined;

  async function isOurs(): Promise<boolean> {
    if (carrier.description.capabilities.isOfOneProcess) return true;
    const values = [pace.account, workerId, listenSeconds];
    const taken = await database.asSystem((transaction) =>
      transaction.first(takeListening, values),
    );
    return taken !== undefined;
  }

  async function end(): Promise<void> {
    const ended = listening;
    listening = undefined;
    await ended?.stop();
  }

  async function look(): Promise<void> {
    if (!(await isOurs())) return end();
    if (listening !== undefined) return;
    const opened = await listen?.call(carrier, listener);
    listening = opened;
    void opened?.failed.then((error) => {
      log.warn({ error }, 'the carrier is not heard any more; trying again');
      if (listening === opened) listening = undefined;
    });
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Who cannot say that it listens must not: another may have taken over by now.
      await look().catch(async (error: unknown) => {
        log.warn({ error }, 'the carrier could not be heard; trying again');
        await end().catch(() => {});
      });
      await wait(listenAgainMilliseconds, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
      await end();
      await database
        .asSystem((transaction) => transaction.all(leaveListening, [pace.account, workerId]))
        .catch(() => {});
    },
  };
}
