import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { createAccountBook } from './account-book.ts';
import { sealFields } from './account-secrets.ts';
import { type EnvironmentAccount, keepEnvironmentAccount } from './keep-environment-account.ts';
import { reportUnreadable, rotateSecrets } from './rotate-secrets.ts';

const { database } = useTestDatabase();
const services = { database, secrets: testSecrets };
const first = `AC${'1'.repeat(32)}`;
const second = `AC${'2'.repeat(32)}`;
const account: EnvironmentAccount = {
  carrier: 'simulator',
  title: 'Simulator',
  sid: first,
  token: 'the-secret-token',
  address: 'http://127.0.0.1:1',
  callsPerSecond: 20,
  callsAtOnce: 100,
};
const keep = (change: Partial<EnvironmentAccount> = {}, works = true) =>
  keepEnvironmentAccount(services, { ...account, ...change }, { works });

const removeAll = testStatement(
  `with number as (update caller_ids set account_id = null) delete from carrier_accounts`,
  {},
);
const list = testStatement(
  `select id, settings->>'sid' as sid, state, version, calls_per_second, secrets_key, health
   from carrier_accounts order by created_at, id`,
  {
    id: 'uuid',
    sid: 'text',
    state: 'text',
    version: 'int4',
    calls_per_second: 'int4',
    secrets_key: 'text',
    health: 'text?',
  },
);
beforeEach(() => askSystem(database, removeAll));

describe('the account of the environment', () => {
  it('is one row, although several processes start at once and start again', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => keep()));
    expect(new Set([...ids, await keep()]).size).toBe(1);
    expect(await askSystem(database, list)).toMatchObject([
      { sid: first, state: 'active', version: 1, calls_per_second: 20 },
    ]);
  });

  it('follows the settings, and is opened again only where its address or secret is another', async () => {
    await keep();
    await keep({ callsPerSecond: 7 });
    expect(await askSystem(database, list)).toMatchObject([{ version: 1, calls_per_second: 7 }]);
    await keep({ token: 'another' });
    expect(await askSystem(database, list)).toMatchObject([{ version: 2, calls_per_second: 20 }]);
  });

  it('rests once a worker is given another, or none', async () => {
    await keep();
    await keep({ sid: second }, false);
    expect(await askSystem(database, list)).toMatchObject([
      { sid: first, state: 'active' },
      { sid: second, state: 'active' },
    ]);
    await keep({ sid: second });
    expect(await askSystem(database, list)).toMatchObject([
      { sid: first, state: 'resting' },
      { sid: second, state: 'active' },
    ]);
    await keepEnvironmentAccount(services, undefined, { works: true });
    expect(new Set((await askSystem(database, list)).map(({ state }) => state))).toEqual(
      new Set(['resting']),
    );
  });

  it('is given the verified numbers that have none yet', async () => {
    const { organizationId } = await addOrganization(database);
    const insert = testStatement(
      `insert into caller_ids (organization_id, e164, verified_how, verified_at)
       values ($1, '+13125550001', 'carrier', now()), ($1, '+13125550002', null, null)`,
      {},
    );
    await askSystem(database, insert, [organizationId]);
    const id = await keep();
    const found = testStatement(
      'select account_id from caller_ids where organization_id = $1 order by e164',
      { account_id: 'uuid?' },
    );
    expect(await askSystem(database, found, [organizationId])).toEqual([
      { account_id: id },
      { account_id: null },
    ]);
  });
});

describe('the secrets of accounts', () => {
  const [older, newer] = [randomBytes(32), randomBytes(32)];
  const boxed = (...keys: Buffer[]) => ({ database, secrets: createSecretBox(keys) });
  const insert = testStatement(
    `insert into carrier_accounts (id, carrier, title, settings, secrets, secrets_key,
       calls_per_second, calls_at_once)
     values ('018f0000-0000-7000-8000-000000000001', 'simulator', 'Ours',
       '{"sid": "AC33333333333333333333333333333333", "address": "http://127.0.0.1:1"}', $1, $2, 1, 1)
     returning id`,
    { id: 'uuid' },
  );
  const id = '018f0000-0000-7000-8000-000000000001';
  beforeEach(async () => {
    const { sealed, keyId } = sealFields(createSecretBox([older]), id, { token: 'hush' });
    await askSystem(database, insert, [sealed, keyId]);
  });
  const openWith = (...keys: Buffer[]) =>
    createAccountBook({ ...boxed(...keys), log: silentLog, hasPublicUrl: false }).find(id);

  it('are encrypted under the first key again, so that the older one can be taken away', async () => {
    expect(await openWith(newer, older)).toMatchObject({ id });
    expect(await rotateSecrets(boxed(newer, older))).toEqual({ rotated: 1, unreadable: 0 });
    expect(await rotateSecrets(boxed(newer, older))).toEqual({ rotated: 0, unreadable: 0 });
    expect(await openWith(newer)).toMatchObject({ id });
    expect(await openWith(older)).toBeUndefined();
  });

  it('that no key opens are named at the start, and nothing but their health is changed', async () => {
    expect(await reportUnreadable(boxed(older))).toBeUndefined();
    const sentence = await reportUnreadable(boxed(newer));
    expect(sentence).toContain('1 carrier account cannot be used');
    expect(sentence).toContain(createSecretBox([older]).sealsWith);
    expect(await reportUnreadable(boxed())).toContain('SECRETS_KEY');
    expect(await askSystem(database, list)).toMatchObject([{ state: 'active', health: 'refused' }]);
    expect(await rotateSecrets(boxed(newer))).toEqual({ rotated: 0, unreadable: 1 });
    expect(await openWith(older)).toMatchObject({ id });
  });

  it('of the environment are written again where the key was lost', async () => {
    await keep();
    const other = { database, secrets: createSecretBox([newer]) };
    await keepEnvironmentAccount(other, account, { works: true });
    const rows = await askSystem(database, list);
    expect(rows.find(({ sid }) => sid === first)).toMatchObject({
      secrets_key: other.secrets.sealsWith,
      version: 2,
    });
  });
});

describe('an opened account', () => {
  const change = testStatement(
    'update carrier_accounts set calls_per_second = $2 where id = $1',
    {},
  );

  it('keeps its carrier, and its pace is what it was changed to within seconds', async () => {
    const id = (await keep()) ?? '';
    const book = createAccountBook({ ...services, log: silentLog, hasPublicUrl: false });
    const before = await book.find(id);
    await askSystem(database, change, [id, 3]);
    expect((await book.find(id))?.pace.callsPerSecond).toBe(20);
    await vi.waitFor(
      async () => expect((await book.find(id))?.pace.callsPerSecond).toBe(3),
      10_000,
    );
    expect((await book.find(id))?.carrier).toBe(before?.carrier);
    await keep({ token: 'another' });
    await vi.waitFor(
      async () => expect((await book.find(id))?.carrier).not.toBe(before?.carrier),
      10_000,
    );
  });

  it('is gone once its row is', async () => {
    const id = (await keep()) ?? '';
    const book = createAccountBook({ ...services, log: silentLog, hasPublicUrl: false });
    expect(await book.find(id)).toMatchObject({ id });
    await askSystem(database, removeAll);
    await vi.waitFor(async () => expect(await book.find(id)).toBeUndefined(), 10_000);
  });

  it('is what it was while the database says nothing', async () => {
    const id = (await keep()) ?? '';
    let isAway = false;
    const away: Database = {
      ...database,
      asSystem: (work) => (isAway ? new Promise(() => {}) : database.asSystem(work)),
    };
    const book = createAccountBook({
      database: away,
      secrets: testSecrets,
      log: silentLog,
      hasPublicUrl: false,
    });
    await book.find(id);
    isAway = true;
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(5_000);
    expect(await book.find(id)).toMatchObject({ id });
    vi.useRealTimers();
  });
});
