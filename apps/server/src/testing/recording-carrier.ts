import type { Carrier, FetchedRecording } from '@ringfence/carriers/port';
import type { AccountBook, OpenAccount } from '../platform/carriers/open-account.ts';

const unused = (): never => {
  throw new Error('this carrier only has recordings');
};

/** A carrier that has recordings, and nothing else. */
export interface RecordingCarrier {
  carrier: Carrier;
  /** By the carrier's name for them. */
  recordings: Map<string, Uint8Array>;
  contentType: string;
  /** Does not answer. */
  isAway: boolean;
  fetched: number;
}

export function createRecordingCarrier(): RecordingCarrier {
  const requireThere = () => {
    if (made.isAway) throw new Error('the carrier does not answer');
  };
  const carrier: Carrier = {
    description: {
      id: 'recording',
      title: 'Recording',
      reachesPeople: false,
      capabilities: {
        mostCallsPerSecond: null,
        detectsMachines: false,
        records: true,
        transfers: false,
        takesIncomingCalls: false,
        events: 'webhooks',
        isOfOneProcess: false,
      },
    },
    placeCall: unused,
    findCalls: unused,
    listRecentCalls: unused,
    fetchCall: unused,
    endCall: unused,
    dropCall: unused,
    interruptCall: unused,
    checkAccount: unused,
    ownsNumber: unused,
    readWebhook: unused,
    renderFlow: unused,
    renderWhisper: unused,
    async fetchRecording(recordingId): Promise<FetchedRecording | undefined> {
      requireThere();
      made.fetched += 1;
      const content = made.recordings.get(recordingId);
      if (content === undefined) return undefined;
      const half = Math.floor(content.length / 2);
      const pieces = [content.slice(0, half), content.slice(half)];
      return { contentType: made.contentType, body: ReadableStream.from(pieces) };
    },
    async deleteRecording(recordingId) {
      requireThere();
      made.recordings.delete(recordingId);
    },
  };
  const made: RecordingCarrier = {
    carrier,
    recordings: new Map(),
    contentType: 'audio/x-wav',
    isAway: false,
    fetched: 0,
  };
  return made;
}

/** One account, of the installation, at that carrier. */
export function bookOf(id: string, { carrier }: RecordingCarrier): AccountBook & OpenAccount {
  const pace = { callsPerSecond: 1, callsAtOnce: 1 };
  const account: OpenAccount = { id, organizationId: null, carrier, pace };
  return { ...account, find: async (accountId) => (accountId === id ? account : undefined) };
}

/** A second of a tone in mu-law, with its header. */
export function makeWave(seconds = 1): Uint8Array {
  const samples = 8_000 * seconds;
  const bytes = new Uint8Array(44 + samples).fill(0x80, 44);
  const view = new DataView(bytes.buffer);
  const words = { 0: 'RIFF', 8: 'WAVE', 12: 'fmt ', 36: 'data' };
  for (const [at, word] of Object.entries(words)) {
    [...word].forEach((sign, place) => {
      view.setUint8(Number(at) + place, sign.charCodeAt(0));
    });
  }
  view.setUint32(4, 36 + samples, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, 7, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8_000, true);
  view.setUint32(28, 8_000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  view.setUint32(40, samples, true);
  return bytes;
}
