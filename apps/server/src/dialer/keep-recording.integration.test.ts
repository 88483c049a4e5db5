import { randomUUID } from 'node:crypto';
import type { WebhookMessage } from '@ringfence/carriers/port';
import type { Script } from '@ringfence/domain/callflow/script';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { tries } from '@ringfence/domain/testing/tries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepRecordings } from '../features/recordings/index.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { addCalledPerson, addPlacedCall } from '../testing/add-placed-calls.ts';
import { approveScript } from '../testing/approve-script.ts';
import { createMemoryStore } from '../testing/memory-store.ts';
import { makeMovedClock } from '../testing/moved-clock.ts';
import { bookOf, createRecordingCarrier, makeWave } from '../testing/recording-carrier.ts';
import { silentLog } from '../testing/silent-log.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { createBacklog } from './create-backlog.ts';
import { createCallFollower } from './follow-call.ts';
import { createRecordingKeeper } from './keep-recording.ts';
import type { DialerServices } from './services.ts';

const { database } = useTestDatabase();
const now = new Date('2026-06-10T16:00:00Z');

const insertPolicy = testStatement(
  `insert into policies (organization_id, version, content, created_at) values ($1, 1, $2, now())`,
  {},
);
const ring = testStatement(
  `with campaign as (
     update campaigns set script_id = $4, script_version = 1 where organization_id = $1
   ), call as (
     update calls set account_id = $3 where organization_id = $1 and id = $2 returning *
   ), person as (
     update contacts set language = $5 where organization_id = $1
   )
   insert into calls_under_way (organization_id, call_id, campaign_id, contact_id, e164, carrier,
     reserved_at, heard_at, state, ledger_version, policy_version)
   select organization_id, id, campaign_id, contact_id, e164, carrier, reserved_at, heard_at,
     'ringing', 0, 0
   from call`,
  {},
);
const listKept = testStatement(
  `select announced_words, state from recordings where organization_id = $1`,
  { announced_words: 'text', state: 'text' },
);
const countRefused = testStatement(
  `select count(*) as count from activity_entries
   where organization_id = $1 and action = 'recording.refused'`,
  { count: 'int8' },
);

interface Drawn {
  announcesRecording: boolean;
  recordsCalls: boolean;
  notice: Script['recordingNotice'];
  language: 'en' | 'es';
}
const drawn: fc.Arbitrary<Drawn> = fc.record({
  announcesRecording: fc.boolean(),
  recordsCalls: fc.boolean(),
  notice: fc.constantFrom(
    { en: 'This call is recorded.', es: 'Esta llamada se graba.' },
    { en: '{caller} records this call.', es: '{caller} graba esta llamada.' },
    { en: '', es: '' },
  ),
  language: fc.constantFrom('en', 'es'),
});

async function prepare({ announcesRecording, recordsCalls, notice, language }: Drawn) {
  const organization = await addOrganization(database);
  const { organizationId } = organization;
  const accountId = randomUUID();
  const at = createRecordingCarrier();
  const person = await addCalledPerson(database, organization);
  const callId = await addPlacedCall(database, person, { at: now.toISOString(), outcome: null });
  const script = { ...startingScripts.reminder, recordingNotice: notice };
  const scriptId = await approveScript(database, organizationId, 'reminder', script);
  await askSystem(database, ring, [organizationId, callId, accountId, scriptId, language]);
  const policy = JSON.stringify({ ...firstPolicy, announcesRecording, recordsCalls });
  await askSystem(database, insertPolicy, [organizationId, policy]);
  const account = bookOf(accountId, at);
  const services: DialerServices = {
    ...{ database, secrets: testSecrets, backlog: createBacklog(), log: silentLog },
    effects: { wakeRelay() {}, wakeSealing() {} },
    now: () => now,
    clock: makeMovedClock(() => now),
    accounts: account,
    wakeRecordings() {},
    callbackAddress: () => 'http://127.0.0.1',
    tzdataVersion: 'test',
  };
  return { services, account, at, key: { organizationId, callId } };
}

/** Answers, and has the carrier say that it has a recording, whether or not it was asked for one. */
async function call(given: Drawn) {
  const { services, account, at, key } = await prepare(given);
  const follower = createCallFollower(services);
  const event = { key: 'answered', state: 'answered', at: now, answeredBy: 'human' } as const;
  const message: WebhookMessage = { carrierCallId: 'CA1', event };
  const heard = { account, key, message };
  const step = await follower.open(heard, { kind: 'hang_up' });
  const recordingId = `RE${randomUUID()}`;
  at.recordings.set(recordingId, makeWave());
  const recording = { recordingId, seconds: 9 };
  const tell = createRecordingKeeper(services);
  await tell({ ...heard, message: { ...message, recording } });
  await tell({ ...heard, message: { ...message, recording } });
  const store = createMemoryStore();
  await keepRecordings({ ...services, now: () => new Date(), recordings: store });
  const kept = await askSystem(database, listKept, [key.organizationId]);
  const [refused] = await askSystem(database, countRefused, [key.organizationId]);
  return { step, kept, files: store.objects.size, atCarrier: at.recordings.size, refused };
}

const both = { announcesRecording: true, recordsCalls: true };
const notice = { en: 'This call is recorded.', es: 'Esta llamada se graba.' };

describe('a recording that the carrier has', () => {
  it('is kept where the call says so first, in its language', async () => {
    const made = await call({ ...both, notice, language: 'es' });
    expect(made.step).toMatchObject({ kind: 'ask', recording: { statusUrl: expect.any(String) } });
    expect(made).toMatchObject({ files: 1, atCarrier: 0, refused: { count: 0 } });
    expect(made.kept).toEqual([{ announced_words: notice.es, state: 'kept' }]);
  });

  it('is kept of no other call, whatever policy and script, and stays at no carrier', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (given) => {
        const { step, kept, files, atCarrier, refused } = await call(given);
        if (step.kind !== 'ask') throw new Error('nothing was asked');
        const said = step.opening.map(({ text }) => text).join(' ');
        const isAnnounced = step.recording !== null && said !== '';
        const isWanted =
          given.announcesRecording && given.recordsCalls && given.notice[given.language] !== '';
        expect(isAnnounced).toBe(isWanted);
        expect(kept.map(({ announced_words }) => announced_words)).toEqual(isWanted ? [said] : []);
        expect([files, atCarrier]).toEqual([isWanted ? 1 : 0, 0]);
        expect(refused?.count).toBe(isWanted ? 0 : 1);
      }),
      { numRuns: tries(12) },
    );
  });

  it('is deleted at the carrier where there is no such call, and refused to another account', async () => {
    const { services, account, at, key } = await prepare({ ...both, notice, language: 'en' });
    at.recordings.set('RE1', makeWave());
    const event = { key: 'recorded', state: 'ended', ending: 'completed', at: now } as const;
    const recording = { recordingId: 'RE1', seconds: 3 };
    const message: WebhookMessage = { carrierCallId: 'CA1', event, recording };
    const tell = createRecordingKeeper(services);
    const other = { ...account, id: randomUUID() };
    await expect(tell({ account: other, key, message })).rejects.toMatchObject({
      code: 'not_permitted',
    });
    expect(at.recordings.size).toBe(1);
    await tell({ account, key: { ...key, callId: randomUUID() }, message });
    expect(at.recordings.size).toBe(0);
    expect(await askSystem(database, listKept, [key.organizationId])).toEqual([]);
  });
});
