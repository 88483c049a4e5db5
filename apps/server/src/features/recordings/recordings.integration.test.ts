import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organizationHeader } from '@ringfence/contract/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '../../platform/objects/folder-store.ts';
import { addMember, type TestMember } from '../../testing/add-member.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import {
  addAnsweredCall,
  effects,
  hearRecording,
  type RecordedCall,
} from '../../testing/add-recorded-call.ts';
import { refusalOf } from '../../testing/ask-api.ts';
import { bookOf, createRecordingCarrier, makeWave } from '../../testing/recording-carrier.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { keepRecordings } from './keep-recordings.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  application = await startTestApplication(database, connectionString, {
    recordings: createFolderStore(folder),
    settings: { RATE_LIMITS: 'listen=100/6,listen_day=100/6' },
  });
});
afterAll(async () => {
  await application.stop();
  await rm(folder, { recursive: true });
});

const makeOld = testStatement(
  `update recordings set delete_after = now() - interval '1 hour' where organization_id = $1`,
  {},
);
const deleteByHand = testStatement(
  `update recordings set state = 'deleted', deleted_at = now(), deleted_because = 'admin', peaks = null
   where organization_id = $1`,
  {},
);

const content = makeWave();

async function keep(call: RecordedCall): Promise<void> {
  const at = createRecordingCarrier();
  at.recordings.set(call.recordingId, content);
  await hearRecording(database, call);
  await keepRecordings({
    ...{ database, effects, log: silentLog, now: () => new Date() },
    recordings: createFolderStore(folder),
    accounts: bookOf(call.accountId, at),
  });
}

/** An organization with an admin, a member and a call whose recording is kept. */
async function addRecorded() {
  const organization = await addOrganization(database);
  const { organizationId } = organization;
  const call = await addAnsweredCall(database, { organization, at: new Date().toISOString() });
  await keep(call);
  const admin = await addMember(database, application.address, organizationId, 'admin');
  const member = await addMember(database, application.address, organizationId);
  const { callId } = call;
  const { recordings } = await member.client.recordings.list({ callId });
  const recordingId = recordings[0]?.id ?? '';
  return { organizationId, call, callId, recordingId, admin, member };
}

type Recorded = Awaited<ReturnType<typeof addRecorded>>;

function listen(
  { organizationId, callId, recordingId }: Recorded,
  { token }: TestMember,
  range?: string,
) {
  const path = `/api/v1/calls/${callId}/recordings/${recordingId}/media`;
  return fetch(`${application.address}${path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      [organizationHeader]: organizationId,
      ...(range === undefined ? {} : { range }),
    },
  });
}
const read = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

describe('a recording that is kept', () => {
  it('is played to a member, whole and in part, and each listening is on record', async () => {
    const recorded = await addRecorded();
    const whole = await listen(recorded, recorded.member);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/x-wav']);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(await read(whole)).toEqual(Buffer.from(content));
    const part = await listen(recorded, recorded.member, 'bytes=44-143');
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 44-143/${content.length}`,
    ]);
    expect(await read(part)).toEqual(Buffer.from(content.subarray(44, 144)));
    const { entries } = await recorded.admin.client.activity.list({ limit: 50 });
    const heard = entries.filter(({ action }) => action === 'recording.listened');
    expect(heard).toHaveLength(2);
    expect(heard[0]).toMatchObject({
      actor: { id: recorded.member.userId },
      subject: { kind: 'call', id: recorded.callId },
    });
  });

  it('reaches the client of the contract as a file', async () => {
    const { callId, recordingId, member } = await addRecorded();
    const { status, body } = await member.client.recordings.listen({ callId, recordingId });
    expect([status, body instanceof Blob && body.size]).toEqual([200, content.length]);
  });

  it('is played to one person only so often', async () => {
    const recorded = await addRecorded();
    for (const _ of [1, 2, 3, 4, 5, 6]) await read(await listen(recorded, recorded.member));
    const refused = await listen(recorded, recorded.member);
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { reason: 'recordings_limit' },
    ]);
    expect((await listen(recorded, recorded.admin)).status).toBe(200);
  });

  it('is neither seen nor heard nor deleted from another organization', async () => {
    const { callId, recordingId } = await addRecorded();
    const stranger = await addRecorded();
    const { client } = stranger.admin;
    expect(await refusalOf(client.recordings.list({ callId }))).toMatchObject({ status: 404 });
    const other = { ...stranger, callId, recordingId };
    expect((await listen(other, stranger.admin)).status).toBe(404);
    const because = 'They asked for it';
    const deleting = client.recordings.delete({ callId, recordingId, because });
    expect(await refusalOf(deleting)).toMatchObject({ status: 404 });
  });

  it('is not found under another call', async () => {
    const recorded = await addRecorded();
    const other = await addAnsweredCall(database);
    expect((await listen({ ...recorded, callId: other.callId }, recorded.member)).status).toBe(404);
  });
});

describe('deleting a recording', () => {
  const because = 'The debt is settled';

  it('is refused before the three years are over, to the database too', async () => {
    const { callId, recordingId, admin, organizationId } = await addRecorded();
    const deleting = admin.client.recordings.delete({ callId, recordingId, because });
    expect(await refusalOf(deleting)).toMatchObject({
      code: 'records_kept',
      detail: expect.stringMatching(/until \d{4}-\d\d-\d\d, three years after the call/),
    });
    const byHand = askSystem(database, deleteByHand, [organizationId]);
    await expect(byHand).rejects.toThrow('recordings_retention_check');
  });

  it('is for admins, takes the file along and is on record', async () => {
    const recorded = await addRecorded();
    const { callId, recordingId, admin, member, organizationId, call } = recorded;
    await askSystem(database, makeOld, [organizationId]);
    const deleteAs = ({ client }: TestMember) =>
      client.recordings.delete({ callId, recordingId, because });
    expect(await refusalOf(deleteAs(member))).toMatchObject({ code: 'not_permitted' });
    await deleteAs(admin);
    expect((await listen(recorded, member)).status).toBe(404);
    await keep({ ...call, recordingId: 'another' });
    const files = await readdir(join(folder, 'recordings', organizationId));
    const { recordings } = await member.client.recordings.list({ callId });
    expect(recordings).toMatchObject([
      { state: 'deleted', deletedBecause: 'admin', peaks: null },
      { state: 'kept' },
    ]);
    expect(files).toEqual([recordings[1]?.id]);
    const { entries } = await admin.client.activity.list({ limit: 50 });
    expect(entries.map(({ action }) => action)).toContain('recording.deleted');
  });
});
