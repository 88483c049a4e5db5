import { createApplication } from '../application.ts';
import { sendMessages } from '../auth/index.ts';
import { quickHasher } from '../auth/testing/quick-hasher.ts';
import { createDialerServices } from '../compose-dialer.ts';
import { composeIdentity } from '../compose-identity.ts';
import { readConfig } from '../config.ts';
import {
  answerMilliseconds,
  type DialerServices,
  testScript,
  verifyNumber,
} from '../dialer/index.ts';
import { auditAsked } from '../features/audits/index.ts';
import { runActions } from '../features/contacts/index.ts';
import { createDemoOffer, loadDemo } from '../features/demo/index.ts';
import { deleteEndedFiles, doStep } from '../features/imports/index.ts';
import { countList } from '../features/lists/index.ts';
import { judgeOrganizationAgain } from '../ledger/index.ts';
import { sealEntries } from '../platform/activity/seal-entries.ts';
import type { Database } from '../platform/database/database.ts';
import { debounce } from '../platform/debounce.ts';
import { findFreePort, listen } from '../platform/http/listen.ts';
import { createMetrics } from '../platform/http/metrics.ts';
import { LiveHub } from '../platform/live/hub.ts';
import { startListener } from '../platform/live/listen.ts';
import { startRelay } from '../platform/live/relay-events.ts';
import type { ObjectStore } from '../platform/objects/object-store.ts';
import { createStopList } from '../platform/stop-list.ts';
import { createMemoryStore } from './memory-store.ts';
import { makeMovedClock } from './moved-clock.ts';
import { silentLog } from './silent-log.ts';
import { testSecrets } from './test-secrets.ts';
import { spend } from './time-spent.ts';

export interface TestApplication {
  address: string;
  /** Seals what waits, as the worker's job does. */
  seal(): Promise<unknown>;
  /** Waits until everybody that was asked for is decided on again. */
  judge(): Promise<unknown>;
  /** Waits for what requests have set going behind their answers. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestApplicationOptions {
  settings?: Record<string, string>;
  webFolder?: string;
  dialer?: DialerServices;
  now?(): Date;
  recordings?: ObjectStore;
  mostTakenOut?: number | undefined;
  /** Instead of a free one, where somebody must know it before. */
  port?: number;
}

/** The product with its sample data, over real HTTP, on the database of the suite. */
export function startTestApplication(
  database: Database,
  connectionString: string,
  options: TestApplicationOptions = {},
): Promise<TestApplication> {
  return spend('starting', () => compose(database, connectionString, options));
}

async function compose(
  database: Database,
  connectionString: string,
  options: TestApplicationOptions,
): Promise<TestApplication> {
  const stopList = createStopList();
  const hub = new LiveHub(database, silentLog);
  const relay = startRelay(database, silentLog);
  const listener = startListener(connectionString, silentLog, {
    onNews: (ids) => hub.wake(ids),
    onReconnect: () => hub.wake(),
  });
  stopList.add(() => relay.stop());
  stopList.add(() => listener.stop());
  const port = options.port ?? (await findFreePort('127.0.0.1'));
  const config = { ...readConfig(options.settings ?? {}), port };
  const identity = composeIdentity(config, { demo: true });
  const now = options.now ?? (() => new Date());
  const sendAll = () => sendMessages({ database, log: silentLog, now, ...identity });
  const sending = debounce(10, sendAll, silentLog);
  stopList.add(() => sending.finish());
  const effects = { wakeRelay: relay.wake, wakeSealing: () => {} };
  // Tests add accounts at carriers that reach people, which a database that holds the demo refuses.
  const demo = { database, effects, log: silentLog, now, passwords: quickHasher };
  await spend('demo', () => loadDemo(demo, { isMarked: false }));
  const judging: Promise<void>[] = [];
  stopList.add(async () => void (await Promise.all(judging)));
  const superAdministratorEmails = new Set(['super@ringfence.example']);
  const uploads = new Set<Promise<void>>();
  stopList.add(async () => void (await Promise.all(uploads)));
  const inBackground = (work: Promise<void>): void => {
    const ended = work.catch(() => {}).finally(() => uploads.delete(ended));
    uploads.add(ended);
  };
  const settle = async (): Promise<void> => {
    while (uploads.size > 0) await Promise.all(uploads);
    await Promise.all(judging);
  };
  const readFreeBytes = async () => null;
  const stopping = new AbortController();
  const dialer =
    options.dialer ??
    createDialerServices(config, testSecrets, {
      database,
      effects,
      log: silentLog,
      now,
      clock: makeMovedClock(now),
      wakeRecordings: () => {},
      callbackAddress: () => `http://127.0.0.1:${port}`,
    });
  const application = createApplication({
    config,
    identity,
    dialer,
    services: {
      database,
      readFreeBytes,
      effects,
      wakeMessages: sending.wake,
      passwords: quickHasher,
      wakeRecordings: () => {},
      recordings: options.recordings ?? createMemoryStore(),
      judgeOrganizationAgain: (organizationId) =>
        void judging.push(judgeOrganizationAgain({ database, effects }, { organizationId }, 0)),
      askForAudit: (asked) => auditAsked({ database, effects, now }, asked),
      askForStep: (state, asked) =>
        inBackground(
          doStep({ database, effects, now, readFreeBytes, log: silentLog }, state, asked),
        ),
      mostTakenOut: options.mostTakenOut,
      askForAction: (asked) =>
        inBackground(
          runActions({ database, effects, now, log: silentLog, superAdministratorEmails }, asked),
        ),
      askForCounting: (asked) => inBackground(countList({ database, effects, now }, asked)),
      askForCleaning: () => inBackground(deleteEndedFiles({ database, effects, now })),
      hub,
      log: silentLog,
      now,
      accounts: dialer.accounts,
      verifyNumber: (asked) => verifyNumber(dialer, asked),
      testScript: (asked) => testScript(dialer, asked),
      secrets: testSecrets,
      hasPublicUrl: config.publicUrl !== undefined,
      tzdataVersion: 'test',
      answerMilliseconds,
      superAdministratorEmails,
      organizationCreation: config.organizationCreation,
      version: '0.0.0',
      demo: true,
      offerDemo: createDemoOffer(database, { ...config, isDemo: true }),
      mailbox: identity.mailbox,
      idleMinutes: config.identity.idleMinutes,
      keepsSessions: config.identity.outside === undefined,
      settings: identity.settings,
    },
    metrics: createMetrics({
      pool: () => database.statistics(),
      liveStreams: () => hub.streams,
      clock: () => ({ millisecondsAhead: 0 }),
    }),
    stopping: stopping.signal,
    webFolder: options.webFolder ?? '/nowhere',
  });
  const server = await listen(application, '127.0.0.1', port);
  stopList.add(() => {
    stopping.abort();
    return server.drain(1_000);
  });
  return {
    address: `http://127.0.0.1:${server.port}`,
    seal: () => sealEntries(database, relay.wake),
    judge: () => Promise.all(judging),
    settle,
    stop: () => spend('closing', () => stopList.stopAll()),
  };
}
