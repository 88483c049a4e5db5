import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, loadConfig } from '../apps/server/src/config.ts';
import {
  type DemoSignIn,
  demoPassword,
  demoSuperAdministrator,
} from '../apps/server/src/features/demo/index.ts';
import { type Running, startRingfence } from '../apps/server/src/main.ts';
import { checkPortIsFree } from '../apps/server/src/platform/http/listen.ts';
import { isThisMachine } from '../apps/server/src/platform/http/peer-address.ts';
import { runUntilStopped, type Stoppable } from '../apps/server/src/platform/run-until-stopped.ts';
import { StartError } from '../apps/server/src/platform/start-error.ts';
import { readVersion } from '../apps/server/src/platform/version.ts';
import { buildWeb } from './build-web.ts';
import { type RunningSimulator, startSimulator } from './start-simulator.ts';

const say = (sentence: string): void => console.log(`  ${sentence}`);

/** Always the same name, so that numbers and campaigns find their account again; always another secret. */
const makeSimulatorAccount = () => ({
  sid: `AC${'0'.repeat(32)}`,
  token: randomBytes(16).toString('hex'),
});

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

/** `npm start -- --empty` begins without anybody. */
function readArguments(): { isEmpty: boolean } {
  try {
    const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
    return { isEmpty: values.empty };
  } catch {
    throw new StartError('the one option there is: npm start -- --empty');
  }
}

function chooseDemo({ databaseUrl, demo }: Config): 'full' | 'small' | null {
  const { isEmpty } = readArguments();
  return isEmpty || databaseUrl !== undefined || demo === 'none' ? null : demo;
}

async function start(onFatal: (sentence: string) => void): Promise<Stoppable> {
  const loaded = loadConfig();
  readArguments();
  console.log(`\nRingfence ${readVersion()}\n`);
  await checkPortIsFree(loaded.host, loaded.port);
  say((await buildWeb(say)) ? 'Web app built' : 'Web app is up to date');
  const simulator =
    loaded.carrier === undefined
      ? await startSimulator(onFatal, { ...loaded.simulator, account: makeSimulatorAccount() })
      : undefined;
  if (simulator !== undefined) say('Simulator carrier started: its calls reach nobody');
  const config = settleConfig(loaded, simulator);
  let running: Running;
  try {
    running = await startRingfence(config, {
      onProgress: say,
      onFatal,
      demoWhenEmpty: chooseDemo(config),
    });
  } catch (error) {
    await simulator?.stop();
    throw error;
  }
  if (running.demoSignIns.length > 0) printSignIns(config, running.demoSignIns);
  console.log(`\n  Open ${running.address}\n`);
  say(`Log: ${config.logFile}`);
  say('Stop: Ctrl-C\n');
  return {
    longestStopMilliseconds: running.longestStopMilliseconds,
    async stop() {
      console.log('\n  Stopping…');
      await running.stop();
      await simulator?.stop();
      say('Stopped.');
    },
  };
}

await runUntilStopped(start);
