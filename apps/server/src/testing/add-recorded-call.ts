import { randomUUID } from 'node:crypto';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { noteRecording } from '../features/recordings/note-recording.ts';
import type { Database } from '../platform/database/database.ts';
import { addOrganization, type TestOrganization } from './add-organization.ts';
import { addCalledPerson, addPlacedCall } from './add-placed-calls.ts';
import { silentLog } from './silent-log.ts';
import { askSystem, testStatement } from './test-statement.ts';

export const effects = { wakeRelay() {}, wakeSealing() {} };

const markSpoken = testStatement(
  `update calls set spoken_at = $3, answered_at = $3, account_id = $4
   where organization_id = $1 and id = $2`,
  {},
);
const insertWords = testStatement(
  `insert into carrier_events (organization_id, call_id, key, kind, received_at, content)
   values ($1, $2, 'answered', 'answered', $3, jsonb_build_object('said', $4::jsonb))`,
  {},
);
const insertAnswer = testStatement(
  `insert into carrier_events (organization_id, call_id, key, kind, received_at, content)
   values ($1, $2, 'turn ' || $3, 'answer', $4, jsonb_build_object('turn', $3::integer, 'said', $5::jsonb))`,
  {},
);

export interface RecordedCall {
  organization: TestOrganization;
  callId: string;
  contactId: string;
  accountId: string;
  recordingId: string;
}

export interface CallToRecord {
  at?: string;
  /** What was said first; null: nothing was kept. */
  said?: { text?: string; announced?: string | undefined } | null;
  isSpoken?: boolean;
  organization?: TestOrganization;
}

/** What people of the tests hear before they are recorded. */
export const { en: announcement, es: spanishAnnouncement } =
  startingScripts.reminder.recordingNotice;
const script = randomUUID();

/** A call that was answered, with the words that were said first. */
export async function addAnsweredCall(
  database: Database,
  { at = '2026-06-10T16:00:00Z', said = {}, isSpoken = true, ...given }: CallToRecord = {},
): Promise<RecordedCall> {
  const organization = given.organization ?? (await addOrganization(database));
  const person = await addCalledPerson(database, organization);
  const callId = await addPlacedCall(database, person, { at, outcome: 'right_party' });
  const { organizationId } = organization;
  const accountId = randomUUID();
  const spokenAt = isSpoken ? at : null;
  await askSystem(database, markSpoken, [organizationId, callId, spokenAt, accountId]);
  const words = {
    script,
    version: 1,
    language: 'en-US',
    text: `${announcement} Hello.`,
    announced: announcement,
  };
  if (said !== null) {
    const content = JSON.stringify({ ...words, ...said });
    await askSystem(database, insertWords, [organizationId, callId, at, content]);
  }
  const { contactId } = person;
  return { organization, callId, contactId, accountId, recordingId: `RE${randomUUID()}` };
}

/** What was said upon the answers of the person, one after the other, in Spanish, all in one moment. */
export async function addSpanishWords(
  database: Database,
  { organization, callId }: RecordedCall,
  ...texts: readonly string[]
): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const said = JSON.stringify({ script, version: 1, language: 'es-US', text });
    const values = [organization.organizationId, callId, index + 9, '2026-06-10T16:00:00Z', said];
    await askSystem(database, insertAnswer, values);
  }
}

/** The carrier says that it has a recording of the call. */
export function hearRecording(
  database: Database,
  call: RecordedCall,
  now = new Date(),
  seconds = 7,
) {
  const { organization, callId, accountId, recordingId } = call;
  const findScript = async () => startingScripts.reminder;
  const services = { database, effects, log: silentLog, findScript };
  const recording = { recordingId, seconds };
  const { organizationId } = organization;
  return noteRecording(
    services,
    { account: { id: accountId }, organizationId, callId, recording },
    now,
  );
}
