import type { FinishedRecording } from '../port.ts';
import { type Call, presentEvent } from './call.ts';
import type { Connection } from './connection.ts';

/** Says what happens on a call: each after the one before, without holding up the call. */
export interface Teller {
  /** Where the call stands. */
  tell(): void;
  /** Who picked up. Resolves once that is kept, or will not be. */
  detect(): Promise<void>;
  recorded(recording: FinishedRecording): void;
  /** Nothing follows: what was held back is said. */
  finish(): void;
}

export function createTeller(call: Call, connection: Connection): Teller {
  const { reference, id: carrierCallId, behaviour } = call;
  const held: (() => Promise<void>)[] = [];
  let delivered: Promise<void> = Promise.resolve();

  function deliver(say: () => Promise<void>): Promise<void> {
    if (behaviour.events === 'lost') return delivered;
    if (behaviour.events === 'twice_in_wrong_order') {
      held.unshift(say, say);
      return delivered;
    }
    delivered = delivered.then(say);
    return delivered;
  }

  /** Says of the call only that somebody took it. */
  const beside = (key: string) => ({ key, at: null, state: 'answered' }) as const;

  return {
    tell() {
      const message = { carrierCallId, event: presentEvent(call) };
      void deliver(() => connection.tell({ reference, message }));
    },
    detect() {
      const { answeredBy = 'unknown' } = call;
      const message = { carrierCallId, event: { ...beside('detected'), answeredBy } };
      return deliver(() => connection.detect({ reference, message }));
    },
    recorded(recording) {
      const event = beside(`recording:${recording.recordingId}`);
      const message = { carrierCallId, event, recording };
      void deliver(() => connection.recorded({ reference, message }));
    },
    finish() {
      for (const say of held.splice(0)) delivered = delivered.then(say);
    },
  };
}
