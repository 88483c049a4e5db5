import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePort } from '@ringfence/server/src/platform/http/listen.ts';
import type { Stops } from '../../e2e/support/run-with-stops.ts';
import type { Simulator } from '../processes/start-simulator.ts';
import { choosePace } from './choose-pace.ts';
import { type Role, type Servers, startServers } from './keep-servers.ts';

export interface ProductOptions {
  folder: string;
  connectionString: string;
  simulator: Simulator;
  workers: number;
  mostPerSecond: number;
  callsAtOnce: number;
  calls: number;
  steps: number;
  say(sentence: string): void;
}

/** The workers, and the process that the carrier tells how calls go, all on one database. */
export async function startProduct(
  stops: Stops,
  options: ProductOptions,
): Promise<{ servers: Servers; secretsKey: string }> {
  const { folder, workers, mostPerSecond, say } = options;
  const port = await findFreePort('127.0.0.1');
  const secretsKey = randomBytes(32).toString('base64');
  const began = performance.now();
  let pace: number | undefined;
  // The listener is started first, and tells how long a start takes; the account is the workers' to write.
  const readPace = (): number => {
    if (pace !== undefined) return pace;
    const secondsOfStart = (performance.now() - began) / 2_000;
    pace = choosePace(mostPerSecond, { ...options, secondsOfStart });
    say(`at most ${pace} calls a second`);
    return pace;
  };
  const settingsOf = (role: Role): Record<string, string> => ({
    DATABASE_URL: options.connectionString,
    SECRETS_KEY: secretsKey,
    RINGFENCE_ROLES: role === 'listener' ? 'api' : 'worker',
    HOST: '127.0.0.1',
    PORT: role === 'listener' ? String(port) : '0',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...options.simulator.settings,
    CALLS_PER_SECOND: String(role === 'listener' ? mostPerSecond : readPace()),
    CALLS_AT_ONCE: String(options.callsAtOnce),
    LOG_LEVEL: 'info',
    LOG_FILE: join(folder, `${role}.log`),
  });
  const compileFolder = join(folder, 'compiled');
  return { servers: await startServers(stops, { workers, compileFolder, settingsOf }), secretsKey };
}
