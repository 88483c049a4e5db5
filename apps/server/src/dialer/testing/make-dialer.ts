import {
  createAccountBook,
  keepEnvironmentAccount,
} from '../../features/carrier-accounts/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { makeMovedClock } from '../../testing/moved-clock.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { createBacklog } from '../create-backlog.ts';
import type { DialerServices, OpenAccount } from '../services.ts';

/** The dialer's services alone, on a clock that stands still: nothing listens, and no carrier is asked. */
export interface MadeDialer {
  services: DialerServices;
  clock: { now: Date };
  findAccount(): Promise<OpenAccount>;
}

export async function makeDialer(
  database: Database,
  now = new Date('2026-06-10T17:00:00Z'),
): Promise<MadeDialer> {
  const accountId = await keepEnvironmentAccount(
    { database, secrets: testSecrets },
    {
      carrier: 'simulator',
      title: 'Simulator',
      sid: `AC${'0'.repeat(32)}`,
      token: 'token',
      address: 'http://127.0.0.1:9',
      callsPerSecond: 1_000,
      callsAtOnce: 1_000,
    },
    { works: true },
  );
  if (accountId === undefined) throw new Error('there is no account');
  const clock = { now };
  const shared = { database, secrets: testSecrets, log: silentLog };
  const services: DialerServices = {
    ...shared,
    backlog: createBacklog(),
    effects: { wakeRelay() {}, wakeSealing() {} },
    now: () => clock.now,
    clock: makeMovedClock(() => clock.now),
    accounts: createAccountBook({ ...shared, hasPublicUrl: false }),
    callbackAddress: () => 'http://127.0.0.1:9',
    wakeRecordings() {},
    tzdataVersion: 'test',
  };
  return {
    services,
    clock,
    async findAccount() {
      const found = await services.accounts.find(accountId);
      if (found === undefined) throw new Error('the account is gone');
      return found;
    },
  };
}
