import { findCarrier } from '@ringfence/carriers/registry';
import type { Config } from './config.ts';
import { createBacklog, type DialerServices } from './dialer/index.ts';
import {
  createAccountBook,
  keepEnvironmentAccount,
  reportUnreadable,
} from './features/carrier-accounts/index.ts';
import { isDemoLoaded } from './features/demo/index.ts';
import type { Database } from './platform/database/database.ts';
import type { Log } from './platform/log/log.ts';
import type { SecretBox } from './platform/secrets/secret-box.ts';
import { StartError } from './platform/start-error.ts';
import { readTzdataVersion } from './platform/version.ts';

const usualCallsPerSecond = { real: 1, simulated: 20 };

type AccountSettings = Pick<Config, 'carrier' | 'callsPerSecond' | 'callsAtOnce' | 'roles'>;

function presentAccount({ carrier, callsPerSecond, callsAtOnce }: AccountSettings) {
  if (carrier === undefined) return undefined;
  const entry = findCarrier(carrier.id);
  if (entry === undefined) throw new StartError(`there is no carrier ${carrier.id}`);
  try {
    entry.create(carrier);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`the carrier ${carrier.id} cannot be used: ${reason}`);
  }
  const { title, reachesPeople } = entry.description;
  const { real, simulated } = usualCallsPerSecond;
  return {
    carrier: carrier.id,
    title,
    sid: carrier.sid,
    token: carrier.token,
    address: carrier.address,
    callsPerSecond: callsPerSecond ?? (reachesPeople ? real : simulated),
    callsAtOnce,
  };
}

/** People who try the demo mean to call nobody: it never calls through a carrier that reaches people. */
async function refuseInDemo({ carrier }: AccountSettings, database: Database): Promise<void> {
  if (findCarrier(carrier?.id ?? '')?.description.reachesPeople !== true) return;
  if (!(await isDemoLoaded(database))) return;
  throw new StartError(
    `this database holds the demo, and calls through ${carrier?.id} would reach people. Use a database without it (another DATA_DIR with npm start -- --empty, or another DATABASE_URL), or leave CARRIER unset.`,
  );
}

/** Keeps the account of the settings, and says which accounts cannot be opened: those of others go on. */
export async function prepareAccounts(
  config: AccountSettings,
  services: { database: Database; secrets: SecretBox; log: Log },
  onProgress: (sentence: string) => void,
): Promise<void> {
  const works = config.roles.has('worker');
  await refuseInDemo(config, services.database);
  await keepEnvironmentAccount(services, presentAccount(config), { works });
  const unreadable = await reportUnreadable(services);
  if (unreadable === undefined) return;
  services.log.error({}, unreadable);
  onProgress(unreadable);
}

export function createDialerServices(
  config: Pick<Config, 'fallbackAddress' | 'publicUrl'>,
  secrets: SecretBox,
  rest: Pick<
    DialerServices,
    'database' | 'effects' | 'log' | 'now' | 'clock' | 'callbackAddress' | 'wakeRecordings'
  >,
): DialerServices {
  return {
    ...rest,
    secrets,
    backlog: createBacklog(),
    accounts: createAccountBook({ ...rest, secrets, hasPublicUrl: config.publicUrl !== undefined }),
    fallbackAddress: config.fallbackAddress,
    tzdataVersion: readTzdataVersion(),
  };
}
