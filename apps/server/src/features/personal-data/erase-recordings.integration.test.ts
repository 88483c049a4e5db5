import { describe, expect, it } from 'vitest';
import { addPastCall, addPastContact, ago } from '../../testing/add-past-contact.ts';
import { effects } from '../../testing/add-recorded-call.ts';
import { createMemoryStore } from '../../testing/memory-store.ts';
import { bookOf, createRecordingCarrier, makeWave } from '../../testing/recording-carrier.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { keepRecordings } from '../recordings/index.ts';
import { eraseContact } from './erase-contact.ts';

const { database } = useTestDatabase();
const content = makeWave();

const findPastCall = testStatement(
  `select id from calls where organization_id = $1 and contact_id = $2`,
  { id: 'uuid' },
);
const insertOldRecording = testStatement(
  `insert into recordings (organization_id, call_id, contact_id, account_id, carrier_recording_id, state,
     seconds, announced_words, announced_at, next_at, failure, delete_after)
   select organization_id, id, contact_id, $3, 'RE of old', 'failed', 7, 'Recorded.', now(), null,
     'carrier_away', now() - interval '1 day'
   from calls where organization_id = $1 and id = $2
   returning id`,
  { id: 'uuid' },
);
const countLeft = testStatement(
  `select (select count(*) from recordings where organization_id = $1) as recordings,
     (select count(*) from discarded_recordings where organization_id = $1) as discarded`,
  { recordings: 'int8', discarded: 'int8' },
);

describe('erasing a person', () => {
  it('takes their recordings along, the files and what is left at carriers', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ years: 5 }) });
    await addPastCall(database, contact, ago({ years: 4 }));
    const { organization, contactId } = contact;
    const { organizationId } = organization;
    const [call] = await askSystem(database, findPastCall, [organizationId, contactId]);
    const accountId = '00000000-0000-4000-8000-000000000001';
    const at = createRecordingCarrier();
    at.recordings.set('RE of old', content);
    const values = [organizationId, call?.id, accountId];
    const [recording] = await askSystem(database, insertOldRecording, values);
    const store = createMemoryStore();
    const key = `recordings/${organizationId}/${recording?.id}`;
    await store.put(key, new Blob([content]).stream());
    const input = { contactId, because: 'They asked for it' };
    await eraseContact({ database, effects }, contact.context, input);
    expect(await askSystem(database, countLeft, [organizationId])).toEqual([
      { recordings: 0, discarded: 2 },
    ]);
    await keepRecordings({
      ...{ database, effects, log: silentLog, now: () => new Date(), recordings: store },
      accounts: bookOf(accountId, at),
    });
    expect(await store.get(key)).toBeUndefined();
    expect(at.recordings.size).toBe(0);
    expect(await askSystem(database, countLeft, [organizationId])).toEqual([
      { recordings: 0, discarded: 0 },
    ]);
  });
});
