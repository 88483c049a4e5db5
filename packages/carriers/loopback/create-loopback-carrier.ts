import { randomUUID } from 'node:crypto';
import type { Carrier, PlaceRequest } from '../port.ts';
import { type Call, presentCall } from './call.ts';
import { chooseBehaviour } from './choose-behaviour.ts';
import { Connection } from './connection.ts';
import { loopbackDescription } from './description.ts';
import { CallBook } from './keep-calls.ts';
import { RecordingBook } from './keep-recordings.ts';
import type { LoopbackOptions } from './options.ts';
import { CallTime } from './pass-time.ts';
import { runCall } from './run-call.ts';

const e164 = /^\+[1-9]\d{7,14}$/;

/**
 * A carrier inside this process that reaches nobody and pushes its events. It shares with the others only the
 * people who answer, so that what works with both works by the port alone.
 */
export function createLoopbackCarrier({
  seed = 1,
  speed = 1,
  mostEndedCalls = 50_000,
  onArrival,
}: LoopbackOptions = {}): Carrier & Required<Pick<Carrier, 'listen'>> {
  const book = new CallBook(mostEndedCalls);
  const recordings = new RecordingBook();
  const connection = new Connection();
  const living = new Map<Call, { time: CallTime; life: Promise<void> }>();

  async function letLive(call: Call, time: CallTime): Promise<void> {
    await runCall(call, { time, connection, recordings });
    living.delete(call);
    book.markEnded(call);
  }

  function makeCall({ reference, to, from, ringSeconds, person }: PlaceRequest): Call {
    const now = Date.now();
    const call: Call = {
      id: randomUUID(),
      reference,
      to,
      from,
      mostRingSeconds: ringSeconds,
      behaviour: chooseBehaviour(seed, to, book.countCallsTo(to)),
      person,
      createdAt: now,
      progress: { state: 'queued' },
      changedAt: now,
      answeredBy: undefined,
      talkSeconds: 0,
    };
    book.add(call);
    onArrival?.({ reference, to, from, at: now });
    const time = new CallTime(speed);
    living.set(call, { time, life: letLive(call, time) });
    return call;
  }

  async function end(call: Call | undefined): Promise<void> {
    const alive = call && living.get(call);
    alive?.time.cut();
    await alive?.life;
  }

  return {
    description: loopbackDescription,
    async placeCall(request) {
      if (!e164.test(request.to)) {
        return { kind: 'refused', because: 'number', detail: 'The number called is none.' };
      }
      if (!e164.test(request.from)) {
        return { kind: 'refused', because: 'caller_id', detail: 'The caller ID is no number.' };
      }
      const { id, behaviour } = makeCall(request);
      return behaviour.losesAnswer
        ? { kind: 'unknown', detail: 'The answer was lost.' }
        : { kind: 'placed', carrierCallId: id };
    },
    async findCalls({ to, from, since }) {
      return book
        .listCallsTo(to)
        .filter((call) => call.from === from && call.createdAt >= since.getTime())
        .map(presentCall);
    },
    async listRecentCalls({ since, limit }) {
      return book
        .list()
        .filter(({ createdAt }) => createdAt >= since.getTime())
        .slice(0, limit)
        .map(presentCall);
    },
    async fetchCall(carrierCallId) {
      const call = book.find(carrierCallId);
      return call && presentCall(call);
    },
    endCall: (carrierCallId) => end(book.find(carrierCallId)),
    async dropCall(carrierCallId) {
      const call = book.find(carrierCallId);
      if (call?.progress.state !== 'answered') await end(call);
    },
    async interruptCall(carrierCallId, step) {
      const call = book.find(carrierCallId);
      if (call?.progress.state === 'answered') living.get(call)?.time.breakOff(step);
    },
    fetchRecording: async (recordingId) => recordings.fetch(recordingId),
    deleteRecording: async (recordingId) => recordings.delete(recordingId),
    checkAccount: async () => ({ kind: 'ready' }),
    ownsNumber: async (number) => e164.test(number),
    // Nothing that comes over HTTP is from here.
    readWebhook: () => undefined,
    renderFlow: (step) => ({ contentType: 'application/json', body: JSON.stringify(step) }),
    renderWhisper: (say) => ({ contentType: 'application/json', body: JSON.stringify(say) }),
    listen: async (listener) => connection.open(listener),
  };
}
