import { PgBoss } from 'pg-boss';

/** Makes or upgrades the tables of the job queue where nothing starts it, which would do so too. */
export async function installJobs(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false, close: true });
}
