import type { Carrier } from '@ringfence/carriers/port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startDialer } from '../../dialer/index.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCampaignOf, addDebtor, type Debtor, nextNumber } from '../../testing/add-debtor.ts';
import { describeDebt, recordRestriction } from '../../testing/enter-records.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { addPhone } from './add-phone.ts';
import { orderPhones } from './order-phones.ts';
import { updateContact } from './update-contact.ts';

const suite = useTestDatabase();
const { database } = suite;

/** Every number that the carrier was asked to call. */
const asked: string[] = [];
const wrapCarrier = (carrier: Carrier): Carrier => ({
  ...carrier,
  placeCall(request) {
    asked.push(request.to);
    return carrier.placeCall(request);
  },
});

let dialing: Dialing;
beforeAll(async () => {
  // Noon in Illinois, and before eight in Hawaii.
  dialing = await startDialing(suite, { wrapCarrier, now: new Date('2026-06-10T17:00:00Z') });
});
afterAll(() => dialing.stop());

const findReserved = testStatement(
  `select id from calls_now where contact_id = $1 and state = 'reserved'`,
  { id: 'uuid' },
);
const findTarget = testStatement(
  `select target.verdict, target.state from targets target where target.contact_id = $1`,
  { verdict: 'text?', state: 'text' },
);

const countStatement = testStatement(
  'select pg_stat_force_next_flush() is null as flushed, deadlocks from pg_stat_database where datname = current_database()',
  { deadlocks: 'int8' },
);
const countDeadlocks = async () => {
  const [counted] = await askSystem(database, countStatement, []);
  return counted ?? { deadlocks: -1 };
};

/** Runs the dialer, and lets something be entered between the decision on a call and its placing. */
async function enterWhileReserved(debtor: Debtor, enter: () => Promise<unknown>): Promise<void> {
  let entered: Promise<unknown> | undefined;
  const services = {
    ...dialing.services,
    database: {
      ...database,
      async asSystem<Result>(work: Parameters<typeof database.asSystem<Result>>[0]) {
        const result = await database.asSystem(work);
        const [call] = await askSystem(database, findReserved, [debtor.contactId]);
        // Whichever step of the dialer sees it first, the others wait for the entry too.
        if (call !== undefined) entered ??= enter();
        await entered;
        return result;
      },
    },
  };
  const dialer = startDialer(services);
  try {
    await vi.waitFor(() => expect(entered).toBeDefined(), 60_000);
    // No step goes on without the entry: where it fails, its own error says so, and not a verdict that never comes.
    await entered;
    await vi.waitFor(async () => {
      // What was taken back is looked at again a moment later.
      dialing.clock.now = new Date(dialing.clock.now.getTime() + 500);
      const [target] = await askSystem(database, findTarget, [debtor.contactId]);
      expect(target?.verdict).not.toBeNull();
    }, 60_000);
  } finally {
    await dialer.stop();
  }
}

describe('what is entered after a call was decided on, and before it is placed', () => {
  it('keeps it from being placed where the person lives elsewhere', async () => {
    const debtor = await addDebtor(database);
    await addCampaignOf(database, debtor);
    const { contactId, context } = debtor;
    const fields = { region: 'HI', postalCode: '96813' };
    await enterWhileReserved(debtor, () =>
      updateContact(dialing.services, context, { contactId, revision: 0, fields }),
    );
    expect(asked).not.toContain(debtor.e164);
    expect(await askSystem(database, findTarget, [contactId])).toMatchObject([
      { verdict: 'defer', state: 'waiting' },
    ]);
  });

  it('keeps it from being placed where the debt is paid', async () => {
    const debtor = await addDebtor(database);
    await addCampaignOf(database, debtor);
    const { debtId, context } = debtor;
    await enterWhileReserved(debtor, () =>
      describeDebt(dialing.services, context, { debtId, state: 'paid' }),
    );
    expect(asked).not.toContain(debtor.e164);
    expect(await askSystem(database, findTarget, [debtor.contactId])).toMatchObject([
      { verdict: 'block', state: 'blocked' },
    ]);
  });

  it('keeps a number that is stopped from being called, wherever it stands in the order', async () => {
    const debtor = await addDebtor(database);
    await addCampaignOf(database, debtor);
    const { contactId, phoneId, context } = debtor;
    const number = nextNumber();
    const added = await addPhone(dialing.services, context, { contactId, phone: { number } });
    await enterWhileReserved(debtor, async () => {
      const phoneIds = [added.phoneId, phoneId];
      await orderPhones(dialing.services, context, { contactId, phoneIds });
      await recordRestriction(dialing.services, context, {
        ...{ contactId, phoneId, debtId: null, kind: 'number_stop' },
        ...{ source: 'person', evidence: '', note: '' },
      });
      await orderPhones(dialing.services, context, { contactId, phoneIds: phoneIds.toReversed() });
    });
    await dialing.dialToTheEnd();
    expect(asked).not.toContain(debtor.e164);
  });

  it('leaves the call as it was planned where numbers are only put in another order', async () => {
    const debtor = await addDebtor(database);
    await addCampaignOf(database, debtor);
    const { contactId, context } = debtor;
    const number = nextNumber();
    const added = await addPhone(dialing.services, context, { contactId, phone: { number } });
    await orderPhones(dialing.services, context, { contactId, phoneIds: [added.phoneId] });
    await dialing.dialToTheEnd();
    expect(asked.filter((to) => to === debtor.e164)).toHaveLength(1);
    expect(asked).not.toContain(number);
  });

  it('is never that a number is gone: not even the worker may take one away', async () => {
    const debtor = await addDebtor(database);
    const remove = testStatement('delete from phones where id = $1', {});
    await expect(
      database.asSystem((transaction) => transaction.all(remove, [debtor.phoneId])),
    ).rejects.toThrow(/permission denied/);
  });

  it('does not hold up a call that it has nothing to say of', async () => {
    const debtor = await addDebtor(database);
    await addCampaignOf(database, debtor);
    const { contactId, context } = debtor;
    const fields = { fullName: 'Dora Díaz', email: 'dora@example.com' };
    await updateContact(dialing.services, context, { contactId, revision: 0, fields });
    await dialing.dialToTheEnd();
    expect(asked).toContain(debtor.e164);
  });
});

describe('people who share a number', () => {
  it('are changed at once without anybody waiting for each other', async () => {
    const debtor = await addDebtor(database);
    const { organization, e164 } = debtor;
    const sharer = await addDebtor(database, { organization, e164 });
    const { services } = dialing;
    const { deadlocks: before } = await countDeadlocks();
    const changes = Array.from({ length: 6 }, (_, index) =>
      [debtor, sharer].flatMap(({ context, contactId }) => [
        addPhone(services, context, { contactId, phone: { number: nextNumber() } }),
        updateContact(services, context, {
          ...{ contactId, revision: 0 },
          // The birthday that both have makes them one human, whose ledgers are raised together.
          fields: { bornOn: `1970-01-0${index + 1}` },
        }).catch((error: unknown) => expect(error).toMatchObject({ code: 'conflict' })),
      ]),
    );
    await Promise.all(changes.flat());
    expect((await countDeadlocks()).deadlocks).toBe(before);
  });
});
