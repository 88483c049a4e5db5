import { noteRecording } from '../features/recordings/index.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Heard } from './call-follower.ts';
import { createAccountCheck } from './check-account.ts';
import type { DialerServices } from './services.ts';
import { createScriptBook } from './version-books.ts';

/** Takes what the carrier says of a recording that has ended. Resolves once it is kept. */
export type RecordingKeeper = (heard: Heard) => Promise<void>;

/** A recording of a call that there is not, or that nobody was informed of, stays nowhere. */
export function createRecordingKeeper(services: DialerServices): RecordingKeeper {
  const checkAccount = createAccountCheck(services);
  const findScript = createScriptBook(services);
  const { backlog, log, clock, database } = services;

  async function keep({ account, key, message }: Heard): Promise<void> {
    const { recording } = message;
    if (recording === undefined) throw new ProblemError('not_found');
    await checkAccount(account, key);
    const now = await database.asSystem((transaction) => clock.read(transaction));
    const noted = await noteRecording(
      { ...services, findScript },
      { account, ...key, recording },
      now,
    );
    if (noted === 'unknown') {
      log.error({ callId: key.callId }, 'a recording of a call that there is not is deleted');
      await account.carrier.deleteRecording?.(recording.recordingId);
    } else if (noted !== 'known') services.wakeRecordings();
  }
  return (heard) => backlog.add(keep(heard));
}
