import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Config, loadConfig } from '../apps/server/src/config.ts';
import { checkPortIsFree } from '../apps/server/src/platform/http/listen.ts';
import { runUntilStopped, type Stoppable } from '../apps/server/src/platform/run-until-stopped.ts';
import { StartError } from '../apps/server/src/platform/start-error.ts';
import { createStopList, type StopList } from '../apps/server/src/platform/stop-list.ts';
import { readVersion } from '../apps/server/src/platform/version.ts';
import { buildWeb, isWebCompressed } from './build-web.ts';
import { type RunningSimulator, startSimulator } from './start-simulator.ts';

const say = (sentence: string): void => console.log(`  ${sentence}`);

/** `npm start -- --empty` begins without anybody. */
function readArguments(): { isEmpty: boolean } {
  try {
    const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
    return { isEmpty: values.empty };
  } catch {
    throw new StartError('the one option there is: npm start -- --empty');
  }
}

/** Fails where it is awaited, and until then unheard. */
function awaitLater<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {});
  return promise;
}

/** The web app is built while the server is loaded and its database started. */
function beginBuild(stopList: StopList): Promise<void> {
  const ending = new AbortController();
  const built = buildWeb(say, ending.signal);
  stopList.add(async () => {
    ending.abort();
    await built.catch(() => {});
  });
  return awaitLater(built.then((isNew) => say(isNew ? 'Web app built' : 'Web app is up to date')));
}

/** Always the same name, so that numbers and campaigns find their account again; always another secret. */
const makeSimulatorAccount = () => ({
  sid: `AC${'0'.repeat(32)}`,
  token: randomBytes(16).toString('hex'),
});

/** So is the simulator, where no carrier is set. */
function beginSimulator(
  { carrier, simulator }: Config,
  onFatal: (sentence: string) => void,
  stopList: StopList,
): Promise<RunningSimulator | undefined> {
  if (carrier !== undefined) return Promise.resolve(undefined);
  const starting = startSimulator(onFatal, { ...simulator, account: makeSimulatorAccount() });
  stopList.add(() =>
    starting.then(
      (started) => started.stop(),
      () => {},
    ),
  );
  return awaitLater(
    starting.then((started) => {
      say('Simulator carrier started: its calls reach nobody');
      return started;
    }),
  );
}

/** Beside the product, because it takes as long as the whole start: until then files are sent as they are. */
async function beginCompressing(stopList: StopList): Promise<void> {
  if (await isWebCompressed()) return;
  const entry = fileURLToPath(new URL('compress-web.ts', import.meta.url));
  const child = spawn(process.execPath, [entry], { stdio: 'ignore' });
  const ended = awaitLater(once(child, 'close'));
  stopList.add(() => {
    child.kill();
    return ended;
  });
}

async function startAll(
  config: Config,
  onFatal: (sentence: string) => void,
  stopList: StopList,
): Promise<Stoppable> {
  const { isEmpty } = readArguments();
  console.log(`\nRingfence ${readVersion()}\n`);
  await checkPortIsFree(config.host, config.port);
  const webBuilt = beginBuild(stopList);
  const simulating = beginSimulator(config, onFatal, stopList);
  // It loads the whole server, which takes its time: the others have begun by then.
  const { startProduct } = await import('./start-product.ts');
  const simulator = await simulating;
  const running = await startProduct(config, { isEmpty, simulator, webBuilt, onFatal });
  stopList.add(() => running.stop());
  await beginCompressing(stopList);
  return {
    longestStopMilliseconds: running.longestStopMilliseconds,
    async stop() {
      console.log('\n  Stopping…');
      await stopList.stopAll();
      say('Stopped.');
    },
  };
}

await runUntilStopped(async (onFatal) => {
  const config = loadConfig();
  const stopList = createStopList();
  try {
    return await startAll(config, onFatal, stopList);
  } catch (error) {
    await stopList.stopAll();
    throw error;
  }
});
