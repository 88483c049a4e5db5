import * as z from 'zod';
import { createAccountBook } from '../../features/carrier-accounts/index.ts';
import { createTrustedClock } from '../../platform/clock/trusted-clock.ts';
import { deathOrder, openDyingDatabase } from '../../testing/die-at.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { createBacklog } from '../create-backlog.ts';
import { dialRound } from '../dial-round.ts';
import { reconcileCalls } from '../reconcile-calls.ts';
import type { DialerServices } from '../services.ts';

const dialOrder = deathOrder.extend({
  /** Calls who is due, or finds out what became of calls of which nothing is heard. */
  work: z.enum(['dial', 'reconcile']),
  callbackAddress: z.string(),
});
export type DialOrder = z.infer<typeof dialOrder>;

/** A worker that does a part of its work once, and dies at the point that it is given. */
const order = dialOrder.parse(JSON.parse(process.argv[2] ?? ''));
const now = () => new Date(order.now);
const database = openDyingDatabase(order.connectionString, order.point);
const shared = { database, secrets: testSecrets, log: silentLog };
const services: DialerServices = {
  ...shared,
  backlog: createBacklog(),
  effects: { wakeRelay() {}, wakeSealing() {} },
  now,
  clock: createTrustedClock({
    readMachineTime: now,
    readDatabaseTime: async () => now(),
    log: silentLog,
  }),
  accounts: createAccountBook({ ...shared, hasPublicUrl: false }),
  callbackAddress: () => order.callbackAddress,
  wakeRecordings() {},
  tzdataVersion: 'test',
};
if (order.work === 'dial') {
  const { placing } = await dialRound(services, ['calls']);
  await Promise.all(placing);
} else {
  await reconcileCalls(services);
}
await database.close();
