import { describe, expect, it } from 'vitest';
import {
  addPastCall,
  addPastContact,
  addPastStop,
  ago,
  type PastContact,
} from '../../testing/add-past-contact.ts';
import { runOnServer } from '../../testing/run-on-server.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { whileAnotherWrites } from '../../testing/while-another-writes.ts';
import { eraseContact } from './erase-contact.ts';
import { showRetention } from './show-retention.ts';

const { database, connectionString } = useTestDatabase();
const services = { database, effects: { wakeRelay() {}, wakeSealing() {} } };

const tables = [
  ...['contacts', 'phones', 'debts', 'list_contacts', 'consents', 'suppressions'],
  ...['inconvenient_times', 'outside_calls', 'targets', 'decisions', 'calls', 'carrier_events'],
  ...['contact_notes', 'contact_summaries', 'import_changes', 'contact_action_changes'],
  ...['person_links', 'person_partings', 'campaign_people_removed'],
];
const countAll = testStatement(
  tables
    .map((table) => `select '${table}' as name, count(*) from ${table} where organization_id = $1`)
    .join(' union all '),
  { name: 'text', count: 'int8' },
);
const findKept = testStatement(
  `select kind, number_hash = sha256(convert_to($1::uuid::text || $2::text, 'UTF8')) as is_theirs
   from kept_stops where organization_id = $1 order by kind`,
  { kind: 'text', is_theirs: 'bool' },
);
const findEntries = testStatement(
  `select action, actor_kind, subject_id, detail from activity_entries
   where organization_id = $1 and action = 'contact.erased'`,
  { action: 'text', actor_kind: 'text', subject_id: 'uuid?', detail: 'jsonb' },
);
const insertMore = testStatement(
  `with note as (
     insert into contact_notes (organization_id, contact_id, content, recorded_by)
     values ($1, $3, 'Prefers letters', $2)
   ), removed as (
     insert into campaign_people_removed (organization_id, campaign_id, contact_id, removed_at, removed_by)
     select $1, campaign_id, $3, now(), $2 from targets where organization_id = $1 and contact_id = $3
   ), action as (
     insert into contact_actions (organization_id, kind, content, selection, state, created_by)
     values ($1, 'add_to_list', '{}', '{}', 'done', $2) returning id
   ), change as (
     insert into contact_action_changes (organization_id, action_id, contact_id, added_at)
     select $1, id, $3, now() from action
   ), upload as (
     insert into imports (organization_id, file_name, state, created_by)
     values ($1, 'people.csv', 'stored', $2) returning id
   )
   insert into import_changes (organization_id, import_id, table_name, row_id, before)
   select $1, upload.id, changed.table_name, changed.row_id, '{}'
   from upload, (values ('contacts', $3::uuid), ('debts', $4)) as changed (table_name, row_id)`,
  {},
);
const insertOutsideCall = testStatement(
  `insert into outside_calls (organization_id, contact_id, e164, direction, outcome, occurred_at)
   values ($1, $2, $3, 'inbound', 'conversation', $4)`,
  {},
);

const erase = (contact: PastContact) =>
  eraseContact(services, contact.context, {
    contactId: contact.contactId,
    because: 'They asked for it',
  });
const retentionOf = ({ organization, contactId }: PastContact) =>
  showRetention(services, organization, contactId);
const rowsOf = async ({ organization }: PastContact) =>
  (await askSystem(database, countAll, [organization.organizationId])).filter(
    ({ count }) => count > 0,
  );
const keptOf = ({ organization, e164 }: PastContact) =>
  askSystem(database, findKept, [organization.organizationId, e164]);

describe('how long records are kept', () => {
  it('is not asked where nobody was called and no notice was sent', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    expect(await retentionOf(contact)).toEqual({
      contactId: contact.contactId,
      lastActivityAt: null,
      keptUntil: null,
      isBeingCalled: false,
    });
  });

  it('is three years after the last activity on a debt, whatever that was', async () => {
    const contact = await addPastContact(database, { cameAt: new Date('2020-01-02T00:00:00Z') });
    await addPastCall(database, contact, new Date('2021-03-04T15:00:00Z'));
    expect(await retentionOf(contact)).toMatchObject({
      lastActivityAt: '2021-03-04T15:00:00.000Z',
      keptUntil: '2024-03-04T15:00:00.000Z',
    });
    const { organizationId } = contact.organization;
    const outside = [organizationId, contact.contactId, contact.e164, '2021-05-06T15:00:00Z'];
    await askSystem(database, insertOutsideCall, outside);
    expect(await retentionOf(contact)).toMatchObject({ keptUntil: '2024-05-06T15:00:00.000Z' });
    const notify = testStatement(
      `update debts set notice_sent_on = '2021-06-07' where id = $1`,
      {},
    );
    await askSystem(database, notify, [contact.debtId]);
    expect(await retentionOf(contact)).toMatchObject({ keptUntil: '2024-06-07T00:00:00.000Z' });
    const learn = testStatement(`update debts set updated_at = '2022-08-09Z' where id = $1`, {});
    await askSystem(database, learn, [contact.debtId]);
    expect(await retentionOf(contact)).toMatchObject({ keptUntil: '2025-08-09T00:00:00.000Z' });
  });

  it('is shown to nobody outside the organization', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    const stranger = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    const looking = showRetention(services, stranger.organization, contact.contactId);
    await expect(looking).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('erasing a person', () => {
  it('who was never called leaves nothing but that it was done', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    await erase(contact);
    expect(await rowsOf(contact)).toEqual([]);
    const { organizationId } = contact.organization;
    expect(await askSystem(database, findEntries, [organizationId])).toEqual([
      {
        action: 'contact.erased',
        actor_kind: 'profile',
        subject_id: contact.contactId,
        detail: { because: 'They asked for it' },
      },
    ]);
    await expect(erase(contact)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('whose three years are over takes calls, decisions and what carriers reported along', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ years: 5 }) });
    await addPastCall(database, contact, ago({ years: 4 }));
    await addPastCall(database, contact, ago({ years: 3, days: 1 }));
    const { organizationId, userId } = contact.organization;
    const more = [organizationId, userId, contact.contactId, contact.debtId];
    await askSystem(database, insertMore, more);
    expect((await rowsOf(contact)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['contact_notes', 'contact_summaries', 'import_changes']),
    );
    await erase(contact);
    expect(await rowsOf(contact)).toEqual([]);
  });

  it('leaves everybody else as they are', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ years: 5 }) });
    const { organization } = contact;
    const other = await addPastContact(database, { cameAt: ago({ years: 5 }) }, organization);
    await addPastCall(database, other, ago({ years: 4 }));
    const before = await rowsOf(await addPastContact(database, { cameAt: ago({ days: 1 }) }));
    await erase(contact);
    const left = new Map((await rowsOf(other)).map(({ name, count }) => [name, count]));
    for (const { name } of before) expect(left.get(name), name).toBe(1);
    expect(left.get('calls')).toBe(1);
  });

  it('is refused until the law lets them go, with the day', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ years: 5 }) });
    const at = ago({ years: 3, days: -1 });
    await addPastCall(database, contact, at);
    const before = await rowsOf(contact);
    const day = (await retentionOf(contact)).keptUntil?.slice(0, 10) ?? 'no day';
    await expect(erase(contact)).rejects.toMatchObject({
      code: 'records_kept',
      message: expect.stringContaining(day),
    });
    expect(await rowsOf(contact)).toEqual(before);
  });

  it('waits for anyone who is writing about them, and is refused on what they wrote', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    const { organizationId } = contact.organization;
    const values = [organizationId, contact.contactId, contact.e164, new Date()];
    const refusal = await whileAnotherWrites(
      connectionString,
      [[insertOutsideCall.text, values]],
      () => erase(contact).catch((error: unknown) => error),
    );
    expect(refusal).toMatchObject({ code: 'records_kept' });
  });

  it('is refused while they are being called', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ years: 5 }) });
    await addPastCall(database, contact, ago({ years: 4 }), { isUnderWay: true });
    await expect(erase(contact)).rejects.toMatchObject({ code: 'calls_in_flight' });
  });

  it('does not reach into another organization', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    const stranger = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    const erasing = erase({ ...contact, context: stranger.context });
    await expect(erasing).rejects.toMatchObject({ code: 'not_found' });
    expect(await rowsOf(contact)).not.toEqual([]);
  });

  it('is not explained by naming them, because the reason stays', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    const { contactId, e164 } = contact;
    for (const because of ['Pia asked for it', `Asked from ${e164}`]) {
      const erasing = eraseContact(services, contact.context, { contactId, because });
      await expect(erasing).rejects.toMatchObject({
        code: 'validation_failed',
        fields: [{ path: 'because' }],
      });
    }
    expect(await rowsOf(contact)).not.toEqual([]);
  });

  it('is refused to an admin who loses the role on the way', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    const { organizationId, userId } = contact.organization;
    const demote = `update user_organizations set role = 'member'
      where organization_id = $1 and user_id = $2`;
    const refusal = await whileAnotherWrites(
      connectionString,
      [[demote, [organizationId, userId]]],
      () => erase(contact).catch((error: unknown) => error),
    );
    expect(refusal).toMatchObject({ code: 'not_permitted' });
    expect(await rowsOf(contact)).not.toEqual([]);
  });

  it('leaves nothing to do for anyone who does the same at the same moment', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    const answers = await Promise.allSettled([erase(contact), erase(contact)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'not_found' },
    });
    const { organizationId } = contact.organization;
    expect(await askSystem(database, findEntries, [organizationId])).toHaveLength(1);
  });

  it('is marked as a super administrator’s where they do it', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    const scope = { ...contact.organization, isSuperAdministrator: true };
    await erase({ ...contact, context: { scope, headers: new Headers() } });
    const { organizationId } = contact.organization;
    expect(await askSystem(database, findEntries, [organizationId])).toMatchObject([
      { actor_kind: 'super_administrator' },
    ]);
  });
});

describe('a refusal of somebody who is erased', () => {
  it.each([
    ['medium_stop', 'medium_stop', false],
    ['cease_written', 'medium_stop', false],
    ['number_stop', 'number_stop', true],
    ['wrong_number', 'wrong_number', true],
    ['reassigned', 'reassigned', true],
  ])('is kept as a fingerprint of the number: %s', async (kind, kept, namesNumber) => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    const e164 = namesNumber ? contact.e164 : null;
    await addPastStop(database, contact, kind, { e164 });
    await erase(contact);
    expect(await keptOf(contact)).toEqual([{ kind: kept, is_theirs: true }]);
  });

  it('is not kept where it was lifted, or ends with the debt', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    const lifted = { at: ago({ days: 1 }), liftedAt: new Date() };
    await addPastStop(database, contact, 'medium_stop', lifted);
    await addPastStop(database, contact, 'paid');
    await erase(contact);
    expect(await keptOf(contact)).toEqual([]);
  });
});

describe('what was decided', () => {
  const remove = (contact: PastContact) => [
    `delete from decisions where organization_id = '${contact.organization.organizationId}'`,
    `delete from carrier_events where organization_id = '${contact.organization.organizationId}'`,
  ];
  const pretend = testStatement(`select set_config('ringfence.erasing', 'on', true) as set`, {
    set: 'text',
  });

  it('is deleted by no role, whatever it pretends', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ years: 5 }) });
    await addPastCall(database, contact, ago({ years: 4 }));
    const before = await rowsOf(contact);
    const { organization } = contact;
    const superScope = { ...organization, isSuperAdministrator: true };
    for (const text of remove(contact)) {
      for (const scope of [organization, superScope, 'system'] as const) {
        const statement = testStatement(text, {});
        const attempt =
          scope === 'system'
            ? database.asSystem(async (transaction) => {
                await transaction.all(pretend);
                await transaction.all(statement);
              })
            : database.asTenant(scope, async (transaction) => {
                await transaction.all(pretend);
                await transaction.all(statement);
              });
        await expect(attempt).rejects.toThrow(/permission denied/);
      }
    }
    expect(await rowsOf(contact)).toEqual(before);
  });

  it('is not deleted by the owner of the tables in passing', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ years: 5 }) });
    await addPastCall(database, contact, ago({ years: 4 }));
    for (const text of remove(contact)) {
      await expect(runOnServer(connectionString, text)).rejects.toThrow(/append-only/);
    }
  });

  it('is erased by the system alone, and by no request', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ years: 5 }) });
    const { organization, contactId } = contact;
    const call = testStatement(`select id from erase_contacts($1, array[$2::uuid]) as id`, {
      id: 'uuid',
    });
    const values = [organization.organizationId, contactId];
    for (const scope of [organization, { ...organization, isSuperAdministrator: true }]) {
      const attempt = database.asTenant(scope, (transaction) => transaction.all(call, values));
      await expect(attempt).rejects.toThrow(/permission denied/);
    }
    expect(await askSystem(database, call, values)).toEqual([{ id: contactId }]);
  });
});
