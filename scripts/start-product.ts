import { join } from 'node:path';
import type { Config } from '../apps/server/src/config.ts';
import {
  type DemoSignIn,
  demoPassword,
  demoSuperAdministrator,
} from '../apps/server/src/features/demo/index.ts';
import { type Running, startRingfence } from '../apps/server/src/main.ts';
import { isThisMachine } from '../apps/server/src/platform/http/peer-address.ts';
import type { RunningSimulator } from './start-simulator.ts';

const say = (sentence: string): void => console.log(`  ${sentence}`);

const presentSimulator = ({ address, sid, token }: RunningSimulator) => ({
  id: 'simulator',
  address,
  sid,
  token,
});

/** What suits a person at a terminal: a quiet screen, and somebody to sign in as. */
function settleConfig(loaded: Config, simulator: RunningSimulator | undefined): Config {
  const ownDatabase = loaded.databaseUrl === undefined;
  return {
    ...loaded,
    carrier: simulator === undefined ? loaded.carrier : presentSimulator(simulator),
    logFile: loaded.logFile ?? join(loaded.dataFolder, 'ringfence.log'),
    superAdministratorEmails:
      ownDatabase && loaded.superAdministratorEmails.size === 0
        ? new Set([demoSuperAdministrator])
        : loaded.superAdministratorEmails,
  };
}

function printSignIns(config: Config, signIns: readonly DemoSignIn[]): void {
  console.log(`\n  Sign in with the password ${demoPassword} as`);
  const width = Math.max(...signIns.map(({ email }) => email.length));
  for (const { email, title } of signIns) say(`  ${email.padEnd(width)}  ${title}`);
  if (!isThisMachine(config.host) && config.host !== 'localhost') {
    say(
      '\n  Note: these sign-ins are known to everybody, and HOST opens this server to the network.',
    );
  }
}

export interface ProductOptions {
  isEmpty: boolean;
  simulator: RunningSimulator | undefined;
  webBuilt: Promise<unknown>;
  onFatal(sentence: string): void;
}

/** Everything that answers people, and what a person at a terminal has to know of it. */
export async function startProduct(
  loaded: Config,
  { isEmpty, simulator, webBuilt, onFatal }: ProductOptions,
): Promise<Running> {
  const config = settleConfig(loaded, simulator);
  const { databaseUrl, demo } = config;
  const running = await startRingfence(config, {
    onProgress: say,
    onFatal,
    demoWhenEmpty: isEmpty || databaseUrl !== undefined || demo === 'none' ? null : demo,
    webBuilt,
  });
  if (running.demoSignIns.length > 0) printSignIns(config, running.demoSignIns);
  console.log(`\n  Open ${running.address}\n`);
  say(`Log: ${config.logFile}`);
  say('Stop: Ctrl-C\n');
  return running;
}
