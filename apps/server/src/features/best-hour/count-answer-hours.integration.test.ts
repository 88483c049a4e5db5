import { expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { countAnswerHours } from './count-answer-hours.ts';
import { countQuarters } from './queries.ts';

const { database } = useTestDatabase();
const start = new Date('2026-06-10T14:00:00Z').getTime();

async function addCaller(name: string): Promise<string> {
  const organization = await addOrganization(database);
  const { listId } = await addList(database, organization, [{ name, e164: '+13125550142' }]);
  await addCampaign(database, organization, listId);
  return organization.organizationId;
}

it('tries a count that fails again after longer and longer, while others are counted', async () => {
  const [failing, fine] = [await addCaller('Ann'), await addCaller('Bob')];
  const tried: unknown[] = [];
  const broken: Database = {
    ...database,
    asSystem: (work, patience) =>
      database.asSystem(
        (transaction) =>
          work({
            ...transaction,
            all: async (statement, values = []) => {
              if (statement.name === countQuarters.name) {
                tried.push(values[0]);
                if (values[0] === failing) throw new Error('it takes too long');
              }
              return transaction.all(statement, values);
            },
          }),
        patience,
      ),
  };
  const count = async (minutes: number) => {
    tried.length = 0;
    const now = () => new Date(start + minutes * 60_000);
    await countAnswerHours({ database: broken, now, log: silentLog });
    return tried.filter((one) => one === failing || one === fine);
  };
  expect(new Set(await count(0))).toEqual(new Set([failing, fine]));
  expect(await count(5)).toEqual([fine]);
  expect(new Set(await count(10))).toEqual(new Set([failing, fine]));
  expect(await count(25)).toEqual([fine]);
  expect(new Set(await count(30))).toEqual(new Set([failing, fine]));
});

it('leaves what does not fit into one run to the next, which begins with it', async () => {
  const first = await addCaller('Cid');
  const second = await addCaller('Dan');
  const counted: unknown[] = [];
  let minutes = 100_000;
  const slow: Database = {
    ...database,
    asSystem: (work, patience) =>
      database.asSystem(
        (transaction) =>
          work({
            ...transaction,
            all: async (statement, values = []) => {
              if (statement.name === countQuarters.name) {
                counted.push(values[0]);
                minutes += 16;
              }
              return transaction.all(statement, values);
            },
          }),
        patience,
      ),
  };
  const count = () =>
    countAnswerHours({
      database: slow,
      now: () => new Date(start + minutes * 60_000),
      log: silentLog,
    });
  for (const expected of [1, 2, 3]) {
    await count();
    expect(counted).toHaveLength(expected);
  }
  expect(counted.slice(0, 2)).toEqual([first, second]);
});
