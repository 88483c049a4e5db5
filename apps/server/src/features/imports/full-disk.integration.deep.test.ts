import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { readFreeBytes } from '../../platform/database/embedded/check-free-space.ts';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../platform/database/embedded/start-embedded-database.ts';
import { writeOnceBack } from '../../platform/database/lost-database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { askForSilent, doStep } from './import-jobs.ts';
import { startUploads, type Uploads } from './testing/start-uploads.ts';

const megabyte = 1_000_000;

/** A small disk, where this user may mount one; nothing elsewhere. */
function mountDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'ringfence-disk-'));
  const options = ['-t', 'tmpfs', '-o', 'size=700m,mode=755', 'tmpfs', folder];
  if (spawnSync('mount', options).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

const disk = mountDisk();
let embedded: EmbeddedDatabase;
let database: Database;
let uploads: Uploads;
let hasEnded = false;

describe.skipIf(disk === undefined)('a disk that runs full while an upload is stored', () => {
  const folder = disk ?? '';
  async function start(): Promise<void> {
    hasEnded = false;
    embedded = await startEmbeddedDatabase({
      dataFolder: folder,
      onProgress: () => {},
      onLost: () => {
        hasEnded = true;
      },
    });
    await migrate(embedded.connectionString);
    database = openDatabase({
      connectionString: embedded.connectionString,
      poolSize: 6,
      applicationName: 'ringfence-test',
      onError: () => {},
    });
    uploads = startUploads(database, () => new Date('2026-06-10T16:00:00Z'));
  }
  beforeAll(async () => {
    chmodSync(folder, 0o755);
    await start();
  });
  afterAll(async () => {
    try {
      await database.close();
      await embedded.stop();
    } finally {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  const filler = join(folder, 'filler');
  /** Something else takes the disk, but for so many megabytes. */
  function leaveFree(megabytes: number): void {
    rmSync(filler, { force: true });
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - megabytes * megabyte)));
  }
  /**
   * Without room for its log a server may not come round at all and ends, and Ringfence with it. Somebody
   * makes room and starts both, and the disk fills again.
   */
  async function onceBack<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await (hasEnded ? Promise.reject(new Error('ended')) : writeOnceBack(write));
    } catch (error) {
      if (!hasEnded) throw error;
      await database.close();
      rmSync(filler, { force: true });
      await start();
      leaveFree(6);
      return onceBack(write);
    }
  }
  const file = ['Reference,Name,Phone,Balance']
    .concat(Array.from({ length: 8_000 }, (_, row) => `R${row},Person ${row},312-555-0101,${row}`))
    .join('\n');
  const countStored = testStatement(
    `select (select count(*) from contacts where organization_id = $1) as contacts,
       (select count(*) from lists where organization_id = $1) as lists`,
    { contacts: 'int8', lists: 'int8' },
  );
  const silence = testStatement(
    `update imports set heard_at = clock_timestamp() - interval '11 seconds'
     where id = $1 and state = 'storing'`,
    {},
  );

  it('ends in a sentence, with nothing half, and is stored once there is space', async () => {
    const organization = await addOrganization(database);
    const values = [organization.organizationId];
    const { id } = await uploads.check(organization, await uploads.inspect(organization, file));
    await uploads.askToStore(organization, id);
    leaveFree(6);
    // Where only a table has no room it is an error; where the log has none, the database crashes.
    for (let tries = 0; tries < 4; tries += 1) {
      for (let next = uploads.waiting.shift(); next; next = uploads.waiting.shift()) {
        await doStep(uploads.services, next.state, next.asked).catch(() => leaveFree(6));
      }
      await onceBack(() => askSystem(database, silence, [id]));
      await onceBack(() => askForSilent(uploads.services));
    }
    const failed = await onceBack(() => uploads.show(organization, id));
    expect(failed.state).toBe('checked');
    expect(['disk_full', 'database_lost']).toContain(failed.failure?.reason);
    const [left] = await askSystem(database, countStored, values);
    expect(left).toEqual({ contacts: 0, lists: 0 });
    leaveFree(40);
    const measured = { ...uploads.services, readFreeBytes: () => readFreeBytes(embedded.folder) };
    await uploads.askToStore(organization, id);
    const next = uploads.waiting.shift();
    if (next === undefined) throw new Error('nothing waits');
    await doStep(measured, next.state, next.asked);
    expect((await uploads.show(organization, id)).failure).toMatchObject({
      reason: 'space_too_little',
    });
    rmSync(filler);
    expect(await uploads.store(organization, id)).toMatchObject({ state: 'stored', added: 8_000 });
  });
});
