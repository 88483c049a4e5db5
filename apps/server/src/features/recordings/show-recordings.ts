import { type Recording, recording } from '@ringfence/contract/recordings';
import { explainNoRecording, type NoRecordingReason } from '@ringfence/domain/recordings/words';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findCallOfRecordings, listRecordings } from './queries/show.ts';

const { state, failure, peaks, deletedBecause } = recording.shape;

const presentRecording = (row: RowOf<typeof listRecordings.row>): Recording => ({
  id: row.id,
  state: state.parse(row.state),
  seconds: row.seconds,
  announcedWords: row.announced_words,
  announcedAt: row.announced_at.toISOString(),
  bytes: row.bytes,
  contentType: row.content_type,
  sha256: row.sha256,
  peaks: peaks.parse(row.peaks),
  failure: failure.parse(row.failure),
  nextTryAt: row.next_at?.toISOString() ?? null,
  fetchedAt: row.fetched_at?.toISOString() ?? null,
  deleteAfter: row.delete_after.toISOString(),
  deletedAt: row.deleted_at?.toISOString() ?? null,
  deletedBecause: deletedBecause.parse(row.deleted_because),
});

/** The recordings of a call, or why there is none. */
export function showRecordings(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  callId: string,
): Promise<{ recordings: Recording[]; whyNone: NoRecordingReason | null }> {
  return database.asTenant(scope, async (transaction) => {
    const call = await transaction.first(inScope(scope, findCallOfRecordings), [callId]);
    if (call === undefined) throw new ProblemError('not_found');
    const rows = await transaction.all(listRecordings, [call.organization_id, callId]);
    const whyNone = explainNoRecording({
      hasEnded: call.state === 'ended',
      wasAnswered: call.answered_at !== null,
      wasAnnounced: call.was_announced,
      wasRefused: call.was_refused,
    });
    return { recordings: rows.map(presentRecording), whyNone: rows.length === 0 ? whyNone : null };
  });
}
