import { waitSecondsAfter } from '@ringfence/domain/recordings/words';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { StoreError } from '../../platform/objects/object-store.ts';
import type { Services } from '../../services.ts';
import { claimSeconds, type RecordingServices } from './fetch-recordings.ts';
import {
  claimDiscarded,
  deleteOldRecordings,
  forgetDiscarded,
  putOffDiscarded,
} from './queries/keep.ts';

type Discarded = RowOf<typeof claimDiscarded.row>;

async function discardOne(services: RecordingServices, discarded: Discarded): Promise<void> {
  const { database, accounts, recordings } = services;
  const { store_key: key, account_id: accountId, carrier_recording_id: recordingId } = discarded;
  if (key !== null) await recordings.delete(key);
  if (accountId !== null && recordingId !== null) {
    const account = await accounts.find(accountId);
    if (account?.carrier.deleteRecording === undefined) {
      return putOff(services, discarded, 'account_gone');
    }
    await account.carrier.deleteRecording(recordingId);
  }
  await database.asSystem((transaction) =>
    transaction.all(forgetDiscarded, [discarded.organization_id, discarded.id]),
  );
}

async function putOff(
  { database, log, now }: RecordingServices,
  { organization_id: organizationId, id, tries }: Discarded,
  failure: 'account_gone' | 'carrier_away' | 'store_away',
  error?: unknown,
): Promise<void> {
  log.error({ organizationId, failure, tries, error }, 'a recording could not be deleted yet');
  const again = new Date(now().getTime() + waitSecondsAfter(tries) * 1000);
  await database.asSystem((transaction) =>
    transaction.all(putOffDiscarded, [organizationId, id, failure, again]),
  );
}

/** Deletes files of ours and copies at carriers that nobody is to have any more. What fails is tried again. */
export async function discardRecordings(services: RecordingServices): Promise<void> {
  const { database, now } = services;
  for (;;) {
    const discarded = await database.asSystem((transaction) =>
      transaction.first(claimDiscarded, [now(), claimSeconds]),
    );
    if (discarded === undefined) return;
    await discardOne(services, discarded).catch((error: unknown) =>
      putOff(
        services,
        discarded,
        error instanceof StoreError ? 'store_away' : 'carrier_away',
        error,
      ),
    );
  }
}

const batch = 500;

/** Deletes recordings three years after their call (12 CFR 1006.100(b)), of every organization, in batches. */
export async function purgeOldRecordings({
  database,
  effects,
  now,
}: Pick<Services, 'database' | 'effects' | 'now'>): Promise<{ deleted: number }> {
  for (let deleted = 0; ; ) {
    const count = await database.asSystem(async (transaction) => {
      const gone = await transaction.all(deleteOldRecordings, [now(), batch]);
      await appendEntries(
        transaction,
        effects,
        gone.map(({ organization_id: organizationId, call_id: id }) => ({
          organizationId,
          actor: { kind: 'system' },
          action: 'recording.deleted',
          subject: { kind: 'call', id },
          detail: { because: 'retention' },
        })),
      );
      return gone.length;
    });
    deleted += count;
    if (count < batch) return { deleted };
  }
}
