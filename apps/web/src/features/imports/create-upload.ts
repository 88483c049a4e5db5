import { readProblem, readStatus } from '../../platform/api/problem.ts';
import { addSample, measureSpeed, type SpeedSample } from './measure-speed.ts';

/** Several at once fill the line while an answer is on its way; more would only wait for each other. */
const lanes = 3;

/**
 * sending → finishing → finished; paused by the person, waiting for the network or the server, and refused
 * where sending it again would change nothing.
 */
export type UploadPhase = 'sending' | 'paused' | 'waiting' | 'finishing' | 'finished' | 'refused';

export interface UploadState {
  phase: UploadPhase;
  sentBytes: number;
  totalBytes: number;
  bytesPerSecond: number | null;
  /** Why it waits or was refused; null otherwise. */
  error: unknown;
}

export interface UploadPorts {
  listArrived: () => Promise<{ chunkBytes: number; positions: readonly number[] }>;
  send: (position: number, content: Blob, signal: AbortSignal) => Promise<unknown>;
  finish: () => Promise<unknown>;
  /** Waits before the next try, the longer the more have failed. */
  wait: (failures: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  onChange: (state: UploadState) => void;
}

export interface Upload {
  readState: () => UploadState;
  start: () => void;
  pause: () => void;
}

/** Whether the server will say no again; busy servers and lost answers are worth another try. */
function isRefusal(error: unknown): boolean {
  const status = readStatus(error);
  const isFinal = status !== null && status >= 400 && status < 500;
  return (
    (isFinal && ![408, 425, 429].includes(status)) || readProblem(error)?.code === 'storage_full'
  );
}

/** Sends the pieces of a file that have not arrived yet, until all of it is there. */
export function createUpload(file: Blob, ports: UploadPorts): Upload {
  let state: UploadState = {
    phase: 'paused',
    sentBytes: 0,
    totalBytes: file.size,
    bytesPerSecond: null,
    error: null,
  };
  let samples: SpeedSample[] = [];
  let running = new AbortController();

  function change(part: Partial<UploadState>): void {
    state = { ...state, ...part };
    ports.onChange(state);
  }

  function count(sentBytes: number): void {
    samples = addSample(samples, { at: ports.now(), sentBytes });
    change({ sentBytes, bytesPerSecond: measureSpeed(samples) });
  }

  async function sendMissing(signal: AbortSignal): Promise<void> {
    const { chunkBytes, positions } = await ports.listArrived();
    if (signal.aborted) {
      return;
    }
    const arrived = new Set(positions);
    const cut = (position: number) =>
      file.slice(position * chunkBytes, (position + 1) * chunkBytes);
    const missing = Array.from(
      { length: Math.ceil(file.size / chunkBytes) },
      (_unused, position) => position,
    ).filter((position) => !arrived.has(position));
    const missingBytes = missing.reduce((sum, position) => sum + cut(position).size, 0);
    samples = [];
    count(file.size - missingBytes);

    const sendOneByOne = async () => {
      for (let next = missing.shift(); next !== undefined; next = missing.shift()) {
        const content = cut(next);
        await ports.send(next, content, signal);
        if (signal.aborted) {
          return;
        }
        count(state.sentBytes + content.size);
      }
    };
    // What one lane failed to send is found missing in the next round.
    const ends = await Promise.allSettled(Array.from({ length: lanes }, sendOneByOne));
    const failure = ends.find((end) => end.status === 'rejected');
    if (failure !== undefined) {
      throw failure.reason;
    }
  }

  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const before = state.sentBytes;
      try {
        await sendMissing(signal);
        if (signal.aborted) {
          return;
        }
        change({ phase: 'finishing', sentBytes: file.size });
        await ports.finish();
        change({ phase: 'finished' });
        return;
      } catch (error) {
        if (signal.aborted) {
          return;
        }
        if (isRefusal(error)) {
          change({ phase: 'refused', error, bytesPerSecond: null });
          return;
        }
        failures = state.sentBytes > before ? 0 : failures + 1;
        change({ phase: 'waiting', error, bytesPerSecond: null });
        await ports.wait(failures, signal);
        if (!signal.aborted) {
          change({ phase: 'sending', error: null });
        }
      }
    }
  }

  return {
    readState: () => state,
    start: () => {
      if (state.phase === 'paused' || state.phase === 'refused') {
        running = new AbortController();
        change({ phase: 'sending', error: null });
        void run(running.signal);
      }
    },
    pause: () => {
      if (state.phase === 'sending' || state.phase === 'waiting') {
        running.abort();
        change({ phase: 'paused', error: null, bytesPerSecond: null });
      }
    },
  };
}
