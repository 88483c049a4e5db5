import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDebtor, type Debtor, nextNumber, readLedger } from '../../testing/add-debtor.ts';
import { addRestriction } from '../../testing/change-ledger.ts';
import { updateContact } from '../../testing/enter-people.ts';
import { makeDebtor, uploadRows } from '../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { linkContacts, partContacts } from './change-links.ts';
import { previewParting, showHuman } from './show-human.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = { database, effects: { wakeRelay() {}, wakeSealing() {} }, now: () => moment };

const addProfile = testStatement(
  `with profile as (insert into profiles (email, full_name) values ($2, 'Mia Member') returning id)
   insert into user_organizations (organization_id, user_id, role)
   select $1, id, 'member' from profile returning user_id`,
  { user_id: 'uuid' },
);
const rename = testStatement(`update contacts set full_name = $2 where id = $1`, {});
const findActivity = testStatement(
  `select action from activity_entries where subject_id = $1 order by id`,
  { action: 'text' },
);
const findPartings = testStatement(
  `select because from person_partings where organization_id = $1`,
  { because: 'text' },
);

let ann: Debtor;
let bea: Debtor;
let cid: Debtor;
let member: Debtor['context'];

beforeEach(async () => {
  ann = await addDebtor(database);
  const { organization } = ann;
  bea = await addDebtor(database, { organization });
  cid = await addDebtor(database, { organization });
  for (const [index, one] of [ann, bea, cid].entries()) {
    await askSystem(database, rename, [one.contactId, ['Ann Lee', 'Bea Lee', 'Cid Lee'][index]]);
  }
  const values = [organization.organizationId, `${randomUUID()}@example.com`];
  const [added] = await askSystem(database, addProfile, values);
  const scope = { ...organization, userId: added?.user_id ?? '' };
  member = { scope, headers: new Headers() };
});

const link = (one: Debtor, other: Debtor) =>
  linkContacts(services, member, { contactId: one.contactId, otherContactId: other.contactId });
const linkedWith = async ({ organization, contactId }: Debtor) =>
  (await showHuman(services, organization, contactId)).linked;
const namesOf = async (one: Debtor) => (await linkedWith(one)).map(({ fullName }) => fullName);
const part = (one: Debtor, others: readonly Debtor[], context = one.context) =>
  partContacts(services, context, {
    contactId: one.contactId,
    because: 'Father and daughter',
    linkedIds: others.map(({ contactId }) => contactId),
  });

describe('a member', () => {
  it('links two contacts, and anyone linked with one is linked with the other', async () => {
    const before = await Promise.all([ann, bea, cid].map((one) => readLedger(database, one)));
    await link(ann, bea);
    await link(bea, cid);
    expect(await namesOf(ann)).toEqual(['Bea Lee', 'Cid Lee']);
    expect(await linkedWith(cid)).toMatchObject([
      { fullName: 'Ann Lee', because: 'through', linkedBy: null },
      { fullName: 'Bea Lee', because: 'person', linkedBy: 'Mia Member' },
    ]);
    const after = await Promise.all([ann, bea, cid].map((one) => readLedger(database, one)));
    expect(after.every((version, index) => version > (before[index] ?? 0))).toBe(true);
    expect(await askSystem(database, findActivity, [ann.contactId])).toEqual([
      { action: 'contact.linked' },
    ]);
  });

  it('links nobody with themselves, nor with somebody elsewhere', async () => {
    await expect(link(ann, ann)).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(link(ann, await addDebtor(database))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('parts nobody, whatever the way', async () => {
    await link(ann, bea);
    await expect(part(ann, [bea], member)).rejects.toThrow();
    const remove = testStatement(`delete from person_links where organization_id = $1`, {});
    await database.asTenant(member.scope, (transaction) =>
      transaction.all(remove, [member.scope.organizationId]),
    );
    expect(await namesOf(ann)).toEqual(['Bea Lee']);
  });
});

describe('what was learned of one', () => {
  it('is shown with the contact it comes from, and raises the ledgers of all', async () => {
    await link(ann, bea);
    await link(bea, cid);
    const { organizationId } = ann.organization;
    const version = await readLedger(database, cid);
    const stop = {
      organizationId,
      contactId: ann.contactId,
      kind: 'medium_stop',
      at: moment,
    } as const;
    await addRestriction(database, stop);
    await addRestriction(database, { ...stop, kind: 'dispute_open' });
    await addRestriction(database, { ...stop, kind: 'work_prohibited', e164: ann.e164 });
    expect(await readLedger(database, cid)).toBe(version + 3);
    // A dispute is about Ann's debts, and nobody else has her number.
    expect((await linkedWith(cid)).map(({ restrictions }) => restrictions)).toEqual([
      [{ kind: 'medium_stop', phone: null, place: null, startedAt: moment.toISOString() }],
      [],
    ]);
  });
});

describe('an admin who parts a contact from the others', () => {
  beforeEach(async () => {
    await link(ann, bea);
    await link(ann, cid);
  });
  const stop = () =>
    addRestriction(database, {
      organizationId: ann.organization.organizationId,
      contactId: bea.contactId,
      kind: 'medium_stop',
      at: moment,
    });

  it('is shown before who may become callable', async () => {
    await stop();
    const shown = await previewParting(services, ann.organization, ann.contactId);
    expect(new Set(shown.linkedIds)).toEqual(new Set([bea.contactId, cid.contactId]));
    expect(shown.freed).toMatchObject([
      { fullName: 'Ann Lee', restrictions: [{ kind: 'medium_stop' }] },
    ]);
    expect((await previewParting(services, ann.organization, bea.contactId)).freed).toMatchObject([
      { fullName: 'Ann Lee' },
      { fullName: 'Cid Lee' },
    ]);
  });

  it('is shown what binds a debt that both have', async () => {
    const { organizationId } = ann.organization;
    const share = testStatement(
      `update debts set reference = 'ACC-' || $1::text, creditor = 'Bank'
       where organization_id = $1 and contact_id = any($2)`,
      {},
    );
    await askSystem(database, share, [organizationId, [ann.contactId, bea.contactId]]);
    const dispute = testStatement(
      `insert into suppressions (organization_id, contact_id, kind, debt_id, source, started_at)
       select $1, $2, 'dispute_open', id, 'person', $3 from debts
       where organization_id = $1 and contact_id = $2`,
      {},
    );
    await askSystem(database, dispute, [organizationId, bea.contactId, moment]);
    const shown = await previewParting(services, ann.organization, ann.contactId);
    expect(shown.freed).toMatchObject([
      { fullName: 'Ann Lee', restrictions: [{ kind: 'dispute_open' }] },
    ]);
  });

  it('leaves the others one, also whom an earlier parting keeps from the first of them', async () => {
    const dee = await addDebtor(database, { organization: ann.organization });
    await askSystem(database, rename, [dee.contactId, 'Dee Lee']);
    const inOrder = [bea, cid, dee].sort((one, other) =>
      one.contactId < other.contactId ? -1 : 1,
    );
    const [first, ...others] = inOrder;
    if (first === undefined) throw new Error('there are three');
    await link(ann, dee);
    // The first is parted from the others, and linked with Ann again by hand.
    const rest = [bea, cid, dee, ann].filter((one) => one !== first);
    await part(first, rest, ann.context);
    await link(ann, first);
    await part(ann, [first, ...others]);
    const [one, other] = others;
    if (one === undefined || other === undefined) throw new Error('there are two');
    expect((await linkedWith(one)).map(({ contactId }) => contactId)).toEqual([other.contactId]);
    expect(await linkedWith(first)).toEqual([]);
  });

  it('leaves the others one, and says why in the record', async () => {
    await part(ann, [bea, cid]);
    expect(await namesOf(ann)).toEqual([]);
    expect(await namesOf(bea)).toEqual(['Cid Lee']);
    const { organizationId } = ann.organization;
    expect(await askSystem(database, findPartings, [organizationId])).toEqual([
      { because: 'Father and daughter' },
      { because: 'Father and daughter' },
    ]);
    expect(await askSystem(database, findActivity, [bea.contactId])).toContainEqual({
      action: 'contact.parted',
    });
    const { parted } = await showHuman(services, ann.organization, ann.contactId);
    expect(parted.map(({ fullName }) => fullName).sort()).toEqual(['Bea Lee', 'Cid Lee']);
  });

  it('parts nobody whom they were not shown', async () => {
    await expect(part(ann, [bea])).rejects.toMatchObject({ code: 'conflict' });
    expect(await namesOf(ann)).toEqual(['Bea Lee', 'Cid Lee']);
  });

  it('parts them for good: no file and no edit links them again, and a person does', async () => {
    await part(ann, [bea, cid]);
    const { organization } = ann;
    for (const { contactId } of [ann, bea]) {
      await updateContact(services, ann.context, {
        contactId,
        revision: 0,
        fields: { fullName: 'Lee Twin', bornOn: '1980-03-04' },
      });
    }
    expect(await namesOf(ann)).toEqual([]);
    const e164 = nextNumber();
    const twin = makeDebtor('T', {
      fullName: 'Lee Twin',
      bornOn: '1980-03-04',
      phones: [{ e164 }],
    });
    await uploadRows(database, organization, [twin]);
    // Which of the two it is, nobody can tell: what either asked for binds it.
    expect(await linkedWith(ann)).toMatchObject([{ fullName: 'Lee Twin', because: 'birth_date' }]);
    const ofBea = await linkedWith(bea);
    expect(ofBea.map(({ contactId }) => contactId)).not.toContain(ann.contactId);
    expect(ofBea).toHaveLength(2);
    await link(ann, bea);
    expect((await linkedWith(ann)).map(({ contactId }) => contactId)).toContain(bea.contactId);
  });
});
