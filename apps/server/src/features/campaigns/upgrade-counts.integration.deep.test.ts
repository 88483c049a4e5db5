import { describe, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { askPast, insertPast, migrateBelow } from '../../testing/past-installation.ts';
import { useEmptyDatabase } from '../../testing/test-database.ts';

const { connectionString } = useEmptyDatabase();
const ask = (text: string) => askPast(connectionString, text);

describe('an installation with a campaign of which nothing was counted', () => {
  it('has its counts, although the owner of the tables sees none of the rows, and keeps them', async () => {
    await migrateBelow(connectionString, 10);
    await ask(insertPast);
    await migrate(connectionString);
    const readCounts = `select counted, kind, n::integer from campaign_counts order by 1`;
    expect(await ask(readCounts)).toEqual([
      { counted: 'calls', kind: 'no_answer', n: 1 },
      { counted: 'targets', kind: 'done', n: 1 },
    ]);
    await ask(`update calls set outcome = 'busy'`);
    expect(await ask(`${readCounts}, 2`)).toMatchObject([
      { kind: 'busy', n: 1 },
      { kind: 'no_answer', n: 0 },
      { kind: 'done', n: 1 },
    ]);
  });
});
