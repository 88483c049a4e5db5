import { maskPersonal } from '@ringfence/domain/text/mask-personal';
import * as z from 'zod';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { refuseNames } from '../personal-data/index.ts';
import { deleteRecording as deleteStatement, findRecording } from './queries/show.ts';

const output = z.object({});

/** Deletes a recording whose three years are over; its file follows at once. */
export function deleteRecording(
  { database, effects, wakeRecordings }: Pick<Services, 'database' | 'effects' | 'wakeRecordings'>,
  context: { scope: OrganizationScope; headers: Headers },
  input: { callId: string; recordingId: string; because: string },
): Promise<Record<never, never>> {
  const { organizationId, userId } = context.scope;
  const { callId, recordingId, because } = input;
  const request = { ...context, operation: 'recordings.delete', input, output };
  return writeOnce(database, request, async (transaction) => {
    const gone = await transaction.first(deleteStatement, [callId, recordingId]);
    if (gone === undefined) {
      const kept = await transaction.first(findRecording, [callId, recordingId]);
      if (kept === undefined || kept.state === 'deleted') throw new ProblemError('not_found');
      const day = kept.delete_after.toISOString().slice(0, 10);
      throw new ProblemError(
        'records_kept',
        `The law asks for this recording to be kept until ${day}, three years after the call (12 CFR 1006.100(b)).`,
        undefined,
        { reason: 'recording_kept', values: { day } },
      );
    }
    await refuseNames(
      transaction,
      { organizationId, contactId: gone.contact_id },
      { path: 'because', text: because },
    );
    await appendEntries(transaction, effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'recording.deleted',
        subject: { kind: 'call', id: callId },
        detail: { because: maskPersonal(because) },
      },
    ]);
    transaction.afterCommit(wakeRecordings);
    return {};
  });
}
