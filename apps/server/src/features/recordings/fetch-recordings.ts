import { createPeakMeter } from '@ringfence/domain/recordings/measure-peaks';
import { type RecordingFailure, waitSecondsAfter } from '@ringfence/domain/recordings/words';
import type { RowOf } from '../../platform/database/statement.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import { type ObjectStore, StoreError } from '../../platform/objects/object-store.ts';
import type { Services } from '../../services.ts';
import { claimRecording, discardFile, keepRecording, noteFailure } from './queries/keep.ts';
import { recordingKey } from './recording-key.ts';

export type RecordingServices = Pick<Services, 'database' | 'log' | 'now' | 'accounts'> & {
  effects: Pick<Services['effects'], 'wakeRelay'>;
  recordings: ObjectStore;
};

type Claimed = RowOf<typeof claimRecording.row>;

/** A worker that was killed is taken for lost after this long. */
export const claimSeconds = 15 * 60;
const atOnce = 4;
const usualContentType = 'application/octet-stream';

/** Something that keeps a recording from being fetched; only what the carrier has lost is not tried again. */
class FetchError extends Error {
  override name = 'FetchError';
  readonly failure: RecordingFailure;

  constructor(failure: RecordingFailure, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.failure = failure;
  }
}

function explain(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  if (error instanceof StoreError) {
    const failure = error.because === 'full' ? 'store_full' : 'store_away';
    return new FetchError(failure, `a recording could not be stored: ${error.message}`, error);
  }
  return new FetchError('carrier_away', 'a recording could not be fetched from the carrier', error);
}

async function askCarrier({ accounts }: RecordingServices, claimed: Claimed) {
  const account = await accounts.find(claimed.account_id);
  if (account?.carrier.fetchRecording === undefined) {
    throw new FetchError('account_gone', 'the carrier account of a recording cannot be used');
  }
  const fetched = await account.carrier.fetchRecording(claimed.carrier_recording_id);
  if (fetched === undefined) {
    throw new FetchError('carrier_lost_it', 'the carrier no longer has a recording');
  }
  return fetched;
}

/** Into the store first, and then into the database: a worker killed in between has lost nothing, and it is done again. */
async function fetchOne(services: RecordingServices, claimed: Claimed): Promise<void> {
  const { database, effects, now, recordings } = services;
  const { organization_id: organizationId, id } = claimed;
  const { body, contentType } = await askCarrier(services, claimed);
  const meter = createPeakMeter();
  const measured = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        meter.add(piece);
        controller.enqueue(piece);
      },
    }),
  );
  const key = recordingKey(organizationId, id);
  const { bytes, sha256 } = await recordings.put(key, measured);
  if (bytes === 0) throw new FetchError('carrier_away', 'the carrier sent an empty recording');
  const type = contentType.slice(0, 200) || usualContentType;
  await database.asSystem(async (transaction) => {
    const values = [organizationId, id, bytes, type, sha256, meter.finish(), now()];
    const kept = await transaction.first(keepRecording, values);
    // Somebody deleted it while it was fetched.
    if (kept === undefined) await transaction.all(discardFile, [organizationId, key, now()]);
    await publishEvents(transaction, effects.wakeRelay, [
      { organizationId, event: { kind: 'calls_changed' } },
    ]);
  });
}

async function putOff(services: RecordingServices, claimed: Claimed, error: unknown) {
  const { database, log, now } = services;
  const { failure, message, cause } = explain(error);
  const { organization_id: organizationId, id, call_id: callId, tries } = claimed;
  log.error({ callId, failure, tries, error: cause }, message);
  const isLost = failure === 'carrier_lost_it';
  const again = isLost ? null : new Date(now().getTime() + waitSecondsAfter(tries) * 1000);
  await database.asSystem((transaction) =>
    transaction.all(noteFailure, [organizationId, id, failure, again]),
  );
}

async function fetchInTurn(services: RecordingServices): Promise<number> {
  const { database, now } = services;
  for (let fetched = 0; ; fetched += 1) {
    const claimed = await database.asSystem((transaction) =>
      transaction.first(claimRecording, [now(), claimSeconds]),
    );
    if (claimed === undefined) return fetched;
    await fetchOne(services, claimed).catch((error: unknown) => putOff(services, claimed, error));
  }
}

/** Fetches every recording that is due. What fails is noted with its reason, and tried again after a while. */
export async function fetchRecordings(services: RecordingServices): Promise<void> {
  await Promise.all(Array.from({ length: atOnce }, () => fetchInTurn(services)));
}
