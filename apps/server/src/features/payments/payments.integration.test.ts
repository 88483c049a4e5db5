import { randomUUID } from 'node:crypto';
import type { PaymentInput } from '@ringfence/contract/payments';
import { tries } from '@ringfence/domain/testing/tries';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addCampaignOf,
  addDebtor,
  type Debtor,
  makeDue,
  readTargets,
} from '../../testing/add-debtor.ts';
import { recordPromise } from '../../testing/enter-records.ts';
import { judgeDebtor } from '../../testing/judge-debtor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listContactPayments, listOrganizationPayments } from './list-payments.ts';
import { recordPayments } from './record-payments.ts';
import { reversePayment } from './reverse-payment.ts';

const { database } = useTestDatabase();
const clock = { now: new Date() };
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => clock.now,
};

const findDebt = testStatement(`select balance_minor, state from debts where id = $1`, {
  balance_minor: 'int8',
  state: 'text',
});
const findStates = testStatement(
  `select state from promises where debt_id = $1 order by due_on, id`,
  {
    state: 'text',
  },
);
const findContact = testStatement(`select external_reference from contacts where id = $1`, {
  external_reference: 'text',
});
const addDebt = testStatement(
  `insert into debts (organization_id, contact_id, reference, balance_minor, currency)
   values ($1, $2, $3, 5000, 'USD') returning id`,
  { id: 'uuid' },
);
const insertMember = testStatement(
  `with profile as (insert into profiles (email, full_name) values ($2, 'Mia Member') returning id)
   insert into user_organizations (organization_id, user_id, role)
   select $1, id, 'member' from profile returning user_id`,
  { user_id: 'uuid' },
);
const setBalance = testStatement(
  `update debts set balance_minor = $2, state = 'open' where id = $1`,
  {},
);

let debtor: Debtor;
beforeEach(async () => {
  clock.now = new Date('2026-06-10T17:00:00Z');
  debtor = await addDebtor(database);
});

const given = (more: Partial<PaymentInput> = {}): PaymentInput => ({
  debtId: debtor.debtId,
  debtReference: null,
  externalReference: null,
  amountMinor: 5_000,
  currency: 'USD',
  paidOn: '2026-06-10',
  payerReference: null,
  ...more,
});
const pay = async (...payments: Partial<PaymentInput>[]) => {
  const input = { payments: payments.map(given) };
  const { results } = await recordPayments(services, debtor.context, input);
  return results.map(({ result, reason }) => reason ?? result);
};
const promise = (amountMinor: number, dueOn = '2026-06-15') =>
  recordPromise(services, debtor.context, {
    debtId: debtor.debtId,
    instalments: [{ amountMinor, dueOn }],
  });
const readDebt = async () => (await askSystem(database, findDebt, [debtor.debtId]))[0];
const readStates = async () =>
  (await askSystem(database, findStates, [debtor.debtId])).map(({ state }) => state);
const judge = () => judgeDebtor(database, debtor, clock.now);
const readPayments = async () =>
  (await listContactPayments(services, debtor.organization, debtor.contactId)).payments;

describe('a payment', () => {
  it('lowers the balance, and ends calls where nothing is owed any more', async () => {
    await addCampaignOf(database, debtor);
    await makeDue(database, debtor);
    expect(await pay({ amountMinor: 5_000 })).toEqual(['recorded']);
    expect(await readDebt()).toEqual({ balance_minor: 7_500, state: 'open' });
    expect(await judge()).toEqual({});
    expect(await pay({ amountMinor: 7_500, paidOn: '2026-06-09' })).toEqual(['recorded']);
    expect(await readDebt()).toEqual({ balance_minor: 0, state: 'paid' });
    expect(await judge()).toMatchObject({ PAID: 'block' });
    expect(await readTargets(database, debtor)).toEqual(['planned']);
  });

  it('of more than is owed leaves nothing owed, and keeps what was overpaid', async () => {
    await pay({ amountMinor: 13_000 });
    expect(await readDebt()).toEqual({ balance_minor: 0, state: 'paid' });
    expect(await readPayments()).toMatchObject([
      { amount: { amountMinor: 13_000 }, overpaid: { amountMinor: 500 } },
    ]);
  });

  it('twice is one, by the reference of the payer', async () => {
    expect(await pay({ payerReference: 'T1' }, { payerReference: 'T1' })).toEqual([
      'recorded',
      'duplicate',
    ]);
    expect(await pay({ payerReference: 'T1' })).toEqual(['known']);
    expect(await pay({ payerReference: 'T1', amountMinor: 1 })).toEqual(['payment_differs']);
    expect(await pay({ payerReference: 'T2' })).toEqual(['recorded']);
    expect(await readDebt()).toMatchObject({ balance_minor: 2_500 });
  });

  it('twice is one, by debt, amount and day where it has no reference', async () => {
    expect(await pay({})).toEqual(['recorded']);
    expect(await pay({})).toEqual(['known']);
    expect(await pay({ paidOn: '2026-06-09' })).toEqual(['recorded']);
  });

  it('finds its debt by id, by reference, or by a person with one that is owed', async () => {
    const { organizationId } = debtor.organization;
    const [contact] = await askSystem(database, findContact, [debtor.contactId]);
    const externalReference = contact?.external_reference ?? '';
    const none = { debtId: null };
    expect(await pay({ ...none, externalReference, amountMinor: 1 })).toEqual(['recorded']);
    await askSystem(database, addDebt, [organizationId, debtor.contactId, 'B']);
    expect(
      await pay(
        { ...none, externalReference, amountMinor: 2 },
        { ...none, externalReference, debtReference: 'B', amountMinor: 3 },
        { ...none, debtReference: 'A', amountMinor: 4 },
        { ...none, debtReference: 'C', amountMinor: 5 },
        { currency: 'EUR', amountMinor: 6 },
        { paidOn: '2026-06-20', amountMinor: 7 },
      ),
    ).toEqual([
      'debt_ambiguous',
      'recorded',
      'recorded',
      'debt_unknown',
      'currency_differs',
      'in_future',
    ]);
    expect(await readDebt()).toMatchObject({ balance_minor: 12_495 });
  });

  it('keeps a promise, and the calls about the rest are free again', async () => {
    await promise(5_000);
    expect(await judge()).toHaveProperty('PROMISE_OPEN');
    await pay({ amountMinor: 4_000 });
    expect(await readStates()).toEqual(['open']);
    await pay({ amountMinor: 1_000 });
    expect(await readStates()).toEqual(['kept']);
    expect(await readDebt()).toEqual({ balance_minor: 7_500, state: 'open' });
    expect(await judge()).toEqual({});
  });

  it('of the whole keeps whatever was promised about the debt', async () => {
    await promise(12_500);
    await pay({ amountMinor: 12_500 });
    expect(await readStates()).toEqual(['kept']);
    expect(await readDebt()).toMatchObject({ state: 'paid' });
  });

  it('never brings a balance below zero, and all that was applied adds up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 300 }),
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 }),
        async (owed, amounts) => {
          debtor = await addDebtor(database);
          await askSystem(database, setBalance, [debtor.debtId, owed]);
          await pay(
            ...amounts.map((amountMinor, index) => ({ amountMinor, payerReference: `P${index}` })),
          );
          const left = (await readDebt())?.balance_minor ?? -1;
          const sum = amounts.reduce((total, one) => total + one, 0);
          expect(left).toBe(Math.max(0, owed - sum));
          const overpaid = (await readPayments()).map((one) => one.overpaid.amountMinor);
          expect(overpaid.reduce((total, one) => total + one, 0)).toBe(Math.max(0, sum - owed));
        },
      ),
      { numRuns: tries(15) },
    );
  });
});

describe('a payment that bounced', () => {
  const reverse = async (context = debtor.context, confirmsCallable = true) => {
    const [payment] = await readPayments();
    return reversePayment(services, context, { paymentId: payment?.id ?? '', confirmsCallable });
  };

  it('is owed again, and opens a kept promise', async () => {
    await promise(5_000);
    await pay({ amountMinor: 5_000 });
    await reverse();
    expect(await readDebt()).toEqual({ balance_minor: 12_500, state: 'promised' });
    expect(await readStates()).toEqual(['open']);
    expect(await judge()).toHaveProperty('PROMISE_OPEN');
    await reverse();
    expect(await readDebt()).toMatchObject({ balance_minor: 12_500 });
  });

  it('gives back only what the debt took', async () => {
    await pay({ amountMinor: 20_000 });
    await reverse();
    expect(await readDebt()).toEqual({ balance_minor: 12_500, state: 'open' });
  });

  it('is not taken for one of the same amount that comes on the same day', async () => {
    await pay({});
    await reverse();
    expect(await pay({})).toEqual(['recorded']);
    expect(await readDebt()).toEqual({ balance_minor: 7_500, state: 'open' });
    expect(await pay({})).toEqual(['known']);
    expect(await readDebt()).toMatchObject({ balance_minor: 7_500 });
  });

  it('asks before somebody could be called by it, and lets admins alone do it', async () => {
    await pay({ amountMinor: 12_500 });
    await expect(reverse(debtor.context, false)).rejects.toMatchObject({
      code: 'confirmation_needed',
    });
    expect(await readDebt()).toMatchObject({ state: 'paid' });
    const values = [debtor.organization.organizationId, `${randomUUID()}@example.com`];
    const [member] = await askSystem(database, insertMember, values);
    const scope = { ...debtor.organization, userId: member?.user_id ?? '' };
    const context = { ...debtor.context, scope };
    await expect(reverse(context)).rejects.toMatchObject({ code: 'not_permitted' });
    expect(await readDebt()).toMatchObject({ balance_minor: 0, state: 'paid' });
  });
});

describe('the list of payments', () => {
  const list = async (input = {}) => {
    const scope = debtor.organization;
    const page = await listOrganizationPayments(services, scope, { limit: 2, ...input });
    return { ...page, amounts: page.payments.map(({ amount }) => amount.amountMinor) };
  };

  it('is by day, the newest first, and narrowed to days, people and what was taken back', async () => {
    await pay(
      { amountMinor: 100, paidOn: '2026-06-08' },
      { amountMinor: 200, paidOn: '2026-06-09' },
      { amountMinor: 300, paidOn: '2026-06-10' },
    );
    const [newest] = await readPayments();
    await reversePayment(services, debtor.context, {
      paymentId: newest?.id ?? '',
      confirmsCallable: true,
    });
    const { amounts, nextCursor, payments } = await list();
    expect(amounts).toEqual([300, 200]);
    expect(payments[0]).toMatchObject({
      contact: { fullName: 'Dora Debtor' },
      debt: { reference: expect.any(String) },
      file: null,
      reversedAt: expect.any(String),
    });
    expect((await list({ cursor: nextCursor ?? undefined })).amounts).toEqual([100]);
    expect((await list({ standing: 'reversed' })).amounts).toEqual([300]);
    expect((await list({ standing: 'received' })).amounts).toEqual([200, 100]);
    expect((await list({ paidFrom: '2026-06-08', paidTo: '2026-06-08' })).amounts).toEqual([100]);
    expect((await list({ search: 'Dora', paidFrom: '2026-06-09' })).amounts).toEqual([300, 200]);
    expect((await list({ search: 'Nobody' })).amounts).toEqual([]);
  });
});
