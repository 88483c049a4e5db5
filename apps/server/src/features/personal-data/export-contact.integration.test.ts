import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { addPastCall, addPastContact, addPastStop, ago } from '../../testing/add-past-contact.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { exportContact } from './export-contact.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => moment,
};

const history = z.object({
  decisions: z.array(
    z.object({ facts: z.object({ history: z.array(z.object({ phone: z.string() })) }) }),
  ),
});

const keys = ['organization_id', 'contact_id', 'recorded_by', 'import_id', 'changed_by_import'];
/** What is exported, where it is stored, and which columns say nothing about the person. */
const parts = [
  {
    part: 'contact',
    table: 'contacts',
    without: [...keys, 'search_name', 'ledger_version', 'revision', 'changed_by'],
  },
  { part: 'phones', table: 'phones', without: [...keys, 'position'] },
  { part: 'debts', table: 'debts', without: keys },
  { part: 'consents', table: 'consents', without: [...keys, 'revoked_by'] },
  { part: 'restrictions', table: 'suppressions', without: [...keys, 'lifted_by'] },
  { part: 'inconvenientTimes', table: 'inconvenient_times', without: [...keys, 'lifted_by'] },
  { part: 'callbacks', table: 'callbacks', without: [...keys, 'settled_by'] },
  { part: 'notes', table: 'contact_notes', without: keys },
  { part: 'campaigns', table: 'targets', without: [...keys, 'campaign_id', 'phone_id', 'debt_id'] },
  {
    part: 'campaignsWithout',
    table: 'campaign_people_removed',
    without: [...keys, 'removed_by'],
  },
  {
    part: 'calls',
    table: 'calls',
    // Its debts are exported together, and the account beside the carrier's name says nothing about the person.
    without: [...keys, ...['campaign_id', 'phone_id', 'debt_id', 'ledger_version', 'account_id']],
  },
  {
    part: 'recordings',
    table: 'recordings',
    // What the carrier calls it, and how fetching it goes, say nothing about the person; the peaks are in the file.
    without: [
      ...keys,
      'account_id',
      'carrier_recording_id',
      'peaks',
      'tries',
      'next_at',
      'deleted_by',
    ],
  },
  {
    part: 'decisions',
    table: 'decisions',
    // The reasons say which rules were applied.
    without: [...keys, 'campaign_id', 'facts_hash', 'rule_set'],
  },
];

const insertMore = testStatement(
  `with note as (
     insert into contact_notes (organization_id, contact_id, content, recorded_by)
     values ($1, $3, 'Prefers letters', $2)
   ), removed as (
     insert into campaign_people_removed (organization_id, campaign_id, contact_id, removed_at, removed_by)
     select $1, campaign_id, $3, now(), $2 from targets where organization_id = $1 and contact_id = $3
   ), callback as (
     insert into callbacks (organization_id, contact_id, asked_how, asked_at, suits, recorded_by)
     values ($1, $3, 'member', '2026-06-01', 'morning', $2)
   ), recording as (
     insert into recordings (organization_id, call_id, contact_id, account_id, carrier_recording_id, seconds,
       announced_words, announced_at, delete_after)
     select organization_id, id, contact_id, gen_random_uuid(), 'RE1', 7, 'This call is recorded.', now(),
       now() + interval '3 years'
     from calls where organization_id = $1 and contact_id = $3
   ), list as (
     insert into lists (organization_id, name, created_by) values ($1, 'Called again', $2) returning id
   ), action as (
     insert into contact_actions (organization_id, kind, content, selection, state, created_by)
     select $1, 'add_to_list', jsonb_build_object('listId', id), '{}', 'done', $2 from list returning id
   ), change as (
     insert into contact_action_changes (organization_id, action_id, contact_id, added_at)
     select $1, id, $3, '2026-06-01' from action
   ), upload as (
     insert into imports (organization_id, file_name, state, created_by)
     values ($1, 'people.csv', 'stored', $2) returning id
   )
   insert into import_changes (organization_id, import_id, table_name, row_id, before)
   select $1, upload.id, 'contacts', $3, '{"full_name": "Pia Before"}' from upload`,
  {},
);

describe('what is stored about a person', () => {
  it('is given out as one document, and that it was is written down', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 9 }) });
    await addPastCall(database, contact, ago({ days: 2 }));
    await addPastStop(database, contact, 'number_stop', { e164: contact.e164 });
    const { organization, contactId } = contact;
    const { organizationId, userId } = organization;
    await askSystem(database, insertMore, [organizationId, userId, contactId]);
    const { fileName, content } = await exportContact(services, organization, contactId);
    expect(fileName).toBe(`contact-${contactId}.json`);
    expect(content).toMatchObject({
      exportedAt: moment.toISOString(),
      contact: { id: contactId, fullName: 'Pia Past', email: 'pia@example.com', lists: [{}] },
      phones: [{ number: contact.e164 }],
      debts: [{ reference: 'Account 9', balanceMinor: 12500 }],
      consents: [{ number: contact.e164, kind: 'tcpa' }],
      restrictions: [{ kind: 'number_stop', number: contact.e164 }],
      inconvenientTimes: [{ days: ['mon'] }],
      outsideCalls: [],
      promises: [],
      payments: [],
      notes: [{ content: 'Prefers letters' }],
      uploads: [{ file: 'people.csv', table: 'contacts', before: { full_name: 'Pia Before' } }],
      actions: [
        { kind: 'add_to_list', list: 'Called again', addedAt: '2026-06-01T00:00:00+00:00' },
      ],
      campaigns: [{ state: 'done' }],
      calls: [{ number: contact.e164, events: [{ content: { to: 'somebody' } }] }],
      recordings: [{ seconds: 7, announcedWords: 'This call is recorded.' }],
      decisions: [{ verdict: 'allow' }],
    });
    const findEntries = testStatement(
      `select action, subject_id from activity_entries where organization_id = $1`,
      { action: 'text', subject_id: 'uuid?' },
    );
    expect(await askSystem(database, findEntries, [organization.organizationId])).toEqual([
      { action: 'contact.exported', subject_id: contactId },
    ]);
  });

  it('has every field of every table that tells of people', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 9 }) });
    await addPastCall(database, contact, ago({ days: 2 }));
    await addPastStop(database, contact, 'number_stop', { e164: contact.e164 });
    const { organization, contactId } = contact;
    const { organizationId, userId } = organization;
    await askSystem(database, insertMore, [organizationId, userId, contactId]);
    const { content } = await exportContact(services, organization, contactId);
    const documents = z.record(z.string(), z.unknown());
    const keysOf = (part: string) => {
      const [first] = z.array(documents).parse([content[part]].flat());
      return Object.keys(first ?? {});
    };
    const findColumns = testStatement(
      `select column_name::text as name from information_schema.columns
       where table_schema = 'public' and table_name = $1`,
      { name: 'text' },
    );
    const otherwise: Readonly<Record<string, string>> = { e164: 'number', account_group: 'group' };
    const name = (column: string) =>
      otherwise[column] ?? column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    for (const { part, table, without } of parts) {
      const columns = await askSystem(database, findColumns, [table]);
      const exported = columns
        .map((column) => column.name)
        .filter((column) => !without.includes(column));
      expect(exported.length, table).toBeGreaterThan(2);
      expect(keysOf(part), table).toEqual(expect.arrayContaining(exported.map(name)));
    }
  });

  it('says nothing about others who share the number', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 9 }) });
    await addPastCall(database, contact, ago({ days: 2 }));
    const { organization, contactId } = contact;
    const { content } = await exportContact(services, organization, contactId);
    expect(history.parse(content).decisions[0]?.facts.history).toEqual([{ phone: 'own' }]);
  });

  it('is given to nobody outside the organization', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 9 }) });
    const stranger = await addPastContact(database, { cameAt: ago({ days: 9 }) });
    const exporting = exportContact(services, stranger.organization, contact.contactId);
    await expect(exporting).rejects.toMatchObject({ code: 'not_found' });
  });
});
