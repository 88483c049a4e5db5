import { randomBytes } from 'node:crypto';
import type { Call, CallRequest } from './call.ts';
import { chooseBehaviour } from './choose-behaviour.ts';
import { createCourier } from './deliver-callbacks.ts';
import { CallBook } from './keep-calls.ts';
import { RecordingBook } from './keep-recordings.ts';
import { createRateLimit } from './limit-rate.ts';
import { type SimulatorFaults, type SimulatorOptions, simulatorFaults } from './options.ts';
import { CallTime, HungUp } from './pass-time.ts';
import { createPoster } from './post-forms.ts';
import { createRecorder } from './record-call.ts';
import { runCall, SimulatorStopped } from './run-call.ts';
import type { Verb } from './verb.ts';

export interface Exchange {
  book: CallBook;
  recordings: RecordingBook;
  /** What goes wrong, from now on. */
  faults: SimulatorFaults;
  place(request: CallRequest): Call;
  /** Breaks off what is being done on an answered call. */
  interrupt(call: Call, verbs: readonly Verb[]): void;
  /** Resolves when the call has ended. */
  hangUp(call: Call): Promise<void>;
  stop(): void;
}

interface Life {
  controller: AbortController;
  time: CallTime;
  lived: Promise<void>;
}

/** Makes calls, and ends them. */
export function createExchange(options: SimulatorOptions): Exchange {
  const { account, seed = 1, speed = 1, callsPerSecond } = options;
  const book = new CallBook();
  const recordings = new RecordingBook();
  const living = new Map<Call, Life>();
  const poster = createPoster(account.token);
  const rateLimit = createRateLimit(callsPerSecond);

  function begin(call: Call): Life {
    const controller = new AbortController();
    const ended = controller.signal;
    const time = new CallTime(call, speed, ended);
    const courier = createCourier(call, { seed, speed, poster, faults: () => exchange.faults });
    const recorder = createRecorder(account.sid, call, { book: recordings, courier });
    const tools = { accountSid: account.sid, poster, rateLimit, time, courier, recorder, ended };
    async function live(): Promise<void> {
      await runCall(call, tools);
      living.delete(call);
      book.markEnded(call);
    }
    return { controller, time, lived: live() };
  }

  const exchange: Exchange = {
    book,
    recordings,
    faults: simulatorFaults.parse(options.faults ?? {}),
    place(request) {
      const now = Date.now();
      const earlierCalls = book.countCallsTo(request.to);
      const call: Call = {
        sid: `CA${randomBytes(16).toString('hex')}`,
        request,
        behaviour: chooseBehaviour(seed, request.to, earlierCalls),
        earlierCalls,
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
      living.set(call, begin(call));
      return call;
    },
    interrupt: (call, verbs) => living.get(call)?.time.interrupt(verbs),
    async hangUp(call) {
      const alive = living.get(call);
      alive?.controller.abort(new HungUp());
      await alive?.lived;
    },
    stop() {
      poster.stop();
      for (const { controller } of living.values()) controller.abort(new SimulatorStopped());
    },
  };
  return exchange;
}
