import { describe, expect, it } from 'vitest';
import { addDebtor } from '../../testing/add-debtor.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { showMoney } from './show-money.ts';

const { database } = useTestDatabase();
/** 19:00 on 10 June in Chicago, where the days are: elsewhere 11 June has begun. */
const services = { database, now: () => new Date('2026-06-11T00:00:00Z') };
const days = { from: '2026-06-08', to: '2026-06-10', zone: 'America/Chicago' };

const addPromise = testStatement(
  `insert into promises (organization_id, contact_id, debt_id, plan_id, amount_minor, currency, due_on, state, made_how,
     recorded_by, made_at, opened_at, settled_at)
   values ($1, $2, $3, new_id(), $4, $5, $6, $7, 'call', null, '2026-06-01Z', '2026-06-01Z', $8)`,
  {},
);
const addPayment = testStatement(
  `insert into payments (organization_id, contact_id, debt_id, amount_minor, applied_minor, currency, paid_on, source,
     reversed_at)
   values ($1, $2, $3, $4, $4, $5, $6, 'file', $7)`,
  {},
);

describe('promises and money on the dashboard', () => {
  it('are counted by the organization’s days, by currency, without what was taken back', async () => {
    const debtor = await addDebtor(database);
    const { organization, contactId, debtId } = debtor;
    const of = [organization.organizationId, contactId, debtId];
    const promise = (
      amount: number,
      dueOn: string,
      state = 'open',
      settledAt: string | null = null,
      currency = 'USD',
    ) => askSystem(database, addPromise, [...of, amount, currency, dueOn, state, settledAt]);
    const pay = (amount: number, paidOn: string, reversedAt: string | null = null) =>
      askSystem(database, addPayment, [...of, amount, 'USD', paidOn, reversedAt]);
    await promise(100, '2026-06-09');
    await promise(200, '2026-06-10');
    await promise(300, '2026-06-11');
    await promise(400, '2026-06-17', 'open', null, 'EUR');
    await promise(500, '2026-06-18');
    await promise(1_000, '2026-06-09', 'kept', '2026-06-09T12:00:00Z');
    // Late on 10 June in Chicago, and early on 11 June.
    await promise(2_000, '2026-06-09', 'kept', '2026-06-11T04:59:00Z');
    await promise(4_000, '2026-06-09', 'kept', '2026-06-11T05:00:00Z');
    await promise(8_000, '2026-06-09', 'broken', '2026-06-08T05:00:00Z');
    await promise(9_000, '2026-06-09', 'broken', '2026-06-08T04:59:00Z');
    await pay(10, '2026-06-08');
    await pay(20, '2026-06-10');
    await pay(40, '2026-06-11');
    await pay(80, '2026-06-09', '2026-06-10T12:00:00Z');
    expect(await showMoney(services, organization, days)).toEqual({
      from: days.from,
      to: days.to,
      today: '2026-06-10',
      open: {
        all: {
          count: 5,
          sums: [
            { amountMinor: 1_100, currency: 'USD' },
            { amountMinor: 400, currency: 'EUR' },
          ],
        },
        overdue: { count: 1, sums: [{ amountMinor: 100, currency: 'USD' }] },
        dueToday: { count: 1, sums: [{ amountMinor: 200, currency: 'USD' }] },
        dueSoon: {
          count: 2,
          sums: [
            { amountMinor: 400, currency: 'EUR' },
            { amountMinor: 300, currency: 'USD' },
          ],
        },
      },
      kept: { count: 2, sums: [{ amountMinor: 3_000, currency: 'USD' }] },
      broken: { count: 1, sums: [{ amountMinor: 8_000, currency: 'USD' }] },
      received: { count: 2, sums: [{ amountMinor: 30, currency: 'USD' }] },
    });
  });

  it('are none where nothing was promised', async () => {
    const organization = await addOrganization(database);
    const none = { count: 0, sums: [] };
    expect(await showMoney(services, organization, days)).toMatchObject({
      open: { all: none, overdue: none, dueToday: none, dueSoon: none },
      kept: none,
      broken: none,
      received: none,
    });
  });
});
