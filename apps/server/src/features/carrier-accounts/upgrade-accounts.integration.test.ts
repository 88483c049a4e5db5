import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { migrate, readMigrations } from '../../platform/database/migrate.ts';
import { askPast, insertPast } from '../../testing/past-installation.ts';
import { useEmptyDatabase } from '../../testing/test-database.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { keepEnvironmentAccount } from './keep-environment-account.ts';

const { connectionString } = useEmptyDatabase();
const ask = (text: string) => askPast(connectionString, text);
const name = 'carrier_accounts';

describe('an installation from before accounts were rows', () => {
  it('keeps its numbers, the first of each, and calls on through the account of its environment', async () => {
    const known = readMigrations();
    const added = known.find((migration) => migration.name === name)?.version ?? 0;
    await migrate(
      connectionString,
      known.filter(({ version }) => version < 10),
    );
    await ask(
      insertPast
        .replace(`'ended', 'no_answer', '2021-01-02Z'`, `'ringing', null, null`)
        .replace(`      'done'\n`, `      'calling'\n`),
    );
    await migrate(
      connectionString,
      known.filter(({ version }) => version < added),
    );
    await ask(`
      with other as (insert into organizations (name) values ('Second') returning id)
      insert into caller_ids (organization_id, e164, created_at)
      select id, '+13125550000', timestamptz '2021-01-02Z' from organizations
      union all select id, '+13125550000', timestamptz '2022-01-02Z' from other`);
    await migrate(connectionString);
    const database = openDatabase({
      connectionString,
      poolSize: 1,
      applicationName: 'test',
      onError: () => {},
    });
    const pace = { callsPerSecond: 1, callsAtOnce: 1 };
    const account = { carrier: 'test', title: 'Test', sid: 'A', token: 'b', address: undefined };
    const services = { database, secrets: testSecrets };
    const id = await keepEnvironmentAccount(services, { ...account, ...pace }, { works: true });
    await database.close();
    expect(
      await ask('select state, verified_how, account_id from caller_ids order by created_at'),
    ).toEqual([
      { state: 'active', verified_how: 'carrier', account_id: id },
      { state: 'resting', verified_how: null, account_id: null },
    ]);
    for (const table of ['campaigns', 'calls_under_way', 'calls_now']) {
      expect(await ask(`select account_id from ${table}`)).toEqual([{ account_id: id }]);
    }
  });
});
