import { describe, expect, it } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { askPast, insertPast, migrateBelow } from '../testing/past-installation.ts';
import { useEmptyDatabase } from '../testing/test-database.ts';

const { connectionString } = useEmptyDatabase();
const ask = (text: string) => askPast(connectionString, text);

describe('an installation whose campaign put people off for thirty days', () => {
  it('plans them again, although the owner of the tables sees none of their rows', async () => {
    await migrateBelow(connectionString, 10);
    // A decision that defers says until when; of this one only the reason is read.
    const reasons = `'[{"code": "ABANDON_CAP", "verdict": "defer"}]'`;
    await ask(insertPast.replace(`'allow', '[]'`, `'allow', ${reasons}`));
    await migrateBelow(connectionString, 36);
    await ask(`update targets set state = 'waiting', next_at = now() + interval '30 days',
      verdict = 'defer', decision_id = (select id from decisions)`);
    await migrate(connectionString);
    expect(await ask('select state, next_at, verdict, decision_id from targets')).toEqual([
      { state: 'planned', next_at: null, verdict: null, decision_id: null },
    ]);
  });
});
