import { appendEntries } from '../../platform/activity/append-entries.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { type ObjectStore, StoreError } from '../../platform/objects/object-store.ts';
import { type LimitServices, limitPerson } from '../limits/index.ts';
import { findRecording } from './queries/show.ts';
import { readRange } from './read-range.ts';
import { recordingKey } from './recording-key.ts';

const away = 'The recordings cannot be read right now. Try again shortly.';

/** What a browser may play. Whatever else a carrier says it is, is handed out as bytes and never shown as a page. */
const playable = /^audio\/[\w.+-]{1,50}$/;

interface Listening {
  status: 200 | 206;
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array>;
}

/** Plays a recording, whole or in part, and writes down in the same transaction who listened to which. */
export async function listenToRecording(
  services: LimitServices & { recordings: ObjectStore },
  context: { scope: OrganizationScope; headers: Headers },
  { callId, recordingId }: { callId: string; recordingId: string },
): Promise<Listening> {
  const { database, effects, recordings } = services;
  const { scope, headers } = context;
  const { organizationId, userId } = scope;
  await limitPerson(services, context, 'recordings');
  const found = await database.asTenant(scope, async (transaction) => {
    const row = await transaction.first(findRecording, [callId, recordingId]);
    if (row?.state !== 'kept' || row.bytes === null) throw new ProblemError('not_found');
    await appendEntries(transaction, effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'recording.listened',
        subject: { kind: 'call', id: callId },
      },
    ]);
    return { bytes: row.bytes, contentType: row.content_type ?? '' };
  });
  const { bytes, contentType } = found;
  const range = readRange(headers.get('range'), bytes);
  const body = await recordings
    .get(recordingKey(organizationId, recordingId), range)
    .catch((error) => {
      if (!(error instanceof StoreError)) throw error;
      services.log.error({ callId, error }, error.message);
      throw new ProblemError('unavailable', away);
    });
  if (body === undefined) {
    services.log.error({ callId, recordingId }, 'the file of a recording is missing in the store');
    throw new ProblemError('unavailable', away);
  }
  const length = range === undefined ? bytes : range.to - range.from + 1;
  return {
    status: range === undefined ? 200 : 206,
    headers: {
      'content-type': playable.test(contentType) ? contentType : 'application/octet-stream',
      'content-length': String(length),
      'content-disposition': 'attachment; filename="recording"',
      'accept-ranges': 'bytes',
      ...(range && { 'content-range': `bytes ${range.from}-${range.to}/${bytes}` }),
    },
    body,
  };
}
