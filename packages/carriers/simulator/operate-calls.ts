import { randomBytes } from 'node:crypto';
import type { Call, CallRequest } from './call.ts';
import { chooseBehaviour } from './choose-behaviour.ts';
import { CallBook } from './keep-calls.ts';
import { createRateLimit } from './limit-rate.ts';
import type { SimulatorOptions } from './options.ts';
import { createPoster } from './post-forms.ts';
import { HungUp, type Line, runCall, SimulatorStopped } from './run-call.ts';

export interface Exchange {
  book: CallBook;
  place(request: CallRequest): Call;
  /** Resolves when the call has ended. */
  hangUp(call: Call): Promise<void>;
  stop(): void;
}

/** Makes calls, and ends them. */
export function createExchange({
  account,
  seed = 1,
  speed = 1,
  callsPerSecond,
}: SimulatorOptions): Exchange {
  const book = new CallBook();
  const living = new Map<Call, { controller: AbortController; life: Promise<void> }>();
  const line: Line = {
    accountSid: account.sid,
    speed,
    poster: createPoster(account.token),
    rateLimit: createRateLimit(callsPerSecond),
  };

  async function letLive(call: Call, ended: AbortSignal): Promise<void> {
    await runCall(call, line, ended);
    living.delete(call);
    book.markEnded(call);
  }

  return {
    book,
    place(request) {
      const now = Date.now();
      const call: Call = {
        sid: `CA${randomBytes(16).toString('hex')}`,
        request,
        behaviour: chooseBehaviour(seed, request.to, book.countCallsTo(request.to)),
        createdAt: now,
        status: 'queued',
        updatedAt: now,
        queuedMilliseconds: 0,
        startedAt: undefined,
        endedAt: undefined,
        talkSeconds: 0,
        answeredBy: undefined,
      };
      book.add(call);
      const controller = new AbortController();
      living.set(call, { controller, life: letLive(call, controller.signal) });
      return call;
    },
    async hangUp(call) {
      const alive = living.get(call);
      alive?.controller.abort(new HungUp());
      await alive?.life;
    },
    stop() {
      line.poster.stop();
      for (const { controller } of living.values()) controller.abort(new SimulatorStopped());
    },
  };
}
