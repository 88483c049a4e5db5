import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addCampaignOf,
  addDebtor,
  type Debtor,
  makeDue,
  readLedger,
  readTargets,
} from '../../testing/add-debtor.ts';
import { addPolicy } from '../../testing/change-ledger.ts';
import { describeDebt, describePhone, showContact } from '../../testing/enter-records.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { addDebt, type NewDebt } from './add-debt.ts';
import { addPhone, type NewPhone } from './add-phone.ts';
import { orderPhones } from './order-phones.ts';
import { findPhoneToCall } from './queries.ts';
import { writeNote } from './write-note.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => moment,
};

const show = ({ organization, contactId }: Debtor) =>
  showContact(services, organization, contactId);
const refused = (path: string) => ({ code: 'validation_failed', fields: [{ path }] });
const add = (debtor: Debtor, phone: NewPhone) =>
  addPhone(services, debtor.context, { contactId: debtor.contactId, phone });
const owe = (debtor: Debtor, debt: Partial<NewDebt>) =>
  addDebt(services, debtor.context, {
    contactId: debtor.contactId,
    debt: { reference: 'B', balance: { amountMinor: 5_000, currency: 'USD' }, ...debt },
  });

/** Somebody who is due in a campaign, and how much is known of them. */
async function addDue(): Promise<Debtor & { ledger: number }> {
  const debtor = await addDebtor(database);
  await addCampaignOf(database, debtor);
  await makeDue(database, debtor);
  return { ...debtor, ledger: await readLedger(database, debtor) };
}

async function expectDecidedAgain(debtor: Debtor & { ledger: number }): Promise<void> {
  expect(await readLedger(database, debtor)).toBeGreaterThan(debtor.ledger);
  expect(await readTargets(database, debtor)).toEqual(['planned']);
}

const findNumbers = testStatement(
  `select e164 from phones where contact_id = $1 order by position, id desc`,
  { e164: 'text' },
);
const numbersOf = async ({ contactId }: Debtor) =>
  (await askSystem(database, findNumbers, [contactId])).map(({ e164 }) => e164);
const findToCall = async ({ organization, contactId }: Debtor) =>
  database.asTenant(
    organization,
    async (transaction) => (await transaction.first(findPhoneToCall, [contactId]))?.id,
  );

describe('a number that is added', () => {
  it('is of the organization’s country, and comes after those that are known', async () => {
    const debtor = await addDue();
    const phoneId = (await add(debtor, { number: '(312) 555-0188', label: 'Sister' })).phoneId;
    await expectDecidedAgain(debtor);
    expect(await numbersOf(debtor)).toEqual([debtor.e164, '+13125550188']);
    expect((await show(debtor)).phones).toMatchObject([
      { id: debtor.phoneId, label: null },
      { id: phoneId, label: 'Sister', lineType: 'unknown', place: null, state: 'active' },
    ]);
    expect(await findToCall(debtor)).toBe(debtor.phoneId);
  });

  it('is read by the law that the organization chose', async () => {
    const debtor = await addDebtor(database);
    await addPolicy(database, debtor.organization.organizationId, { pack: 'uk' });
    await add(debtor, { number: '020 7946 0018', place: 'work', lineType: 'voip' });
    expect(await numbersOf(debtor)).toEqual([debtor.e164, '+442079460018']);
    expect((await show(debtor)).phones[1]).toMatchObject({ place: 'work', lineType: 'voip' });
  });

  it('is refused where it is none, or is there already', async () => {
    const debtor = await addDebtor(database);
    for (const number of ['555', 'call me', debtor.e164, debtor.e164.slice(2)]) {
      await expect(add(debtor, { number })).rejects.toMatchObject(refused('phone.number'));
    }
    expect(await numbersOf(debtor)).toHaveLength(1);
  });

  it('twice at once is one', async () => {
    const debtor = await addDebtor(database);
    const adding = Array.from({ length: 4 }, () => add(debtor, { number: '312-555-0199' }));
    const ended = await Promise.allSettled(adding);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await numbersOf(debtor)).toEqual([debtor.e164, '+13125550199']);
  });
});

describe('the order of numbers', () => {
  async function addThree() {
    const debtor = await addDebtor(database);
    const lineType = 'landline';
    const { phoneId: second } = await add(debtor, { number: '312-555-0171', lineType });
    const { phoneId: third } = await add(debtor, { number: '312-555-0172', lineType });
    return { debtor, first: debtor.phoneId, second, third };
  }
  const order = (debtor: Debtor, phoneIds: string[]) =>
    orderPhones(services, debtor.context, { contactId: debtor.contactId, phoneIds });

  it('tells which is called, and leaves those that are not named where they were', async () => {
    const { debtor, first, second, third } = await addThree();
    await order(debtor, [third]);
    const shown = (await show(debtor)).phones.map(({ id }) => id);
    expect(shown).toEqual([third, first, second]);
    expect(await findToCall(debtor)).toBe(third);
    const mark = testStatement(`update phones set state = 'wrong' where id = $1`, {});
    await askSystem(database, mark, [third]);
    expect(await findToCall(debtor)).toBe(first);
  });

  it('counts among those that a machine may call: a mobile number needs permission', async () => {
    const { debtor, first } = await addThree();
    const { phoneId: mobile } = await add(debtor, { number: '312-555-0173', lineType: 'mobile' });
    await order(debtor, [mobile]);
    expect(await findToCall(debtor)).toBe(first);
  });

  it('is of the person’s own numbers, each once', async () => {
    const { debtor, first } = await addThree();
    const stranger = await addDebtor(database, { organization: debtor.organization });
    await expect(order(debtor, [stranger.phoneId])).rejects.toMatchObject(refused('phoneIds'));
    await expect(order(debtor, [first, first])).rejects.toMatchObject(refused('phoneIds'));
    const elsewhere = await addDebtor(database);
    await expect(
      orderPhones(services, elsewhere.context, { contactId: debtor.contactId, phoneIds: [first] }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has a label to each, which changes nothing else', async () => {
    const { debtor, first } = await addThree();
    await describePhone(services, debtor.context, { phoneId: first, lineType: 'landline' });
    await describePhone(services, debtor.context, { phoneId: first, label: 'Home' });
    expect((await show(debtor)).phones[0]).toMatchObject({ label: 'Home', lineType: 'landline' });
    await describePhone(services, debtor.context, { phoneId: first, label: null });
    expect((await show(debtor)).phones[0]).toMatchObject({ label: null, lineType: 'landline' });
  });
});

describe('a debt', () => {
  it('is added with its amounts and days', async () => {
    const debtor = await addDue();
    const days = { openedOn: '2024-02-29', dueOn: '2027-01-01', chargedOffOn: '2025-03-01' };
    await owe(debtor, { originalMinor: 9_000, creditor: 'First Bank', ...days });
    await expectDecidedAgain(debtor);
    expect((await show(debtor)).debts[1]).toMatchObject({
      balance: { amountMinor: 5_000, currency: 'USD' },
      originalMinor: 9_000,
      state: 'open',
      ...days,
    });
  });

  it('is refused where it cannot be', async () => {
    const debtor = await addDebtor(database);
    await expect(owe(debtor, { reference: 'A' })).rejects.toMatchObject(refused('debt.reference'));
    const balance = { amountMinor: 1, currency: 'ABC' };
    await expect(owe(debtor, { balance })).rejects.toMatchObject(refused('debt.balance.currency'));
    await expect(
      owe(debtor, { balance: { amountMinor: -1, currency: 'USD' } }),
    ).rejects.toMatchObject(refused('debt.balance.amountMinor'));
    await expect(owe(debtor, { openedOn: '2026-06-13' })).rejects.toMatchObject(
      refused('debt.openedOn'),
    );
    expect((await show(debtor)).debts).toHaveLength(1);
  });

  it.each(['paid', 'disputed', 'recalled', 'closed', 'promised'] as const)(
    'that is %s is called about no more',
    async (state) => {
      const debtor = await addDue();
      const { debtId } = debtor;
      await describeDebt(services, debtor.context, { debtId, state });
      await expectDecidedAgain(debtor);
      expect((await show(debtor)).debts).toMatchObject([{ state }]);
    },
  );

  it('of which nothing is left is paid', async () => {
    const debtor = await addDebtor(database);
    const { debtId } = debtor;
    await describeDebt(services, debtor.context, { debtId, balanceMinor: 0, originalMinor: 10 });
    expect((await show(debtor)).debts).toMatchObject([
      { state: 'paid', balance: { amountMinor: 0 }, originalMinor: 10 },
    ]);
  });

  it('is opened again by admins alone', async () => {
    const debtor = await addDebtor(database);
    const { debtId, organization } = debtor;
    const addProfile = testStatement(
      `with profile as (insert into profiles (email) values ($2) returning id)
       insert into user_organizations (organization_id, user_id, role)
       select $1, id, 'member' from profile returning user_id`,
      { user_id: 'uuid' },
    );
    const values = [organization.organizationId, `${randomUUID()}@example.com`];
    const [added] = await askSystem(database, addProfile, values);
    const scope = { ...organization, userId: added?.user_id ?? '' };
    const member = { scope, headers: new Headers() };
    await describeDebt(services, member, { debtId, state: 'paid' });
    await expect(describeDebt(services, member, { debtId, state: 'open' })).rejects.toMatchObject({
      code: 'not_permitted',
    });
    await describeDebt(services, member, { debtId, state: 'recalled' });
    const opened = { debtId, state: 'open', confirmsCallable: true } as const;
    await describeDebt(services, debtor.context, opened);
    expect((await show(debtor)).debts).toMatchObject([{ state: 'open' }]);
  });
});

describe('a note', () => {
  it('is written under one’s own name, in one’s own organization', async () => {
    const debtor = await addDebtor(database);
    const { contactId } = debtor;
    const { noteId } = await writeNote(services, debtor.context, { contactId, content: 'A\nB' });
    const find = testStatement(
      `select content, recorded_by, recorded_at from contact_notes where id = $1`,
      { content: 'text', recorded_by: 'uuid', recorded_at: 'timestamptz' },
    );
    expect(await askSystem(database, find, [noteId])).toEqual([
      { content: 'A\nB', recorded_by: debtor.organization.userId, recorded_at: moment },
    ]);
    const stranger = await addDebtor(database);
    await expect(
      writeNote(services, stranger.context, { contactId, content: 'C' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
