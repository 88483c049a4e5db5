import { beforeEach, describe, expect, it } from 'vitest';
import { recordPromises } from '../../ledger/index.ts';
import { addList } from '../../testing/add-campaign.ts';
import { addCampaignOf, addDebtor, type Debtor, readTargets } from '../../testing/add-debtor.ts';
import { addPolicy } from '../../testing/change-ledger.ts';
import { recordConsent } from '../../testing/enter-records.ts';
import { judgeDebtor } from '../../testing/judge-debtor.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { cancelPromise } from './cancel-promise.ts';
import { listContactPromises, listOrganizationPromises } from './list-promises.ts';
import { recordPromise } from './record-promise.ts';
import { settleDuePromises } from './settle-due.ts';

const { database } = useTestDatabase();
const clock = { now: new Date() };
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => clock.now,
  log: silentLog,
};
const noon = (day: string): Date => new Date(`${day}T17:00:00Z`);

const findDebt = testStatement(
  `select debt.state, summary.has_promise
   from debts debt join contact_summaries summary on summary.contact_id = debt.contact_id
   where debt.id = $1`,
  { state: 'text', has_promise: 'bool' },
);
const findStates = testStatement(
  `select state, cancelled_because from promises where debt_id = $1 order by due_on, id`,
  { state: 'text', cancelled_because: 'text?' },
);
const addDebt = testStatement(
  `insert into debts (organization_id, contact_id, reference, balance_minor, currency)
   values ($1, $2, 'B', 5000, 'USD') returning id`,
  { id: 'uuid' },
);
const findMembers = testStatement(`select contact_id from list_contacts where list_id = $1`, {
  contact_id: 'uuid',
});
const findNotices = testStatement(
  `select figures from notifications where organization_id = $1 and kind = 'promises_broken'`,
  { figures: 'jsonb' },
);
const setState = testStatement(`update debts set state = $2 where id = $1`, {});

let debtor: Debtor;
beforeEach(async () => {
  clock.now = noon('2026-06-10');
  debtor = await addDebtor(database);
});

const promise = (dueOn = '2026-06-15', amountMinor = 12_500, of = debtor) =>
  recordPromise(services, of.context, {
    debtId: of.debtId,
    instalments: [{ amountMinor, dueOn }],
  });
const judge = (day: string, of = debtor) => judgeDebtor(database, of, noon(day));
const readDebt = async () => (await askSystem(database, findDebt, [debtor.debtId]))[0];
const readStates = async () =>
  (await askSystem(database, findStates, [debtor.debtId])).map(({ state }) => state);

describe('a promise', () => {
  const onCall = () =>
    database.asSystem((transaction) =>
      recordPromises(transaction, [
        {
          organizationId: debtor.organization.organizationId,
          contactId: debtor.contactId,
          debtId: debtor.debtId,
          instalments: [{ amountMinor: 12_500, dueOn: '2026-06-15' }],
          callId: '01900000-0000-7000-8000-000000000001',
          recordedBy: null,
          madeHow: 'call',
          at: clock.now,
        },
      ]),
    );
  const byProgram = () => {
    const scope = { ...debtor.context.scope, apiKeyId: '01900000-0000-7000-8000-000000000002' };
    return recordPromise(
      services,
      { ...debtor.context, scope },
      {
        debtId: debtor.debtId,
        instalments: [{ amountMinor: 12_500, dueOn: '2026-06-15' }],
      },
    );
  };
  const ways = [
    ['by hand', () => promise(), 'member'],
    ['by a program', byProgram, 'program'],
    ['on a call', onCall, 'call'],
  ] as const;

  it.each(ways)(
    'that is made %s lets calls wait until its last day of grace',
    async (_, make, madeHow) => {
      await addCampaignOf(database, debtor);
      expect(await judge('2026-06-10')).toEqual({});
      await make();
      // 15 June and two days of grace, by the clock of Chicago.
      expect(await judge('2026-06-10')).toEqual({ PROMISE_OPEN: '2026-06-18T05:00:00.000Z' });
      expect(await judge('2026-06-18')).toEqual({});
      expect(await readDebt()).toEqual({ state: 'promised', has_promise: true });
      expect(await readTargets(database, debtor)).toEqual(['planned']);
      const { promises } = await listContactPromises(
        services,
        debtor.organization,
        debtor.contactId,
      );
      expect(promises).toMatchObject([
        { madeHow, state: 'open', dueOn: '2026-06-15', amount: { amountMinor: 12_500 } },
      ]);
    },
  );

  it('that a call reports twice is one', async () => {
    await onCall();
    expect(await onCall()).toEqual([]);
    expect(await readStates()).toEqual(['open']);
  });

  it('takes the place of an open one about the debt', async () => {
    await promise('2026-06-15');
    await promise('2026-06-20');
    expect(await askSystem(database, findStates, [debtor.debtId])).toEqual([
      { state: 'cancelled', cancelled_because: 'replaced' },
      { state: 'open', cancelled_because: null },
    ]);
    expect(await judge('2026-06-10')).toEqual({ PROMISE_OPEN: '2026-06-23T05:00:00.000Z' });
  });

  it.each([
    ['more than is owed', [{ amountMinor: 12_501, dueOn: '2026-06-15' }]],
    ['a day that has passed', [{ amountMinor: 12_500, dueOn: '2026-06-08' }]],
    ['a day beyond the terms', [{ amountMinor: 12_500, dueOn: '2026-12-15' }]],
    ['too little', [{ amountMinor: 100, dueOn: '2026-06-15' }]],
  ])('is not recorded with %s', async (_, instalments) => {
    const asked = recordPromise(services, debtor.context, { debtId: debtor.debtId, instalments });
    await expect(asked).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await readStates()).toEqual([]);
  });

  it.each(['paid', 'recalled', 'disputed'])(
    'is not recorded about a debt that is %s',
    async (state) => {
      await askSystem(database, setState, [debtor.debtId, state]);
      await expect(promise()).rejects.toMatchObject({ code: 'validation_failed' });
    },
  );

  it('leaves a debt without a promise that was said to be promised blocked, as before', async () => {
    await askSystem(database, setState, [debtor.debtId, 'promised']);
    expect(await judge('2026-06-10')).toMatchObject({ PAID: 'block' });
  });
});

describe('what waits for a promise', () => {
  it('is the debt, or the person where the policy says so', async () => {
    const { organizationId } = debtor.organization;
    const [other] = await askSystem(database, addDebt, [organizationId, debtor.contactId]);
    const about = { ...debtor, debtId: other?.id ?? '' };
    await promise();
    expect(await judge('2026-06-10', about)).toEqual({});
    await addPolicy(database, organizationId, { promiseBinds: 'person', promiseGraceDays: 0 });
    expect(await judge('2026-06-10', about)).toEqual({ PROMISE_OPEN: '2026-06-16T05:00:00.000Z' });
  });

  it.each(['frequency', 'reminder'] as const)(
    'does not bind a reminder of it with permission of the kind %s',
    async (kind) => {
      await promise();
      const remind = () => judgeDebtor(database, debtor, noon('2026-06-11'), 'promise');
      expect(await remind()).toHaveProperty('PROMISE_OPEN');
      await recordConsent(services, debtor.context, {
        contactId: debtor.contactId,
        kind,
        phoneId: debtor.phoneId,
        source: 'person',
        evidence: '',
        expiresAt: null,
        fromMinute: null,
        toMinute: null,
        place: null,
      });
      expect(await remind()).toEqual({});
      expect(await judge('2026-06-11')).toHaveProperty('PROMISE_OPEN');
    },
  );
});

describe('cancelling a promise', () => {
  it('asks before somebody could be called sooner by it', async () => {
    const { promiseIds } = await promise();
    const [promiseId = ''] = promiseIds;
    const cancel = (confirmsCallable: boolean) =>
      cancelPromise(services, debtor.context, { promiseId, ending: 'asked', confirmsCallable });
    await expect(cancel(false)).rejects.toMatchObject({ code: 'confirmation_needed' });
    expect(await readStates()).toEqual(['open']);
    await cancel(true);
    expect(await readStates()).toEqual(['cancelled']);
    expect(await readDebt()).toEqual({ state: 'open', has_promise: false });
    expect(await judge('2026-06-10')).toEqual({});
    await cancel(true);
  });
});

describe('when its days of grace are over', () => {
  it('a promise is broken, once, and the person is put on the list of the policy', async () => {
    const { organizationId } = debtor.organization;
    const { listId } = await addList(database, debtor.organization, []);
    await addPolicy(database, organizationId, { brokenPromiseList: listId });
    await promise();
    // It is still the 17th in the last zone of the earth.
    clock.now = new Date('2026-06-18T11:59:00Z');
    await settleDuePromises(services);
    expect(await readStates()).toEqual(['open']);
    clock.now = new Date('2026-06-18T12:01:00Z');
    await settleDuePromises(services);
    await settleDuePromises(services);
    expect(await readStates()).toEqual(['broken']);
    expect(await readDebt()).toEqual({ state: 'open', has_promise: false });
    expect(await askSystem(database, findMembers, [listId])).toEqual([
      { contact_id: debtor.contactId },
    ]);
    const notices = await askSystem(database, findNotices, [organizationId]);
    expect(notices.map(({ figures }) => figures)).toEqual([{ people: 1 }]);
  });

  it('a plan ends with the first instalment that is missed', async () => {
    await recordPromise(services, debtor.context, {
      debtId: debtor.debtId,
      instalments: [
        { amountMinor: 6_250, dueOn: '2026-06-15' },
        { amountMinor: 6_250, dueOn: '2026-07-15' },
      ],
    });
    expect(await judge('2026-06-10')).toEqual({ PROMISE_OPEN: '2026-06-18T05:00:00.000Z' });
    clock.now = noon('2026-06-19');
    await settleDuePromises(services);
    expect(await readStates()).toEqual(['broken', 'broken']);
    expect(await judge('2026-06-19')).toEqual({});
  });

  it('what was promised about a debt that was taken back is cancelled', async () => {
    await promise();
    await askSystem(database, setState, [debtor.debtId, 'recalled']);
    await settleDuePromises(services);
    expect(await askSystem(database, findStates, [debtor.debtId])).toEqual([
      { state: 'cancelled', cancelled_because: 'debt_ended' },
    ]);
  });
});

describe('the list of promises', () => {
  it('goes page by page, by state and day', async () => {
    const { organization } = debtor;
    const others = await Promise.all([1, 2].map(() => addDebtor(database, { organization })));
    await promise('2026-06-15');
    for (const [index, other] of others.entries()) {
      await promise(`2026-06-2${index}`, 12_500, other);
    }
    const list = (page: Parameters<typeof listOrganizationPromises>[2]) =>
      listOrganizationPromises(services, organization, page);
    const first = await list({ limit: 2, state: 'open' });
    expect(first.promises.map(({ dueOn }) => dueOn)).toEqual(['2026-06-21', '2026-06-20']);
    const second = await list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(second.promises.map(({ dueOn }) => dueOn)).toEqual(['2026-06-15']);
    expect(second.nextCursor).toBeNull();
    const due = await list({ limit: 5, dueFrom: '2026-06-16', dueTo: '2026-06-20' });
    expect(due.promises).toHaveLength(1);
    expect((await list({ limit: 5, state: 'broken' })).promises).toEqual([]);
  });
});
