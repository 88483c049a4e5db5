import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appendEntries } from './platform/activity/append-entries.ts';
import { sealActivity } from './platform/activity/seal-entries.ts';
import { verifyChain } from './platform/activity/verify-chain.ts';
import { openDatabase } from './platform/database/database.ts';
import { readMigrations } from './platform/database/migrate.ts';
import { implementJob, startJobs } from './platform/jobs/jobs.ts';
import { killEveryProcess, serve as serveProcess } from './testing/serve-process.ts';
import { silentLog } from './testing/silent-log.ts';
import { useEmptyDatabase } from './testing/test-database.ts';
import { testStatement } from './testing/test-statement.ts';

const { connectionString } = useEmptyDatabase();
const serve = (settings: Record<string, string>) =>
  serveProcess({ DATABASE_URL: connectionString, ...settings });

afterEach(killEveryProcess);

async function ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(connectionString);
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

/** How often this process ran the job, by its own measurements. */
async function countRuns(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/ringfence_job_seconds_count\{job="seal-activity"\} (\d+)/.exec(text)?.[1] ?? 0);
}

describe('several processes on one outside database', () => {
  it('share migrations and jobs without doing anything twice', async () => {
    const processes = await Promise.all([
      serve({ RINGFENCE_ROLES: 'api,worker' }),
      serve({ RINGFENCE_ROLES: 'worker' }),
      serve({ RINGFENCE_ROLES: 'api' }),
    ]);
    const migrations = await ask<{ version: number }>('select version from schema_migrations');
    expect(migrations).toHaveLength(readMigrations().length);
    for (const { port } of processes) {
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    }

    const database = openDatabase({
      connectionString,
      poolSize: 4,
      applicationName: 'test',
      onError: () => {},
    });
    const organization = await database.asSystem((transaction) =>
      transaction.first(
        testStatement(`insert into organizations (name) values ('Shared') returning id`, {
          id: 'uuid',
        }),
      ),
    );
    const organizationId = organization?.id ?? '';
    const effects = { wakeRelay: () => {}, wakeSealing: () => {} };
    const sender = await startJobs({
      connectionString,
      jobs: [implementJob(sealActivity, async () => {})],
      works: false,
      drainMilliseconds: 1_000,
      log: silentLog,
      onRun: () => {},
    });
    const [rounds, entriesPerRound] = [15, 20];
    for (let round = 0; round < rounds; round += 1) {
      await database.asSystem((transaction) =>
        appendEntries(
          transaction,
          effects,
          Array.from({ length: entriesPerRound }, () => ({
            organizationId,
            actor: { kind: 'system' as const },
            action: 'test.happened',
          })),
        ),
      );
      await sender.send(sealActivity, {});
    }
    await vi.waitFor(
      async () => {
        const chain = await verifyChain(database, organizationId);
        expect(chain).toMatchObject({ entries: rounds * entriesPerRound, faults: [] });
        const open = await ask(
          `select from pgboss.job where name = 'seal-activity' and state < 'completed'`,
        );
        expect(open).toEqual([]);
      },
      { timeout: 60_000, interval: 100 },
    );
    await sender.stop();
    const [finished] = await ask<{ jobs: number; retried: number }>(
      `select count(*)::int as jobs, coalesce(sum(retry_count), 0)::int as retried
       from pgboss.job where name = 'seal-activity' and state = 'completed'`,
    );
    expect(finished?.retried).toBe(0);
    const runs = await Promise.all(processes.map(({ port }) => countRuns(port)));
    expect(runs.reduce((sum, count) => sum + count)).toBe(finished?.jobs);
    await database.close();

    for (const { child } of processes) child.kill('SIGTERM');
    expect(await Promise.all(processes.map(({ exitCode }) => exitCode))).toEqual([0, 0, 0]);
  });
});
