import {
  createBacklog,
  type DialerServices,
  dialRound,
} from '@ringfence/server/src/dialer/index.ts';
import { reconcileCalls } from '@ringfence/server/src/dialer/reconcile-calls.ts';
import { createAccountBook } from '@ringfence/server/src/features/carrier-accounts/index.ts';
import { endLeftOver } from '@ringfence/server/src/ledger/end-targets.ts';
import { createTrustedClock } from '@ringfence/server/src/platform/clock/trusted-clock.ts';
import type { Database } from '@ringfence/server/src/platform/database/database.ts';
import { openLog } from '@ringfence/server/src/platform/log/log.ts';
import { createSecretBox } from '@ringfence/server/src/platform/secrets/secret-box.ts';

/** After this long the product takes a call as spent that no carrier knows; here the clock says it is then. */
const laterMilliseconds = 11 * 60_000;
/** A call that was looked up is left alone for a while. */
const againMilliseconds = 2 * 60_000;
const rounds = 40;

/**
 * Looks after the calls that are left, as any worker does every few seconds, on a clock that is ahead: a call
 * that was lost on its way to the carrier is written off only after ten minutes, and nobody wants to wait for that.
 */
export async function takeLastLook(
  database: Database,
  secretsKey: string,
  {
    countLeft,
    listEnding,
  }: {
    countLeft: () => Promise<number>;
    /** Campaigns that a worker is still to end, or to take people out of. */
    listEnding: () => Promise<string[]>;
  },
): Promise<void> {
  const log = openLog({ level: 'silent', file: undefined });
  let ahead = laterMilliseconds;
  const now = (): Date => new Date(Date.now() + ahead);
  const secrets = createSecretBox([Buffer.from(secretsKey, 'base64')]);
  const services: DialerServices = {
    database,
    secrets,
    backlog: createBacklog(),
    effects: { wakeRelay() {}, wakeSealing() {} },
    log,
    now,
    clock: createTrustedClock({ readMachineTime: now, readDatabaseTime: async () => now(), log }),
    accounts: createAccountBook({ database, secrets, log, hasPublicUrl: true }),
    wakeRecordings() {},
    callbackAddress: () => 'http://127.0.0.1',
    tzdataVersion: 'none',
  };
  for (let round = 0; round < rounds && (await countLeft()) > 0; round += 1) {
    await reconcileCalls(services);
    ahead += againMilliseconds;
  }
  for (let round = 0; round < rounds && (await listEnding()).length > 0; round += 1) {
    await endLeftOver(services);
  }
  // People about whom that brought news are judged again, and nobody is called.
  for (let round = 0; round < rounds; round += 1) {
    const { busy } = await dialRound(services, ['plans', 'forecasts']);
    if (!busy) return;
  }
}
