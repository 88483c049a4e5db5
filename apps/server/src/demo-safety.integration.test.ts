import { describe, expect, it } from 'vitest';
import { prepareAccounts } from './compose-dialer.ts';
import { readConfig } from './config.ts';
import { createAccountBook } from './features/carrier-accounts/index.ts';
import { createDemoOffer, loadDemo } from './features/demo/index.ts';
import { silentLog } from './testing/silent-log.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { testSecrets } from './testing/test-secrets.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  log: silentLog,
  now: () => new Date(),
};
const real = readConfig({
  CARRIER: 'twilio',
  CARRIER_SID: `AC${'1'.repeat(32)}`,
  CARRIER_TOKEN: '0123456789abcdef0123456789abcdef',
  PUBLIC_URL: 'https://calls.example.com',
});
const simulated = readConfig({
  CARRIER: 'simulator',
  CARRIER_SID: `AC${'0'.repeat(32)}`,
  CARRIER_TOKEN: '0123456789abcdef0123456789abcdef',
  CARRIER_ADDRESS: 'http://127.0.0.1:4010',
});
const findAccounts = testStatement('select id, carrier from carrier_accounts order by carrier', {
  id: 'uuid',
  carrier: 'text',
});
const asked = new Headers({ host: 'localhost:3000', referer: 'http://localhost:3000/login' });
const prepare = (config: typeof real) =>
  prepareAccounts(config, { database, secrets: testSecrets, log: silentLog }, () => {});

describe('a database that holds the demo', () => {
  it('does not start with a carrier that reaches people, and opens no account at one', async () => {
    await prepare(simulated);
    expect(await loadDemo(services)).toBe(true);
    await expect(prepare(real)).rejects.toThrow('this database holds the demo');
    expect(await askSystem(database, findAccounts)).toMatchObject([{ carrier: 'simulator' }]);

    const insert = testStatement(
      `insert into carrier_accounts (carrier, title, settings, secrets, secrets_key, calls_per_second,
         calls_at_once)
       select 'twilio', 'Slipped in', settings, secrets, secrets_key, 1, 1 from carrier_accounts
       returning id`,
      { id: 'uuid' },
    );
    const [slipped] = await askSystem(database, insert);
    const [account] = (await askSystem(database, findAccounts)).filter(
      ({ carrier }) => carrier === 'simulator',
    );
    const book = createAccountBook({ ...services, secrets: testSecrets, hasPublicUrl: true });
    expect(await book.find(slipped?.id ?? '')).toBeUndefined();
    expect(await book.find(account?.id ?? '')).toMatchObject({ id: account?.id });
    const offer = createDemoOffer(database, { ...simulated, isDemo: true });
    expect(await offer(asked)).toBeNull();
    await askSystem(
      database,
      testStatement(`delete from carrier_accounts where carrier = 'twilio'`, {}),
    );
    const offered = await offer(asked);
    expect(offered?.people.map(({ fullName }) => fullName)).toContain('Ana Torres');
  });
});
