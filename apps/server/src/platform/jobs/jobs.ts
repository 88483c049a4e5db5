import { PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { Log } from '../log/log.ts';

/**
 * A piece of background work. It may run twice after a crash, so the work is idempotent: running
 * it again on a finished job changes nothing.
 */
export interface JobDefinition<Payload extends object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Runs by itself at these times (UTC), with an empty payload. */
  cron?: string;
  /** One waiting job is enough: asking again while one waits adds none. */
  coalesce?: boolean;
  /** The same for each of the words that this tells of a payload. */
  coalesceBy?(payload: Payload): string;
  longestSeconds: number;
  /** How many a process does at once; one where nothing is said. */
  atOnce?: number;
}

export interface Job {
  name: string;
  definition: JobDefinition<object>;
  run(payload: unknown): Promise<void>;
}

/** Ties a definition to its work; the payload is checked before the work sees it. */
export function implementJob<Payload extends object>(
  definition: JobDefinition<Payload>,
  work: (payload: Payload) => Promise<void>,
): Job {
  return {
    name: definition.name,
    definition,
    run: (payload) => work(definition.payload.parse(payload)),
  };
}

export interface JobSender {
  send<Payload extends object>(definition: JobDefinition<Payload>, payload: Payload): Promise<void>;
}

export interface Jobs extends JobSender {
  stop(): Promise<void>;
}

export interface JobsOptions {
  connectionString: string;
  jobs: readonly Job[];
  /** Whether this process does the work, or only asks for it. */
  works: boolean;
  drainMilliseconds: number;
  log: Log;
  onRun(name: string, succeeded: boolean, seconds: number): void;
}

async function runObserved(job: Job, payload: unknown, options: JobsOptions): Promise<void> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    await job.run(payload);
    options.onRun(job.name, true, seconds());
  } catch (error) {
    options.onRun(job.name, false, seconds());
    options.log.error({ job: job.name, error }, 'job failed');
    throw error;
  }
}

async function prepareQueue(boss: PgBoss, { definition }: Job): Promise<void> {
  const options = {
    expireInSeconds: definition.longestSeconds,
    // A killed worker falls silent; another takes its job up after this long.
    heartbeatSeconds: 30,
    retryLimit: 5,
    retryBackoff: true,
    retryDelay: 1,
    notify: true,
  };
  const coalesces = definition.coalesce || definition.coalesceBy !== undefined;
  const policy = coalesces ? 'short' : 'standard';
  await boss.createQueue(definition.name, { policy, ...options });
  // A queue that an earlier release made takes what this one says.
  await boss.updateQueue(definition.name, options);
}

async function startWorker(boss: PgBoss, job: Job, options: JobsOptions): Promise<void> {
  let worker: string | undefined;
  worker = await boss.work(job.name, { pollingIntervalSeconds: 1 }, async ([taken]) => {
    try {
      await runObserved(job, taken?.data ?? {}, options);
    } finally {
      // Those that came while it was at work were announced in vain; it looks for them now.
      if (worker !== undefined) boss.notifyWorker(worker);
    }
  });
}

export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: options.connectionString,
    application_name: 'ringfence-jobs',
    max: 4,
    useListenNotify: true,
    supervise: options.works,
    schedule: options.works,
  });
  boss.on('error', (error) => options.log.error({ error }, 'the job queue reported a fault'));
  await boss.start();
  for (const job of options.jobs) {
    await prepareQueue(boss, job);
    if (!options.works) continue;
    if (job.definition.cron !== undefined) await boss.schedule(job.name, job.definition.cron, {});
    for (let count = 0; count < (job.definition.atOnce ?? 1); count += 1) {
      await startWorker(boss, job, options);
    }
  }
  return {
    send: async (definition, payload) => {
      const singletonKey = definition.coalesceBy?.(payload);
      await boss.send(definition.name, payload, singletonKey === undefined ? {} : { singletonKey });
    },
    stop: () =>
      boss.stop({
        graceful: true,
        timeout: Math.max(options.drainMilliseconds, 1_000),
        close: true,
      }),
  };
}
