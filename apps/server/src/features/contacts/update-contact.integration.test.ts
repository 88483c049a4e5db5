import type { ContactFields } from '@ringfence/contract/contact-editing';
import { describe, expect, it } from 'vitest';
import {
  addCampaignOf,
  addDebtor,
  type Debtor,
  makeDue,
  readLedger,
  readTargets,
} from '../../testing/add-debtor.ts';
import { showContact } from '../../testing/enter-records.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { whileAnotherWrites } from '../../testing/while-another-writes.ts';
import { announceEditing } from './announce-editing.ts';
import { updateContact } from './update-contact.ts';

const { database, connectionString } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => moment,
};

const change = (debtor: Debtor, revision: number, fields: ContactFields) =>
  updateContact(services, debtor.context, { contactId: debtor.contactId, revision, fields });
const show = ({ organization, contactId }: Debtor) =>
  showContact(services, organization, contactId);

const findEntries = testStatement(
  `select action, detail from activity_entries where subject_id = $1 order by id`,
  { action: 'text', detail: 'jsonb' },
);
const findEvents = testStatement(
  `select event from live_events where organization_id = $1 and event->>'kind' = $2`,
  { event: 'jsonb' },
);
const findCustomFields = testStatement(
  `select name from custom_fields where organization_id = $1 order by name`,
  { name: 'text' },
);

describe('a name that says that the person has died', () => {
  const kinds = async (debtor: Debtor) =>
    (await show(debtor)).restrictions.map(({ kind, evidence }) => ({ kind, evidence }));

  it('records it by hand as in a file, once', async () => {
    const debtor = await addDebtor(database);
    await change(debtor, 0, { fullName: 'Estate of Dora Debtor' });
    const death = { kind: 'deceased', evidence: 'Name changed to “Estate of Dora Debtor”' };
    expect(await kinds(debtor)).toEqual([death]);
    await change(debtor, 1, { fullName: 'ESTATE OF DORA DEBTOR' });
    expect(await kinds(debtor)).toEqual([death]);
  });

  it('says nothing of another name, and nothing where it is taken back', async () => {
    const debtor = await addDebtor(database);
    await change(debtor, 0, { fullName: 'Dora Real Estate' });
    expect(await kinds(debtor)).toEqual([]);
    await change(debtor, 1, { fullName: 'Dora Debtor, deceased' });
    await change(debtor, 2, { fullName: 'Dora Debtor' });
    expect(await kinds(debtor)).toMatchObject([{ kind: 'deceased' }]);
  });

  it('is that of the estate with the person who represents it', async () => {
    const debtor = await addDebtor(database);
    await askSystem(
      database,
      testStatement(
        `update debts set person_role = 'representative' where organization_id = $1`,
        {},
      ),
      [debtor.organization.organizationId],
    );
    await change(debtor, 0, { fullName: 'Estate of Dora Debtor' });
    expect(await kinds(debtor)).toEqual([]);
  });
});

describe('an edit of a contact', () => {
  it('changes what is named, says who did it, and raises the revision', async () => {
    const debtor = await addDebtor(database);
    const fields = { fullName: 'Dora Díaz', birthYear: 1970, city: 'Chicago', email: null };
    const answer = await change(debtor, 0, fields);
    expect(answer).toEqual({ contactId: debtor.contactId, revision: 1 });
    expect(await show(debtor)).toMatchObject({
      ...fields,
      region: 'IL',
      revision: 1,
      changedAt: moment.toISOString(),
      changedBy: 'Ada Admin',
    });
    expect(await askSystem(database, findEntries, [debtor.contactId])).toEqual([
      { action: 'contact.changed', detail: { changed: ['fullName', 'birthYear', 'city'] } },
    ]);
    const { organizationId } = debtor.organization;
    expect(
      await askSystem(database, findEvents, [organizationId, 'contacts_changed']),
    ).toHaveLength(1);
  });

  it('that changes nothing is none', async () => {
    const debtor = await addDebtor(database);
    const answer = await change(debtor, 0, { fullName: 'Dora Debtor', region: 'Illinois' });
    expect(answer).toMatchObject({ revision: 0 });
    expect(await askSystem(database, findEntries, [debtor.contactId])).toEqual([]);
  });

  it('adds and takes away fields of the organization’s own', async () => {
    const debtor = await addDebtor(database);
    await change(debtor, 0, { custom: { Branch: 'North', Tier: 'B' } });
    await change(debtor, 1, { custom: { Branch: '', Desk: '4' } });
    expect((await show(debtor)).custom).toEqual({ Tier: 'B', Desk: '4' });
    const { organizationId } = debtor.organization;
    const names = await askSystem(database, findCustomFields, [organizationId]);
    expect(names.map(({ name }) => name)).toEqual(['Branch', 'Desk', 'Tier']);
  });

  it('reads addresses as uploads do, and refuses a place that does not exist', async () => {
    const debtor = await addDebtor(database);
    await change(debtor, 0, { region: 'massachusetts', postalCode: '2116' });
    expect(await show(debtor)).toMatchObject({ region: 'MA', postalCode: '02116' });
    await expect(change(debtor, 1, { region: 'Ontario' })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'fields.region' }],
    });
    await expect(change(debtor, 1, { country: 'XX' })).rejects.toMatchObject({
      fields: [{ path: 'fields.country' }],
    });
    await change(debtor, 1, { country: 'CA', region: 'Ontario', postalCode: 'M5V 2T6' });
    expect(await show(debtor)).toMatchObject({ country: 'CA', region: 'ON' });
  });

  it('of the address or the name has them decided on again, and no other edit does', async () => {
    const debtor = await addDebtor(database);
    await addCampaignOf(database, debtor);
    await makeDue(database, debtor);
    const ledger = await readLedger(database, debtor);
    await change(debtor, 0, { city: 'Chicago', address: '1 Main St' });
    expect(await readLedger(database, debtor)).toBe(ledger);
    expect(await readTargets(database, debtor)).toEqual(['waiting']);
    await change(debtor, 1, { postalCode: '60601' });
    expect(await readLedger(database, debtor)).toBeGreaterThan(ledger);
    expect(await readTargets(database, debtor)).toEqual(['planned']);
    await makeDue(database, debtor);
    await change(debtor, 2, { fullName: 'Estate of Dora Debtor' });
    expect(await readTargets(database, debtor)).toEqual(['planned']);
  });

  it('is not found in another organization', async () => {
    const [debtor, stranger] = [await addDebtor(database), await addDebtor(database)];
    const { contactId } = debtor;
    const asked = { contactId, revision: 0, fields: { city: 'Elsewhere' } };
    await expect(updateContact(services, stranger.context, asked)).rejects.toMatchObject({
      code: 'not_found',
    });
    const watching = announceEditing(services, stranger.organization, {
      contactId,
      isEditing: true,
    });
    await expect(watching).rejects.toMatchObject({ code: 'not_found' });
    expect(await show(debtor)).toMatchObject({ city: null, revision: 0 });
  });
});

describe('two who edit at once', () => {
  it('learn who was faster, when, and what it says now', async () => {
    const debtor = await addDebtor(database);
    await change(debtor, 0, { city: 'Chicago', birthYear: 1970 });
    const late = change(debtor, 0, { city: 'Boston', birthYear: 1970, fullName: 'D. Debtor' });
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Ada Admin changed this contact at 2026-06-10 16:00 UTC'),
      fields: [
        { path: 'fields.fullName', message: 'It is “Dora Debtor” now.' },
        { path: 'fields.city', message: 'It is “Chicago” now.' },
      ],
    });
    expect(await show(debtor)).toMatchObject({ fullName: 'Dora Debtor', revision: 1 });
  });

  it('in the same moment do not both win', async () => {
    const debtor = await addDebtor(database);
    const edits = await Promise.allSettled(
      ['A', 'B', 'C', 'D', 'E'].map((city) => change(debtor, 0, { city })),
    );
    expect(edits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await show(debtor)).toMatchObject({ revision: 1 });
  });

  it('wait for each other, so that the second sees what the first did', async () => {
    const debtor = await addDebtor(database);
    const raise = `update contacts set revision = revision + 1, city = 'Gary' where id = $1`;
    const late = whileAnotherWrites(connectionString, [[raise, [debtor.contactId]]], () =>
      change(debtor, 0, { city: 'Boston' }),
    );
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Somebody changed this contact'),
      fields: [{ path: 'fields.city', message: 'It is “Gary” now.' }],
    });
  });

  it('see each other while they do', async () => {
    const debtor = await addDebtor(database);
    const { organization, contactId } = debtor;
    const { organizationId, userId } = organization;
    for (const isEditing of [true, false]) {
      await announceEditing(services, organization, { contactId, isEditing });
    }
    const editor = { id: userId, fullName: 'Ada Admin' };
    const announced = await askSystem(database, findEvents, [organizationId, 'contact_edited']);
    expect(announced.map(({ event }) => event)).toEqual([
      { kind: 'contact_edited', contactId, editor, isEditing: true },
      { kind: 'contact_edited', contactId, editor, isEditing: false },
    ]);
  });

  it('get the same answer again where one asks twice under a key', async () => {
    const debtor = await addDebtor(database);
    const headers = new Headers({ 'idempotency-key': 'edit-1' });
    const context = { ...debtor.context, headers };
    const asked = { contactId: debtor.contactId, revision: 0, fields: { city: 'Chicago' } };
    const first = await updateContact(services, context, asked);
    expect(await updateContact(services, context, asked)).toEqual(first);
    expect(first.revision).toBe(1);
  });
});

const addMember = testStatement(
  `with profile as (insert into profiles (email, full_name)
     values (gen_random_uuid() || '@example.com', 'Mia Member') returning id)
   insert into user_organizations (organization_id, user_id, role)
   select $1, id, 'member' from profile returning user_id`,
  { user_id: 'uuid' },
);

describe('that somebody serves in the military', () => {
  it('is entered by anybody, judged by at once, and taken back by admins alone', async () => {
    const debtor = await addDebtor(database);
    await addCampaignOf(database, debtor);
    await makeDue(database, debtor);
    const { organization, contactId } = debtor;
    const [added] = await askSystem(database, addMember, [organization.organizationId]);
    const scope = { ...organization, userId: added?.user_id ?? '' };
    const member = { ...debtor, context: { scope, headers: new Headers() } };
    const before = await readLedger(database, debtor);
    await change(member, 0, { isServiceMember: true });
    expect(await show(debtor)).toMatchObject({ isServiceMember: true, revision: 1 });
    expect(await readLedger(database, debtor)).toBeGreaterThan(before);
    expect(await readTargets(database, debtor)).toEqual(['planned']);
    const taking = change(member, 1, { isServiceMember: false });
    await expect(taking).rejects.toMatchObject({ code: 'not_permitted' });
    expect(await show(debtor)).toMatchObject({ id: contactId, isServiceMember: true, revision: 1 });
    await change(debtor, 1, { isServiceMember: false });
    expect(await show(debtor)).toMatchObject({ isServiceMember: false, revision: 2 });
  });
});
