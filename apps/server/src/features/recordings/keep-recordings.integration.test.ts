import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ObjectStore, StoreError } from '../../platform/objects/object-store.ts';
import {
  addAnsweredCall,
  addSpanishWords,
  announcement,
  effects,
  hearRecording,
  type RecordedCall,
  spanishAnnouncement,
} from '../../testing/add-recorded-call.ts';
import { createMemoryStore } from '../../testing/memory-store.ts';
import { bookOf, createRecordingCarrier, makeWave } from '../../testing/recording-carrier.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { purgeOldRecordings } from './discard-recordings.ts';
import { claimSeconds } from './fetch-recordings.ts';
import { keepRecordings } from './keep-recordings.ts';
import { claimRecording } from './queries/keep.ts';
import { showRecordings } from './show-recordings.ts';

const { database } = useTestDatabase();

const listDiscarded = testStatement(
  `select store_key, carrier_recording_id, failure from discarded_recordings
   where organization_id = $1 order by store_key nulls last, carrier_recording_id`,
  { store_key: 'text?', carrier_recording_id: 'text?', failure: 'text?' },
);
const listActions = testStatement(
  `select action, subject_kind, subject_id from activity_entries where organization_id = $1 order by id`,
  { action: 'text', subject_kind: 'text?', subject_id: 'uuid?' },
);
const endClaims = testStatement(
  `update recordings set next_at = now() - interval '1 second'
   where organization_id = $1 and state = 'to_fetch'`,
  {},
);
const makeOld = testStatement(
  `update recordings set delete_after = now() - interval '1 hour' where organization_id = $1`,
  {},
);

const keyOf = ({ organization }: RecordedCall, id: string | undefined): string =>
  `recordings/${organization.organizationId}/${id}`;

async function prepare() {
  const call = await addAnsweredCall(database);
  const at = createRecordingCarrier();
  const content = makeWave();
  at.recordings.set(call.recordingId, content);
  const store = createMemoryStore();
  const keep = (recordings: ObjectStore = store, now = () => new Date()) =>
    keepRecordings({
      ...{ database, effects, log: silentLog, now, recordings },
      accounts: bookOf(call.accountId, at),
    });
  const { organizationId, userId } = call.organization;
  const scope = { organizationId, userId };
  const show = () => showRecordings({ database }, scope, call.callId);
  const discarded = () => askSystem(database, listDiscarded, [organizationId]);
  const actions = async () =>
    (await askSystem(database, listActions, [organizationId])).map(({ action }) => action);
  return { call, at, content, store, keep, show, discarded, actions, organizationId };
}

describe('a recording that was announced', () => {
  it('is fetched, hashed and kept, and then the copy at the carrier is deleted', async () => {
    const { call, at, content, store, keep, show, discarded } = await prepare();
    expect(await hearRecording(database, call)).toBe('kept');
    expect((await show()).recordings).toMatchObject([
      { state: 'to_fetch', seconds: 7, sha256: null },
    ]);
    await keep();
    const { recordings, whyNone } = await show();
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(recordings).toMatchObject([
      {
        ...{ state: 'kept', bytes: content.length, contentType: 'audio/x-wav', sha256 },
        ...{ announcedWords: announcement, failure: null, nextTryAt: null },
        deleteAfter: '2029-06-10T16:00:20.000Z',
      },
    ]);
    expect(recordings[0]?.peaks).toHaveLength(50);
    expect(whyNone).toBeNull();
    expect(store.objects.get(keyOf(call, recordings[0]?.id))).toEqual(Buffer.from(content));
    expect(at.recordings.size).toBe(0);
    expect(await discarded()).toEqual([]);
  });

  it('is taken once, however often the carrier says it', async () => {
    const { call, keep, show, at } = await prepare();
    expect(await hearRecording(database, call)).toBe('kept');
    expect(await hearRecording(database, call)).toBe('known');
    await Promise.all([keep(), keep()]);
    await keep();
    expect((await show()).recordings).toHaveLength(1);
    expect(at.fetched).toBe(1);
  });

  it('is fetched again where a worker was killed after storing the file, and before writing so', async () => {
    const { call, at, content, store, keep, show, organizationId } = await prepare();
    await hearRecording(database, call);
    // All that such a worker leaves: its claim, and a file.
    const claimed = await database.asSystem((transaction) =>
      transaction.first(claimRecording, [new Date(), claimSeconds]),
    );
    await store.put(keyOf(call, claimed?.id), new Blob(['half of it']).stream());
    await keep();
    expect((await show()).recordings).toMatchObject([{ state: 'to_fetch' }]);
    await askSystem(database, endClaims, [organizationId]);
    await keep();
    expect((await show()).recordings).toMatchObject([{ state: 'kept', bytes: content.length }]);
    expect([store.objects.size, at.recordings.size]).toEqual([1, 0]);
  });

  it.each([
    ['store_full', new StoreError('full', 'the disk is full')],
    ['store_away', new StoreError('away', 'the store does not answer')],
  ] as const)('stays at the carrier and says so: %s', async (failure, error) => {
    const { call, at, store, keep, show, organizationId } = await prepare();
    await hearRecording(database, call);
    await keep({ ...store, put: () => Promise.reject(error) });
    const [shown] = (await show()).recordings;
    expect(shown).toMatchObject({ state: 'to_fetch', failure });
    expect(Date.parse(shown?.nextTryAt ?? '')).toBeGreaterThan(Date.now() + 20_000);
    expect(at.recordings.size).toBe(1);
    await askSystem(database, endClaims, [organizationId]);
    await keep();
    expect((await show()).recordings).toMatchObject([{ state: 'kept', failure: null }]);
  });

  it('waits for a carrier that is away, and is lost only where the carrier has it no more', async () => {
    const { call, at, keep, show, organizationId } = await prepare();
    await hearRecording(database, call);
    at.isAway = true;
    await keep();
    expect((await show()).recordings).toMatchObject([
      { state: 'to_fetch', failure: 'carrier_away' },
    ]);
    at.isAway = false;
    at.recordings.clear();
    await askSystem(database, endClaims, [organizationId]);
    await keep();
    expect((await show()).recordings).toMatchObject([
      { state: 'failed', failure: 'carrier_lost_it', nextTryAt: null },
    ]);
  });

  it('has no peaks where its kind cannot be read', async () => {
    const { call, at, keep, show } = await prepare();
    at.recordings.set(call.recordingId, new Uint8Array(9_000).fill(0xff));
    at.contentType = 'audio/mpeg';
    await hearRecording(database, call);
    await keep();
    expect((await show()).recordings).toMatchObject([
      { state: 'kept', contentType: 'audio/mpeg', peaks: null },
    ]);
  });

  it('is kept of a call that went on in another language behind its notice', async () => {
    const { call, show } = await prepare();
    await addSpanishWords(database, call, `${spanishAnnouncement} Hola.`, 'Adiós.');
    expect(await hearRecording(database, call)).toBe('kept');
    expect((await show()).recordings).toMatchObject([{ announcedWords: announcement }]);
  });

  it('is deleted three years after the call, with its file, and not before', async () => {
    const { call, store, keep, show, actions, organizationId } = await prepare();
    await hearRecording(database, call);
    await keep();
    const later = new Date(Date.now() + 10 * 365 * 86_400_000);
    await purgeOldRecordings({ database, effects, now: () => later });
    expect((await show()).recordings).toMatchObject([{ state: 'kept' }]);
    await askSystem(database, makeOld, [organizationId]);
    await purgeOldRecordings({ database, effects, now: () => new Date() });
    await keep();
    expect((await show()).recordings).toMatchObject([
      { state: 'deleted', deletedBecause: 'retention', peaks: null },
    ]);
    expect(store.objects.size).toBe(0);
    expect(await actions()).toEqual(['recording.deleted']);
  });
});

describe('a recording that nobody was informed of', () => {
  it.each([
    ['no step had the call recorded', { said: { announced: undefined } }],
    ['nothing was said', { said: null }],
    ['other words were said', { said: { text: 'Hello.', announced: 'Hello.' } }],
    ['the notice came behind other words', { said: { text: `Hello. ${announcement}` } }],
    ['the words came too late, and a goodbye was said', { isSpoken: false }],
  ] as const)('is kept nowhere where %s', async (_why, given) => {
    const { at, store, keep, organizationId, discarded, ...others } = await prepare();
    const { organization, accountId } = others.call;
    const made = await addAnsweredCall(database, { ...given, organization });
    const call = { ...made, accountId };
    at.recordings.set(call.recordingId, makeWave());
    expect(await hearRecording(database, call)).toBe('refused');
    expect(await discarded()).toEqual([
      { store_key: null, carrier_recording_id: call.recordingId, failure: null },
    ]);
    await keep();
    const scope = { organizationId, userId: organization.userId };
    const shown = await showRecordings({ database }, scope, call.callId);
    expect(shown).toEqual({ recordings: [], whyNone: 'refused' });
    expect([at.recordings.has(call.recordingId), store.objects.size]).toEqual([false, 0]);
    expect(await askSystem(database, listActions, [organizationId])).toEqual([
      { action: 'recording.refused', subject_kind: 'call', subject_id: call.callId },
    ]);
  });

  it.each([
    ['without its notice', ['Hola.']],
    ['before its notice', ['Hola.', `${spanishAnnouncement} Hola.`]],
    ['behind the notice of the first', [`${announcement} Hola.`]],
  ])('is refused where the call went on in another language %s', async (_how, texts) => {
    const { call, show } = await prepare();
    await addSpanishWords(database, call, ...texts);
    expect(await hearRecording(database, call)).toBe('refused');
    expect(await show()).toEqual({ recordings: [], whyNone: 'refused' });
  });

  it('is deleted at a carrier that was away as soon as it is there again', async () => {
    const { call, at, keep, discarded } = await prepare();
    const made = await addAnsweredCall(database, { said: null, organization: call.organization });
    const unannounced = { ...made, accountId: call.accountId };
    at.recordings.set(unannounced.recordingId, makeWave());
    await hearRecording(database, unannounced);
    at.isAway = true;
    await keep();
    expect(await discarded()).toMatchObject([{ failure: 'carrier_away' }]);
    at.isAway = false;
    await keep(undefined, () => new Date(Date.now() + 3_600_000));
    expect([await discarded(), at.recordings.has(unannounced.recordingId)]).toEqual([[], false]);
  });

  it('is said to be of no call where there is none', async () => {
    const { call } = await prepare();
    const callId = '00000000-0000-4000-8000-000000000000';
    expect(await hearRecording(database, { ...call, callId })).toBe('unknown');
  });
});
