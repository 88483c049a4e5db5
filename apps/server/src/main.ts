import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createApplication } from './application.ts';
import { sendMessagesJob } from './auth/index.ts';
import { createDialerServices, prepareAccounts } from './compose-dialer.ts';
import { composeIdentity } from './compose-identity.ts';
import { listJobs } from './compose-jobs.ts';
import { type Config, projectRoot } from './config.ts';
import {
  answerMilliseconds,
  startDialer,
  storedRules,
  testScript,
  verifyNumber,
} from './dialer/index.ts';
import { auditOrganizationJob } from './features/audits/index.ts';
import { startCallable } from './features/callable/index.ts';
import { runActionJob } from './features/contacts/index.ts';
import {
  createDemoOffer,
  type DemoSignIn,
  type DemoSize,
  findDemoSignIns,
  findDemoSize,
  isDemoLoaded,
  loadDemo,
  startDemo,
} from './features/demo/index.ts';
import { askThrough, sweepImports } from './features/imports/index.ts';
import { countListJob } from './features/lists/index.ts';
import { keepRecordingsJob } from './features/recordings/index.ts';
import { judgeOrganizationAgainJob } from './ledger/index.ts';
import { sealActivity } from './platform/activity/seal-entries.ts';
import { compareClocks } from './platform/clock/compare-clocks.ts';
import { createTrustedClock, readDatabaseTime } from './platform/clock/trusted-clock.ts';
import { claimConnections } from './platform/database/claim-connections.ts';
import { openDatabase } from './platform/database/database.ts';
import { readFreeBytes } from './platform/database/embedded/check-free-space.ts';
import { startEmbeddedDatabase } from './platform/database/embedded/start-embedded-database.ts';
import { migrate } from './platform/database/migrate.ts';
import { createMonthParts } from './platform/database/prepare-months.ts';
import { debounce } from './platform/debounce.ts';
import { checkPortIsFree, findFreePort, listen } from './platform/http/listen.ts';
import { createMetrics } from './platform/http/metrics.ts';
import { type JobSender, startJobs } from './platform/jobs/jobs.ts';
import { LiveHub } from './platform/live/hub.ts';
import { startListener } from './platform/live/listen.ts';
import { startRelay } from './platform/live/relay-events.ts';
import { openLog } from './platform/log/log.ts';
import { openStore } from './platform/objects/open-store.ts';
import { loadSecretKeys } from './platform/secrets/load-keys.ts';
import { createSecretBox } from './platform/secrets/secret-box.ts';
import { createStopList } from './platform/stop-list.ts';
import { readTzdataVersion, readVersion } from './platform/version.ts';
import type { Services } from './services.ts';

/** Before anything runs that could be woken. */
const noEffects = { wakeRelay() {}, wakeSealing() {} };

/** How long `/readyz` says so before a stopping process takes no more connections. */
const announceMilliseconds = 1_500;
/** Of the simulator while it calls the full sample data. */
const demoCallsPerSecond = 2;
/** News that no notification announced, over a connection that broke unnoticed, waits this long. */
const lookMilliseconds = 15_000;

export interface Running {
  address: string;
  port: number;
  /** Who can sign in to the sample data; nobody where there is none. */
  demoSignIns: readonly DemoSignIn[];
  longestStopMilliseconds: number;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Tells the person at the terminal what was done. */
  onProgress(sentence: string): void;
  /** Something ended that the process cannot work without. */
  onFatal(sentence: string): void;
  /** Which sample data is loaded when the database is empty; null: none. */
  demoWhenEmpty: DemoSize | null;
  /** The web app is there; nobody is answered before. */
  webBuilt?: Promise<unknown>;
}

/** The composition root: everything is made here, in order, and stopped in the reverse order. */
export async function startRingfence(config: Config, options: StartOptions): Promise<Running> {
  const stopList = createStopList();
  try {
    return await compose(config, options, stopList);
  } catch (error) {
    await stopList.stopAll();
    throw error;
  }
}

/** Of an outside database nobody here knows the disk. */
type Store = { connectionString: string } & Pick<Services, 'readFreeBytes'>;

async function openDatabaseStore(
  config: Config,
  options: StartOptions,
  stopList: ReturnType<typeof createStopList>,
): Promise<Store> {
  if (config.databaseUrl !== undefined) {
    return { connectionString: config.databaseUrl, readFreeBytes: async () => null };
  }
  const embedded = await startEmbeddedDatabase({
    dataFolder: config.dataFolder,
    onProgress: options.onProgress,
    onLost: () => options.onFatal(`The embedded database ended. Its log is in ${embedded.folder}.`),
  });
  stopList.add(() => embedded.stop());
  options.onProgress('Database started (PostgreSQL 18)');
  const { connectionString, folder } = embedded;
  return { connectionString, readFreeBytes: () => readFreeBytes(folder) };
}

async function compose(
  given: Config,
  options: StartOptions,
  stopList: ReturnType<typeof createStopList>,
): Promise<Running> {
  await checkPortIsFree(given.host, given.port);
  const port = given.port === 0 ? await findFreePort(given.host) : given.port;
  const config = { ...given, port };
  const log = openLog({ level: config.logLevel, file: config.logFile });
  const store = await openDatabaseStore(config, options, stopList);
  const { connectionString } = store;
  const { migrations, functions } = await migrate(connectionString);
  if (migrations.length + functions.length > 0) {
    log.info({ migrations, functions }, 'the database was migrated');
  }
  options.onProgress('Database ready');

  const claim = await claimConnections(connectionString, config.poolSize);
  stopList.add(() => claim.stop());
  if (claim.sentence !== undefined) options.onProgress(claim.sentence);
  const database = openDatabase({
    connectionString,
    poolSize: claim.poolSize,
    applicationName: 'ringfence',
    onError: (error) => log.warn({ error }, 'a database connection was lost'),
  });
  stopList.add(() => database.close());

  await createMonthParts(database);

  const relay = startRelay(database, log);
  stopList.add(() => relay.stop());
  const hub = new LiveHub(database, log);
  const clock = createTrustedClock({ readMachineTime: () => new Date(), readDatabaseTime, log });
  const { now } = clock;
  const comparing = await compareClocks({ database, clock, log });
  stopList.add(() => comparing.stop());
  const metrics = createMetrics({
    pool: () => database.statistics(),
    liveStreams: () => hub.streams,
    clock: () => clock.state(),
  });

  const secrets = createSecretBox(loadSecretKeys(config));
  const demoSize = await findDemoSize(database, options.demoWhenEmpty);
  // So that its campaign lasts for a while, and the screens move.
  const callsPerSecond =
    config.callsPerSecond ?? (demoSize === 'full' ? demoCallsPerSecond : undefined);
  const accountSettings = { ...config, callsPerSecond };
  await prepareAccounts(accountSettings, { database, secrets, log }, options.onProgress);
  const { demoWhenEmpty: size } = options;
  if (size !== null && (await loadDemo({ database, effects: noEffects, log, now }, { size }))) {
    options.onProgress(size === 'full' ? 'Demo data begun; the rest follows' : 'Demo data loaded');
  }
  const demo = await isDemoLoaded(database);
  const identity = composeIdentity(config, { demo });
  stopList.add(async () => identity.stop());
  if (!identity.settings.canMail && config.identity.outside === undefined) {
    log.warn({}, 'no mail can be sent: SMTP_URL is not set, and passwords cannot be reset by mail');
  }

  // A job may ask for another before all of them are started.
  const started = Promise.withResolvers<JobSender>();
  const uploads = askThrough(started.promise, log);
  const recordings = openStore(config);
  const opened = Promise.withResolvers<Pick<Services, 'accounts'>>();
  const jobs = await startJobs({
    connectionString,
    works: config.roles.has('worker'),
    drainMilliseconds: config.drainMilliseconds,
    log,
    jobs: listJobs({
      ...{ database, secrets, log, now, identity, recordings, uploads },
      wakeRelay: relay.wake,
      readFreeBytes: store.readFreeBytes,
      accounts: opened.promise,
      superAdministratorEmails: config.superAdministratorEmails,
    }),
    onRun(name, succeeded, seconds) {
      metrics.jobSeconds.labels(name).observe(seconds);
      if (!succeeded) metrics.jobFailures.labels(name).inc();
    },
  });
  stopList.add(() => jobs.stop());
  started.resolve(jobs);
  // What a worker that was killed has left goes on at once.
  await jobs.send(sweepImports, {});
  const sealing = debounce(200, () => jobs.send(sealActivity, {}), log);
  stopList.add(() => sealing.finish());
  const sending = debounce(20, () => jobs.send(sendMessagesJob, {}), log);
  stopList.add(() => sending.finish());
  const keeping = debounce(200, () => jobs.send(keepRecordingsJob, {}), log);
  stopList.add(() => keeping.finish());
  const effects = { wakeRelay: relay.wake, wakeSealing: sealing.wake };
  // The demo's entries were written before anything listened.
  effects.wakeSealing();

  const stopping = new AbortController();
  if (config.roles.has('api')) {
    const listener = startListener(connectionString, log, {
      onNews: (organizationIds) => hub.wake(organizationIds),
      onReconnect: () => hub.wake(),
    });
    stopList.add(() => listener.stop());
    const look = setInterval(() => hub.wake(), lookMilliseconds);
    stopList.add(async () => clearInterval(look));
  }
  const dialer = createDialerServices(config, secrets, {
    database,
    effects,
    log,
    now,
    clock,
    wakeRecordings: keeping.wake,
    callbackAddress: () => config.publicUrl ?? `http://127.0.0.1:${port}`,
  });
  opened.resolve(dialer);
  await options.webBuilt;
  const application = createApplication({
    config,
    dialer,
    identity,
    services: {
      database,
      effects,
      wakeMessages: sending.wake,
      wakeRecordings: keeping.wake,
      recordings,
      judgeOrganizationAgain(organizationId) {
        jobs
          .send(judgeOrganizationAgainJob, { organizationId })
          .catch((error: unknown) => log.error({ error }, 'nobody was asked to judge again'));
      },
      askForAudit: (asked) => jobs.send(auditOrganizationJob, asked),
      askForAction(asked) {
        jobs
          .send(runActionJob, asked)
          .catch((error: unknown) => log.error({ error }, 'nobody was asked to act on contacts'));
      },
      askForCounting(asked) {
        jobs
          .send(countListJob, asked)
          .catch((error: unknown) => log.error({ error }, 'nobody was asked to count a list'));
      },
      ...uploads,
      readFreeBytes: store.readFreeBytes,
      hub,
      log,
      now,
      accounts: dialer.accounts,
      verifyNumber: (asked) => verifyNumber(dialer, asked),
      testScript: (asked) => testScript(dialer, asked),
      secrets,
      hasPublicUrl: config.publicUrl !== undefined,
      tzdataVersion: readTzdataVersion(),
      answerMilliseconds,
      superAdministratorEmails: config.superAdministratorEmails,
      organizationCreation: config.organizationCreation,
      version: readVersion(),
      demo,
      offerDemo: createDemoOffer(database, { ...config, isDemo: demo }),
      mailbox: identity.mailbox,
      idleMinutes: config.identity.idleMinutes,
      keepsSessions: config.identity.outside === undefined,
      settings: identity.settings,
    },
    metrics,
    stopping: stopping.signal,
    webFolder: join(projectRoot, 'apps/web/dist'),
  });
  const server = await listen(application, config.host, config.port);
  stopList.add(async () => {
    stopping.abort();
    // Behind a load balancer, requests keep coming until it has seen that this process stops.
    if (config.databaseUrl !== undefined) await wait(announceMilliseconds);
    await server.drain(config.drainMilliseconds);
  });
  if (config.roles.has('worker')) {
    const callable = startCallable({ database, effects, log, now });
    stopList.add(() => callable.stop());
    const running = startDialer(dialer);
    stopList.add(() => running.stop());
    const { tzdataVersion } = dialer;
    const filling = startDemo(
      { database, effects, log, now, tzdataVersion, storedRules, answerMilliseconds },
      options.onProgress,
    );
    stopList.add(() => filling.stop());
  }
  log.info({ port: server.port, roles: [...config.roles] }, 'started');
  return {
    address: config.publicUrl ?? `http://localhost:${server.port}`,
    port: server.port,
    demoSignIns: demo ? await findDemoSignIns(database) : [],
    longestStopMilliseconds: 2 * config.drainMilliseconds + 60_000,
    stop: () => stopList.stopAll(),
  };
}
