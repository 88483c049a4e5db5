import { oc } from '@orpc/contract';
import {
  deletionReasons,
  noRecordingReasons,
  recordingFailures,
  recordingStates,
} from '@ringfence/domain/recordings/words';
import * as z from 'zod';
import { plainText } from './common.ts';

export const recording = z.object({
  id: z.uuid(),
  state: z.enum(recordingStates),
  seconds: z.number().int(),
  /** What the person heard before it began. */
  announcedWords: z.string(),
  announcedAt: z.iso.datetime(),
  /** Of the file that is kept; null before it was fetched. */
  bytes: z.number().int().nullable(),
  contentType: z.string().nullable(),
  /** In hex, of the file as it came from the carrier. */
  sha256: z.string().nullable(),
  /** How loud it is, from 0 to 100, in up to 200 parts; null where it could not be read. */
  peaks: z.array(z.number().int().min(0).max(100)).nullable(),
  /** Why it could not be fetched the last time. */
  failure: z.enum(recordingFailures).nullable(),
  /** When it is fetched, or tried again; null once it was, or never will be. */
  nextTryAt: z.iso.datetime().nullable(),
  fetchedAt: z.iso.datetime().nullable(),
  /** Three years after the call; it is deleted then, and never before. */
  deleteAfter: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  deletedBecause: z.enum(deletionReasons).nullable(),
});
export type Recording = z.infer<typeof recording>;

/** Sent piece by piece; a client reads it as a file. */
const media = z.custom<Blob | ReadableStream<Uint8Array>>(
  (value) => value instanceof ReadableStream || value instanceof Blob,
);
const headers = z.record(z.string(), z.string());

const ofCall = z.object({ callId: z.uuid() });
const one = ofCall.extend({ recordingId: z.uuid() });
const tags = ['Recordings'];

export const recordingsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/calls/{callId}/recordings',
      summary: 'The recordings of a call, or why there is none',
      tags,
    })
    .input(ofCall)
    .output(
      z.object({
        recordings: z.array(recording),
        /** Null where there are recordings. */
        whyNone: z.enum(noRecordingReasons).nullable(),
      }),
    ),
  listen: oc
    .route({
      method: 'GET',
      path: '/calls/{callId}/recordings/{recordingId}/media',
      summary: 'A recording as a file, whole or in part (Range); who listened is recorded',
      tags,
      outputStructure: 'detailed',
    })
    .input(one)
    .output(
      z.union([
        z.object({ status: z.literal(200), headers, body: media }),
        z.object({ status: z.literal(206), headers, body: media }),
      ]),
    ),
  delete: oc
    .route({
      method: 'POST',
      path: '/calls/{callId}/recordings/{recordingId}/delete',
      summary: 'Delete a recording, once the three years for which it has to be kept are over',
      tags,
    })
    .input(one.extend({ because: plainText(500).min(1, 'Say why.') }))
    .output(z.object({})),
};
