import type { ImportedPayment } from '@ringfence/domain/imports/imported-row';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addCampaignOf,
  addDebtor,
  type Debtor,
  makeDue,
  readTargets,
} from '../../../testing/add-debtor.ts';
import { recordPayments, recordPromise } from '../../../testing/enter-records.ts';
import { readEverything } from '../../../testing/imports/read-everything.ts';
import { undoUpload, uploadRows } from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date(),
};
const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const today = inDays(0);

let debtor: Debtor;
beforeEach(async () => {
  debtor = await addDebtor(database);
});

const paid = (said: Partial<ImportedPayment> = {}) => ({
  kind: 'payment' as const,
  warnings: [],
  payment: {
    externalReference: debtor.contactId,
    e164: null,
    debtReference: null,
    amountMinor: 5_000,
    currency: 'USD',
    paidOn: today,
    payerReference: null,
    isReversal: false,
    ...said,
  },
});

const listRejections = testStatement(
  `select reason from import_rejections where import_id = $1 order by line`,
  { reason: 'text' },
);
const findState = testStatement(
  `select debt.balance_minor, debt.state,
     coalesce(array_to_string(array(select promise.state from promises promise
       where promise.debt_id = debt.id order by promise.id), ' '), '') as promises,
     (select count(*)::integer from payments where debt_id = debt.id) as payments
   from debts debt where debt.id = $1`,
  { balance_minor: 'int8', state: 'text', promises: 'text', payments: 'int4' },
);
const read = async (of = debtor) => (await askSystem(database, findState, [of.debtId]))[0];

async function upload(
  rows: Parameters<typeof uploadRows>[2],
  more: Partial<Parameters<typeof uploadRows>[3]> = {},
) {
  const options = { kind: 'payments' as const, ...more };
  const { importId, findings } = await uploadRows(database, debtor.organization, rows, options);
  const rejections = await askSystem(database, listRejections, [importId]);
  return { importId, findings, reasons: rejections.map(({ reason }) => reason) };
}
const promise = (amountMinor: number) =>
  recordPromise(services, debtor.context, {
    debtId: debtor.debtId,
    instalments: [{ amountMinor, dueOn: inDays(5) }],
  });

describe('a file of payments', () => {
  it('lowers balances, keeps promises and ends calls, and shows it before', async () => {
    await addCampaignOf(database, debtor);
    await makeDue(database, debtor);
    await promise(5_000);
    const { findings } = await upload([
      paid({ payerReference: 'T1' }),
      paid({ payerReference: 'T2', amountMinor: 7_500, debtReference: 'A-1234' }),
    ]);
    expect(findings).toMatchObject({
      rows: 2,
      added: 2,
      rejected: 0,
      changes: { balances: 1, debtsPaid: 1, promisesKept: 1, paymentsReversed: 0 },
      balanceMoves: [{ amountMinor: -12_500, currency: 'USD' }],
    });
    expect(await read()).toEqual({
      balance_minor: 0,
      state: 'paid',
      promises: 'kept',
      payments: 2,
    });
    expect(await readTargets(database, debtor)).toEqual(['planned']);
  });

  it('says why a row is not stored, and takes the same payment once', async () => {
    const { findings, reasons } = await upload([
      paid({ payerReference: 'T1' }),
      paid({ payerReference: 'T1' }),
      paid({ payerReference: 'T1', amountMinor: 1 }),
      paid({ externalReference: 'nobody' }),
      paid({ currency: 'EUR' }),
      paid({ isReversal: true }),
      paid({ isReversal: true, payerReference: 'T9' }),
    ]);
    expect(findings).toMatchObject({ rows: 7, added: 1, duplicate: 1, rejected: 5 });
    expect(reasons).toEqual([
      'duplicate',
      'payment_differs',
      'debt_unknown',
      'currency_differs',
      'payment_reference_missing',
      'payment_unknown',
    ]);
    const again = await upload([paid({ payerReference: 'T1' })]);
    expect(again.findings).toMatchObject({ added: 0, unchanged: 1 });
    expect(await read()).toMatchObject({ balance_minor: 7_500, payments: 1 });
  });

  it('means the same as the payments that people and programs record', async () => {
    const { organization } = debtor;
    const byHand = debtor;
    const program = await addDebtor(database, { organization });
    const file = await addDebtor(database, { organization });
    const scope = { ...organization, apiKeyId: '01900000-0000-7000-8000-000000000002' };
    for (const one of [byHand, program, file]) {
      debtor = one;
      await promise(5_000);
    }
    const payment = (one: Debtor, payerReference: string) => ({
      payments: [
        {
          ...{ debtId: one.debtId, debtReference: null, externalReference: null, payerReference },
          ...{ amountMinor: 6_000, currency: 'USD', paidOn: today },
        },
      ],
    });
    await recordPayments(services, byHand.context, payment(byHand, 'H'));
    await recordPayments(services, { ...program.context, scope }, payment(program, 'P'));
    await upload([paid({ amountMinor: 6_000, payerReference: 'F' })]);
    const expected = { balance_minor: 6_500, state: 'open', promises: 'kept', payments: 1 };
    for (const one of [byHand, program, file]) expect(await read(one)).toEqual(expected);
  });

  it('is undone as a whole: balances and promises are what they were', async () => {
    await promise(5_000);
    const before = await readEverything(database, debtor.organization.organizationId);
    const stood = await read();
    const { importId } = await upload([paid({ amountMinor: 12_500, payerReference: 'T1' })]);
    expect(await read()).toMatchObject({ balance_minor: 0, state: 'paid', promises: 'kept' });
    await undoUpload(database, importId);
    expect(await read()).toEqual(stood);
    expect(await readEverything(database, debtor.organization.organizationId)).toEqual(before);
  });
});

describe('a payment that came back, in a file', () => {
  it('is owed again; where calls would begin by it, that waits to be confirmed', async () => {
    await upload([paid({ amountMinor: 12_500, payerReference: 'T1' })]);
    const back = paid({ isReversal: true, payerReference: 'T1', externalReference: null });
    const waiting = await upload([back], { confirmsCallable: false });
    expect(waiting.findings).toMatchObject({ waiting: 1, callable: { people: 1 } });
    expect(await read()).toMatchObject({ balance_minor: 0, state: 'paid' });
    const { importId } = await upload([back]);
    expect(await read()).toMatchObject({ balance_minor: 12_500, state: 'open' });
    await undoUpload(database, importId);
    expect(await read()).toMatchObject({ balance_minor: 0, state: 'paid' });
  });
});
