import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organizationHeader } from '@ringfence/contract/headers';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepRecordings, purgeOldRecordings } from '../features/recordings/index.ts';
import { createFolderStore } from '../platform/objects/folder-store.ts';
import type { ObjectStore } from '../platform/objects/object-store.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addMember, type TestMember } from '../testing/add-member.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
let folder: string;
let store: ObjectStore;
let dialing: Dialing;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  store = createFolderStore(folder);
  dialing = await startDialing(suite, { recordings: store });
});
afterAll(async () => {
  await dialing.stop();
  await rm(folder, { recursive: true });
});

const insertPolicy = testStatement(
  `insert into policies (organization_id, version, content, created_at) values ($1, 1, $2, now())`,
  {},
);
/** The job goes by the database's clock, which nobody can move: the call was made earlier instead. */
const makeOld = testStatement(
  `update recordings set delete_after = now() - interval '1 hour' where organization_id = $1`,
  {},
);
const findCall = testStatement('select id, ended_at from calls where organization_id = $1', {
  id: 'uuid',
  ended_at: 'timestamptz?',
});
const findCarrierName = testStatement(
  'select carrier_recording_id as name from recordings where organization_id = $1',
  { name: 'text' },
);

/** A call to somebody who says that it is them, in an organization that records. */
async function callAndRecord() {
  const organization = await addOrganization(database);
  const { organizationId } = organization;
  const policy = { ...firstPolicy, announcesRecording: true, recordsCalls: true };
  await askSystem(database, insertPolicy, [organizationId, JSON.stringify(policy)]);
  const people = [{ name: 'Ann', e164: '+13125550194' }];
  const { listId } = await addList(database, organization, people);
  await addCampaign(database, organization, listId);
  await dialing.dialToTheEnd();
  const [call] = await askSystem(database, findCall, [organizationId]);
  if (call === undefined || call.ended_at === null) throw new Error('no call was made');
  const { address } = dialing.application;
  const admin = await addMember(database, address, organizationId, 'admin');
  return { organizationId, callId: call.id, endedAt: call.ended_at, admin };
}

const show = async ({ client }: TestMember, callId: string) =>
  (await client.recordings.list({ callId })).recordings;

function listen(admin: TestMember, organizationId: string, path: string, range: string) {
  const headers = {
    authorization: `Bearer ${admin.token}`,
    [organizationHeader]: organizationId,
    range,
  };
  return fetch(`${dialing.application.address}/api/v1${path}`, { headers });
}

describe('a call that a carrier records', () => {
  it('is announced, recorded, fetched, hashed, drawn, played in parts, and deleted after three years', async () => {
    const { organizationId, callId, endedAt, admin } = await callAndRecord();
    // The carrier says that it has one when the call is over.
    await vi.waitFor(async () => expect(await show(admin, callId)).toHaveLength(1), 10_000);
    const [waiting] = await show(admin, callId);
    expect(waiting).toMatchObject({
      state: 'to_fetch',
      announcedWords: startingScripts.reminder.recordingNotice.en,
    });
    const [atCarrier] = await askSystem(database, findCarrierName, [organizationId]);
    const { carrier } = await dialing.findAccount();
    const sent = await carrier.fetchRecording?.(atCarrier?.name ?? '');
    const content = Buffer.from(await new Response(sent?.body).arrayBuffer());

    await keepRecordings({ ...dialing.services, recordings: store });
    const [kept] = await show(admin, callId);
    const deleteAfter = new Date(endedAt);
    deleteAfter.setUTCFullYear(endedAt.getUTCFullYear() + 3);
    expect(kept).toMatchObject({
      ...{ state: 'kept', bytes: content.length, failure: null },
      sha256: createHash('sha256').update(content).digest('hex'),
      deleteAfter: deleteAfter.toISOString(),
    });
    expect(Math.max(...(kept?.peaks ?? [0]))).toBeGreaterThan(0);
    expect(await carrier.fetchRecording?.(atCarrier?.name ?? '')).toBeUndefined();

    const path = `/calls/${callId}/recordings/${kept?.id}/media`;
    const part = await listen(admin, organizationId, path, 'bytes=44-1043');
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 44-1043/${content.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(44, 1044));

    const today = { ...dialing.services, now: () => new Date() };
    await purgeOldRecordings(today);
    expect(await show(admin, callId)).toMatchObject([{ state: 'kept' }]);
    await askSystem(database, makeOld, [organizationId]);
    await purgeOldRecordings(today);
    await keepRecordings({ ...today, recordings: store });
    const [gone] = await show(admin, callId);
    expect(gone).toMatchObject({
      ...{ state: 'deleted', deletedBecause: 'retention', peaks: null },
      sha256: kept?.sha256,
    });
    expect((await listen(admin, organizationId, path, 'bytes=0-')).status).toBe(404);
    expect(await store.get(`recordings/${organizationId}/${kept?.id}`)).toBeUndefined();
  });
});
