import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import type { OpenAccount } from './services.ts';
import { openPace } from './spend-pace.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let account: Pick<OpenAccount, 'id' | 'pace'>;
beforeAll(async () => {
  dialing = await startDialing(suite);
  const { id } = await dialing.findAccount();
  account = { id, pace: { callsPerSecond: 400, callsAtOnce: 50_000 } };
});
afterAll(() => dialing.stop());

/** The pace, how many calls it is behind, and how many were leased how long ago. */
const setBudget = testStatement(
  `update dial_budgets set calls_per_second = $5::integer,
     position = floor(extract(epoch from clock_timestamp()) * $5::integer) - $2::integer,
     leased = case when $3::integer = 0 then '{}' else array[$3::integer] end,
     leased_at = case when $3::integer = 0 then '{}'
       else array[clock_timestamp() - make_interval(secs => $4::numeric / 1000)] end
   where account_id = $1`,
  {},
);
/** As if it had been just now, however slow the machine is. */
const justNow = -60_000;
const setBack = (behind: number, leased: number, milliseconds = justNow, pace = 400) =>
  askSystem(database, setBudget, [account.id, behind, leased, milliseconds, pace]);
const findBehind = testStatement(
  `select (floor(extract(epoch from clock_timestamp()) * calls_per_second) - position)::integer as behind
   from dial_budgets where account_id = $1`,
  { behind: 'int4' },
);
const findBudget = testStatement(
  'select leased, cardinality(leased_at) as leases from dial_budgets where account_id = $1',
  { leased: 'json', leases: 'int4' },
);

/** What may be leased; so many of them are. */
function lease(calls: number, of = account): Promise<number> {
  return database.asSystem(async (transaction) => {
    const pace = await openPace(transaction, of);
    if (pace === undefined) return 0;
    await pace.spend(Math.min(calls, pace.room));
    return pace.room;
  });
}

it('an account that begins leases a few slots, not a second at once', async () => {
  await setBack(100_000, 0);
  expect(await lease(0)).toBe(32);
});

it('an account whose worker stood still makes up for it, a tenth of a second at once', async () => {
  await setBack(90, 200);
  expect(await lease(40)).toBe(40);
  expect(await lease(40)).toBe(40);
});

it('what was missed more than a quarter of a second ago is not made up for', async () => {
  await setBack(100_000, 200);
  expect(await lease(40)).toBe(40);
  const [found] = await askSystem(database, findBehind, [account.id]);
  // A quarter of a second is 100 calls, of which 40 were leased; on a slow machine time has gone on since.
  expect(found?.behind).toBeGreaterThanOrEqual(50);
  expect(found?.behind).toBeLessThan(5_000);
});

it('in no second more is leased than the pace, however far behind it is', async () => {
  await setBack(100_000, 390);
  expect(await lease(40)).toBe(10);
  expect(await lease(40)).toBe(0);
});

it('a slow account leases one call more than its pace in a second, and no second one', async () => {
  const slow = { ...account, pace: { callsPerSecond: 1, callsAtOnce: 50_000 } };
  await setBack(100, 1, justNow, 1);
  expect(await lease(1, slow)).toBe(1);
  expect(await lease(1, slow)).toBe(0);
});

it('what was leased more than a second ago counts no longer, and is forgotten', async () => {
  await setBack(20, 400, 1_100);
  expect(await lease(5)).toBeGreaterThanOrEqual(20);
  expect(await askSystem(database, findBudget, [account.id])).toEqual([{ leased: [5], leases: 1 }]);
});
