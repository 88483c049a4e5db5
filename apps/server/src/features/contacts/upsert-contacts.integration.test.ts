import type { ContactInput } from '@ringfence/contract/contact-editing';
import { describe, expect, it } from 'vitest';
import {
  addCampaignOf,
  addDebtor,
  makeDue,
  nextNumber,
  readLedger,
  readTargets,
} from '../../testing/add-debtor.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { addRestriction } from '../../testing/change-ledger.ts';
import { showContact } from '../../testing/enter-records.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { createContact } from './create-contact.ts';
import type { ContactsInput } from './store-contacts.ts';
import { upsertContacts } from './upsert-contacts.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => moment,
};

const contextOf = (scope: TestOrganization, key?: string) => ({
  scope,
  headers: new Headers(key === undefined ? {} : { 'idempotency-key': key }),
});
type Given = Partial<ContactInput> & { externalReference: string };
const complete = (given: Given): ContactInput => ({
  fullName: `Person ${given.externalReference}`,
  phones: [],
  debts: [],
  ...given,
});
const store = async (
  organization: TestOrganization,
  contacts: Given[],
  more: Omit<ContactsInput, 'contacts'> = {},
) => {
  const input = { contacts: contacts.map(complete), ...more };
  return (await upsertContacts(services, contextOf(organization), input)).results;
};
const show = async (organization: TestOrganization, contactId: string | null | undefined) =>
  showContact(services, organization, contactId ?? '');
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

const insertList = testStatement(
  `insert into lists (organization_id, name, created_by, archived_at)
   values ($1, gen_random_uuid()::text, $2, $3) returning id`,
  { id: 'uuid' },
);
const addEmptyList = async (
  { organizationId, userId }: TestOrganization,
  archivedAt: Date | null = null,
) => (await askSystem(database, insertList, [organizationId, userId, archivedAt]))[0]?.id ?? '';
const countContacts = testStatement(
  `select count(*) as count from contacts where organization_id = $1`,
  { count: 'int8' },
);
const countOf = async ({ organizationId }: TestOrganization) =>
  (await askSystem(database, countContacts, [organizationId]))[0]?.count;

describe('contacts by their references', () => {
  it('are added with everything that is given, changed by what differs, and left alone', async () => {
    const organization = await addOrganization(database);
    const listId = await addEmptyList(organization);
    const given: Given = {
      externalReference: 'A-1',
      fullName: 'Ann Able',
      region: 'Illinois',
      custom: { Branch: 'North' },
      phones: [
        { number: '312-555-0101', label: 'Home' },
        { number: '312-555-0102', place: 'work' },
      ],
      debts: [{ reference: 'D-1', balance: usd(1_000), openedOn: '2025-01-02', group: 'G' }],
      note: 'Asked for a letter',
    };
    const [added] = await store(organization, [given], { listId });
    expect(added).toMatchObject({ index: 0, result: 'added', externalReference: 'A-1' });
    const first = await show(organization, added?.contactId);
    expect(first).toMatchObject({
      fullName: 'Ann Able',
      country: 'US',
      region: 'IL',
      language: 'en',
      custom: { Branch: 'North' },
      revision: 0,
      lists: [{ id: listId }],
      phones: [{ label: 'Home' }, { place: 'work' }],
      debts: [{ balance: usd(1_000), openedOn: '2025-01-02', group: 'G', state: 'open' }],
      consents: [],
    });
    expect(await store(organization, [given], { listId })).toMatchObject([
      { result: 'unchanged', contactId: added?.contactId },
    ]);
    expect(await show(organization, added?.contactId)).toEqual(first);
    const change: Given = {
      externalReference: 'A-1',
      fullName: 'Ann Able',
      email: 'ann@example.com',
      custom: { Branch: '', Desk: '4' },
      phones: [{ number: '(312) 555-0102', label: 'Office' }, { number: '312-555-0103' }],
      debts: [
        { reference: 'D-1', balance: usd(0) },
        { reference: 'D-2', balance: usd(7), state: 'disputed' },
      ],
    };
    expect(await store(organization, [change])).toMatchObject([{ result: 'changed' }]);
    expect(await show(organization, added?.contactId)).toMatchObject({
      email: 'ann@example.com',
      region: 'IL',
      custom: { Desk: '4' },
      revision: 1,
      changedBy: 'Ada Admin',
      // What was learned last is called first.
      phones: [{ label: null }, { label: 'Home' }, { label: 'Office', place: 'work' }],
      debts: [
        { balance: usd(0), state: 'paid', openedOn: '2025-01-02', group: 'G' },
        { balance: usd(7), state: 'disputed' },
      ],
    });
  });

  it('that cannot be used change nothing, say why by their place, and keep nobody else out', async () => {
    const organization = await addOrganization(database);
    await store(organization, [{ externalReference: 'taken', fullName: 'Tim Taken' }]);
    const results = await store(organization, [
      { externalReference: 'ok-1' },
      { externalReference: 'phone', phones: [{ number: '312-555-0101' }, { number: 'none' }] },
      { externalReference: 'region', region: 'Atlantis' },
      { externalReference: 'country', country: 'XX' },
      { externalReference: 'ok-1', fullName: 'Somebody Else' },
      { externalReference: 'taken', fullName: 'Una Other', phones: [{ number: '3125550109' }] },
      { externalReference: 'money', debts: [{ reference: 'D', balance: usd(-1) }] },
      {
        externalReference: 'currency',
        debts: [{ reference: 'D', balance: { amountMinor: 1, currency: 'ABC' } }],
      },
      {
        externalReference: 'twice',
        debts: [
          { reference: 'D', balance: usd(1) },
          { reference: 'D', balance: usd(2) },
        ],
      },
      {
        externalReference: 'day',
        debts: [{ reference: 'D', balance: usd(1), noticeSentOn: '2026-06-12' }],
      },
      { externalReference: 'ok-2' },
    ]);
    expect(results.map(({ index }) => index)).toEqual(results.map((_, index) => index));
    expect(results.map(({ result, reason, field }) => [result, reason, field])).toEqual([
      ['added', null, null],
      ['rejected', 'phone_invalid', 'phones.1.number'],
      ['rejected', 'region_invalid', 'region'],
      ['rejected', 'country_invalid', 'country'],
      ['rejected', 'duplicate', 'externalReference'],
      ['rejected', 'reference_taken', 'externalReference'],
      ['rejected', 'balance_invalid', 'debts.0.balance'],
      ['rejected', 'currency_invalid', 'debts.0.balance.currency'],
      ['rejected', 'duplicate', 'debts.1.reference'],
      ['rejected', 'date_invalid', 'debts.0.noticeSentOn'],
      ['added', null, null],
    ]);
    expect(await countOf(organization)).toBe(3);
  });

  it('are judged by the first of two who come with one reference', async () => {
    const organization = await addOrganization(database);
    const ann = { externalReference: 'A', fullName: 'Ann Able' };
    await store(organization, [ann]);
    const both = [ann, { externalReference: 'A', fullName: 'Una Other' }];
    expect(await store(organization, both)).toMatchObject([
      { result: 'unchanged' },
      { result: 'rejected', reason: 'duplicate' },
    ]);
  });

  it('are the same person by name or by number', async () => {
    const organization = await addOrganization(database);
    const phones = [{ number: '312-555-0104' }];
    await store(organization, [{ externalReference: 'A', fullName: 'Ann Able', phones }]);
    expect(
      await store(organization, [{ externalReference: 'A', fullName: 'ABLE, ANN' }]),
    ).toMatchObject([{ result: 'changed' }]);
    expect(
      await store(organization, [{ externalReference: 'A', fullName: 'Ann Married', phones }]),
    ).toMatchObject([{ result: 'changed' }]);
  });

  it('are those of the organization alone', async () => {
    const [one, other] = [await addOrganization(database), await addOrganization(database)];
    const [theirs] = await store(other, [{ externalReference: 'A', city: 'Boston' }]);
    const [ours] = await store(one, [{ externalReference: 'A', city: 'Chicago' }]);
    expect(ours).toMatchObject({ result: 'added' });
    expect(await show(other, theirs?.contactId)).toMatchObject({ city: 'Boston' });
    const listId = await addEmptyList(other);
    await expect(store(one, [{ externalReference: 'B' }], { listId })).rejects.toMatchObject({
      fields: [{ path: 'listId' }],
    });
    const archived = await addEmptyList(one, moment);
    await expect(
      store(one, [{ externalReference: 'B' }], { listId: archived }),
    ).rejects.toMatchObject({ fields: [{ path: 'listId' }] });
    expect(await countOf(one)).toBe(1);
  });

  it('sent by two at once are one each', async () => {
    const organization = await addOrganization(database);
    const contacts = Array.from({ length: 50 }, (_, index) => ({
      externalReference: `R-${index}`,
      phones: [{ number: `312-555-${String(3000 + index)}` }],
      debts: [{ reference: 'D', balance: usd(index) }],
    }));
    const turned = contacts.toReversed();
    const answers = await Promise.all(
      [contacts, turned, contacts, turned].map((sent) => store(organization, sent)),
    );
    const added = answers.flat().filter(({ result }) => result === 'added');
    expect(added).toHaveLength(50);
    expect(new Set(added.map(({ contactId }) => contactId)).size).toBe(50);
    expect(answers.flat().some(({ result }) => result === 'rejected')).toBe(false);
    expect(await countOf(organization)).toBe(50);
  });

  it('are stored once under a key, and answered for as the first time', async () => {
    const organization = await addOrganization(database);
    const context = contextOf(organization, 'bulk-1');
    const input = { contacts: [complete({ externalReference: 'A' })] };
    const first = await upsertContacts(services, context, input);
    expect(await upsertContacts(services, context, input)).toEqual(first);
    expect(first.results).toMatchObject([{ result: 'added' }]);
  });

  it('who are to be called are decided on again where something changed', async () => {
    const debtor = await addDebtor(database);
    await addCampaignOf(database, debtor);
    await makeDue(database, debtor);
    const { organization, contactId } = debtor;
    const ledger = await readLedger(database, debtor);
    const same = { externalReference: contactId, fullName: 'Dora Debtor' };
    await store(organization, [same]);
    expect(await readLedger(database, debtor)).toBe(ledger);
    expect(await readTargets(database, debtor)).toEqual(['waiting']);
    await store(organization, [{ ...same, debts: [{ reference: 'A', balance: usd(0) }] }]);
    expect(await readLedger(database, debtor)).toBeGreaterThan(ledger);
    expect(await readTargets(database, debtor)).toEqual(['planned']);
  });
});

describe('permission that is vouched for', () => {
  const consent = {
    obtainedHow: 'given_to_creditor',
    obtainedBy: 'First Bank',
    obtainedOn: '2026-05-01',
  };

  it('is recorded for every number, once', async () => {
    const organization = await addOrganization(database);
    const phones = [{ number: nextNumber() }, { number: nextNumber() }];
    const given = { externalReference: 'A', phones };
    const [added] = await store(organization, [given], { consent });
    expect(await store(organization, [given], { consent })).toMatchObject([
      { result: 'unchanged' },
    ]);
    const { consents } = await show(organization, added?.contactId);
    const expected = { kind: 'tcpa', obtainedHow: 'given_to_creditor', obtainedBy: 'First Bank' };
    expect(consents).toMatchObject([
      { ...expected, receivedAt: '2026-05-01T00:00:00.000Z', revokedAt: null },
      { ...expected, revokedAt: null },
    ]);
  });

  it('does not outlive a later refusal, whichever comes first', async () => {
    const organization = await addOrganization(database);
    const given = { externalReference: 'A', phones: [{ number: nextNumber() }] };
    const [added] = await store(organization, [given]);
    const contactId = added?.contactId ?? '';
    const at = new Date('2026-05-20T00:00:00Z');
    const { organizationId } = organization;
    await addRestriction(database, { organizationId, contactId, kind: 'medium_stop', at });
    await store(organization, [given], { consent });
    expect((await show(organization, contactId)).consents).toMatchObject([
      { revokedAt: at.toISOString() },
    ]);
    await store(organization, [given], { consent: { ...consent, obtainedBy: 'Second Bank' } });
    expect((await show(organization, contactId)).consents).toHaveLength(1);
  });

  it('was not given in the future', async () => {
    const organization = await addOrganization(database);
    const later = { ...consent, obtainedOn: '2026-06-12' };
    await expect(
      store(organization, [{ externalReference: 'A' }], { consent: later }),
    ).rejects.toMatchObject({ fields: [{ path: 'consent.obtainedOn' }] });
  });
});

describe('one contact', () => {
  const create = (organization: TestOrganization, given: Partial<ContactInput>) =>
    createContact(services, contextOf(organization), {
      fullName: 'Ann Able',
      phones: [],
      debts: [],
      ...given,
    });

  it('is added, known by number and name where there is no reference', async () => {
    const organization = await addOrganization(database);
    const phones = [{ number: '312-555-0105' }];
    const { contactId } = await create(organization, { phones });
    expect(await show(organization, contactId)).toMatchObject({
      fullName: 'Ann Able',
      externalReference: null,
    });
    await expect(create(organization, { phones, city: 'Boston' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await show(organization, contactId)).toMatchObject({ city: null, revision: 0 });
  });

  it('is refused with the field at fault', async () => {
    const organization = await addOrganization(database);
    await expect(create(organization, {})).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'phones' }],
    });
    await expect(
      create(organization, { externalReference: 'A', phones: [{ number: '1' }] }),
    ).rejects.toMatchObject({ fields: [{ path: 'phones.0.number' }] });
    expect(await countOf(organization)).toBe(0);
  });
});
