import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { expect, it } from 'vitest';
import { addDebtor } from '../../testing/add-debtor.ts';
import { recordPayments, recordPromise, reversePayment } from '../../testing/enter-records.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { readPromises } from './queries/ledger.ts';
import { rebuildPromise } from './rebuild-promise.ts';

const { database } = useTestDatabase();
const clock = { now: new Date('2026-06-10T17:00:00Z') };
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => clock.now,
};
const findPayment = testStatement('select id from payments where debt_id = $1', { id: 'uuid' });
const hour = (of: number): Date => new Date(Date.UTC(2026, 5, 10, of));

it('a promise whose payment bounced was open before that payment, and not in between', async () => {
  const debtor = await addDebtor(database);
  const { debtId, contactId, context, organization } = debtor;
  const dueOn = '2026-06-15';
  await recordPromise(services, context, { debtId, instalments: [{ amountMinor: 5_000, dueOn }] });
  clock.now = hour(19);
  const names = { debtReference: null, externalReference: null, payerReference: null };
  const paid = { debtId, ...names, amountMinor: 5_000, currency: 'USD', paidOn: '2026-06-10' };
  await recordPayments(services, context, { payments: [paid] });
  clock.now = hour(21);
  const [payment] = await askSystem(database, findPayment, [debtId]);
  const paymentId = payment?.id ?? '';
  await reversePayment(services, context, { paymentId, confirmsCallable: true });

  const rows = await database.asSystem((transaction) =>
    transaction.all(readPromises, [organization.organizationId, [contactId]]),
  );
  const promises = rows.map((row) => ({
    debtId: row.debt_id,
    dueOn: row.due_on,
    openedAt: row.opened_at,
    settledAt: row.settled_at,
  }));
  const person = { promises, debts: [] };
  const call = { debt_id: debtId, reference: 'A', creditor: null };
  const wasOpen = (moment: Date) => rebuildPromise(call, [person], firstPolicy, moment) !== null;
  expect([16, 18, 20, 22].map(hour).map(wasOpen)).toEqual([false, true, false, true]);
});
