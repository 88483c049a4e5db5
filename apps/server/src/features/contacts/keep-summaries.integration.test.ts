import { describe, expect, it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const { database } = useTestDatabase();

const insertContact = testStatement(
  `insert into contacts (organization_id, external_reference, full_name, country)
   values ($1, gen_random_uuid()::text, $2, 'US') returning id`,
  { id: 'uuid' },
);
const findSummary = testStatement(
  `select sort_name, open_debts, balance_minor, currency, state, has_promise,
     oldest_debt_on::text as oldest_debt_on, last_called_at, last_outcome, is_suppressed
   from contact_summaries where contact_id = $1`,
  {
    sort_name: 'text',
    open_debts: 'int4',
    balance_minor: 'int8',
    currency: 'text?',
    state: 'text',
    has_promise: 'bool',
    oldest_debt_on: 'text?',
    last_called_at: 'timestamptz?',
    last_outcome: 'text?',
    is_suppressed: 'bool',
  },
);
const countWord = testStatement(
  `select people from search_words where organization_id = $1 and word = $2`,
  { people: 'int4' },
);

async function addContact(name = 'Zoë Q. Adams') {
  const { organizationId } = await addOrganization(database);
  const [contact] = await askSystem(database, insertContact, [organizationId, name]);
  const contactId = contact?.id ?? '';
  const run = (text: string, ...values: unknown[]) =>
    askSystem(database, testStatement(text, {}), [organizationId, contactId, ...values]);
  const read = async () => (await askSystem(database, findSummary, [contactId]))[0];
  return { organizationId, contactId, run, read };
}

const insertDebt = `
  insert into debts (organization_id, contact_id, reference, balance_minor, currency, state, opened_on)
  values ($1, $2, $3, $4, $5, $6, $7)`;

describe('the summary of a contact', () => {
  it('is there with the contact, and follows the name', async () => {
    const { read, run } = await addContact();
    expect(await read()).toMatchObject({
      sort_name: 'zoe q adams',
      open_debts: 0,
      balance_minor: 0,
      currency: null,
      state: 'closed',
    });
    await run(`update contacts set full_name = 'Ada' where organization_id = $1 and id = $2`);
    expect(await read()).toMatchObject({ sort_name: 'ada' });
  });

  it('adds up what is still to be paid, in the currency of the largest debt', async () => {
    const { read, run } = await addContact();
    await run(insertDebt, 'a', 100, 'USD', 'open', '2024-05-01');
    await run(insertDebt, 'b', 300, 'EUR', 'promised', '2025-05-01');
    await run(insertDebt, 'c', 50, 'EUR', 'open', null);
    await run(insertDebt, 'd', 9_000, 'GBP', 'paid', '2020-01-01');
    expect(await read()).toMatchObject({
      open_debts: 3,
      balance_minor: 350,
      currency: 'EUR',
      state: 'promised',
      has_promise: true,
      oldest_debt_on: '2024-05-01',
    });
    await run(
      `update debts set state = 'disputed' where organization_id = $1 and contact_id = $2
         and reference = 'a'`,
    );
    expect(await read()).toMatchObject({ state: 'disputed', has_promise: true });
    await run(
      `update debts set state = 'paid' where organization_id = $1 and contact_id = $2
         and state <> 'recalled'`,
    );
    expect(await read()).toMatchObject({
      open_debts: 0,
      balance_minor: 0,
      currency: null,
      state: 'paid',
      has_promise: false,
      oldest_debt_on: null,
    });
  });

  it('knows the last call, no matter who made it', async () => {
    const { read, run } = await addContact();
    const insert = `insert into outside_calls (organization_id, contact_id, e164, direction, outcome,
        occurred_at) values ($1, $2, '+13125550142', $3, $4, $5)`;
    await run(insert, 'outbound', 'voicemail', '2026-05-02T10:00Z');
    await run(insert, 'outbound', 'busy', '2026-05-01T10:00Z');
    await run(insert, 'inbound', 'conversation', '2026-05-03T10:00Z');
    expect(await read()).toMatchObject({
      last_called_at: new Date('2026-05-02T10:00Z'),
      last_outcome: 'voicemail',
    });
  });

  it('says whether a reason not to call holds, and no more once it is lifted', async () => {
    const { read, run } = await addContact();
    await run(
      `insert into suppressions (organization_id, contact_id, kind, source)
       values ($1, $2, 'medium_stop', 'person')`,
    );
    expect(await read()).toMatchObject({ is_suppressed: true });
    await run(
      `update suppressions set lifted_at = now() where organization_id = $1 and contact_id = $2`,
    );
    expect(await read()).toMatchObject({ is_suppressed: false });
  });

  it('is left to an upload that says so', async () => {
    const { organizationId, contactId, read } = await addContact();
    await database.asSystem(async (transaction) => {
      await transaction.all(testStatement(`set local ringfence.importing = 'on'`, {}));
      await transaction.all(testStatement(insertDebt, {}), [
        ...[organizationId, contactId, 'a', 100, 'USD', 'open', null],
      ]);
    });
    expect(await read()).toMatchObject({ open_debts: 0 });
    await askSystem(
      database,
      testStatement(`select from summarise_contacts($1, array[$2::uuid])`, {}),
      [organizationId, contactId],
    );
    expect(await read()).toMatchObject({ open_debts: 1, balance_minor: 100 });
  });

  it('counts both debts of two who add one at the same time', async () => {
    const { organizationId, contactId, read } = await addContact();
    const held = Promise.withResolvers<void>();
    const add = (reference: string, wait?: Promise<void>) =>
      database.asSystem(async (transaction) => {
        await transaction.all(testStatement(insertDebt, {}), [
          ...[organizationId, contactId, reference, 100, 'USD', 'open', null],
        ]);
        await wait;
      });
    const first = add('a', held.promise);
    const second = add('b');
    setTimeout(() => held.resolve(), 200);
    await Promise.all([first, second]);
    expect(await read()).toMatchObject({ open_debts: 2, balance_minor: 200 });
  });
});

describe('the words of names', () => {
  it('are counted as people come, are renamed and go', async () => {
    const { organizationId, contactId, run } = await addContact('Ada Quillon Ada');
    const peopleWith = async (word: string) =>
      (await askSystem(database, countWord, [organizationId, word]))[0]?.people;
    await askSystem(database, insertContact, [organizationId, 'Ada Smith']);
    expect([await peopleWith('ada'), await peopleWith('quillon')]).toEqual([2, 1]);
    await run(
      `update contacts set full_name = 'Bo Quillon' where organization_id = $1 and id = $2`,
    );
    expect([await peopleWith('ada'), await peopleWith('bo')]).toEqual([1, 1]);
    await askSystem(
      database,
      testStatement(`select from erase_contacts($1, array[$2::uuid])`, {}),
      [organizationId, contactId],
    );
    expect(await peopleWith('quillon')).toBeUndefined();
    expect(await peopleWith('ada')).toBe(1);
  });
});
