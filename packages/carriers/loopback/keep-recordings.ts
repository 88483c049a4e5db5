import { randomUUID } from 'node:crypto';
import { makeWav } from '../people/make-wav.ts';
import type { FetchedRecording, FinishedRecording } from '../port.ts';

const mostKept = 10_000;

/** What was recorded, until it is deleted or too many others were. */
export class RecordingBook {
  readonly #seconds = new Map<string, number>();

  add(seconds: number): FinishedRecording {
    const recordingId = randomUUID();
    this.#seconds.set(recordingId, seconds);
    const [oldest] = this.#seconds.keys();
    if (this.#seconds.size > mostKept && oldest !== undefined) this.#seconds.delete(oldest);
    return { recordingId, seconds };
  }

  fetch(recordingId: string): FetchedRecording | undefined {
    const seconds = this.#seconds.get(recordingId);
    if (seconds === undefined) return undefined;
    return { contentType: 'audio/x-wav', body: new Blob([makeWav(seconds)]).stream() };
  }

  delete(recordingId: string): void {
    this.#seconds.delete(recordingId);
  }
}
