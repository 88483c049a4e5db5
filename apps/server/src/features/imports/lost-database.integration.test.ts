import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../platform/database/embedded/start-embedded-database.ts';
import { writeOnceBack } from '../../platform/database/lost-database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { askForSilent, listImportJobs } from './import-jobs.ts';
import { stepJobs } from './import-steps.ts';
import { startUploads, type Uploads } from './testing/start-uploads.ts';

/** A server of its own: its crash ends every connection, which no other suite may feel. */
let embedded: EmbeddedDatabase;
let folder: string;
let database: Database;
let uploads: Uploads;
let organization: TestOrganization;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ringfence-lost-'));
  chmodSync(folder, 0o755);
  embedded = await startEmbeddedDatabase({
    dataFolder: folder,
    // What was committed before a crash is there after it, as people have it.
    durable: true,
    onProgress: () => {},
  });
  await migrate(embedded.connectionString);
  database = openDatabase({
    connectionString: embedded.connectionString,
    poolSize: 6,
    applicationName: 'ringfence-test',
    onError: () => {},
  });
  uploads = startUploads(database, () => new Date('2026-06-10T16:00:00Z'));
});
afterAll(async () => {
  await database.close();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  organization = await addOrganization(database);
  uploads.waiting.length = 0;
});

const file = ['Reference,Name,Phone,Balance']
  .concat(Array.from({ length: 500 }, (_, row) => `R${row},Person ${row},312-555-0101,${row}`))
  .join('\n');

const whoAmI = testStatement('select pg_backend_pid() as pid', { pid: 'int4' });
const countStored = testStatement(
  `select (select count(*) from contacts where organization_id = $1) as contacts,
     (select count(*) from phones where organization_id = $1) as phones,
     (select count(*) from debts where organization_id = $1) as debts,
     (select count(*) from lists where organization_id = $1) as lists,
     (select count(*) from contact_summaries where organization_id = $1) as summaries`,
  { contacts: 'int8', phones: 'int8', debts: 'int8', lists: 'int8', summaries: 'int8' },
);
const count = async () =>
  (await writeOnceBack(() => askSystem(database, countStored, [organization.organizationId])))[0];
const nothing = { contacts: 0, phones: 0, debts: 0, lists: 0, summaries: 0 };
const everything = { contacts: 500, phones: 500, debts: 500, lists: 1, summaries: 500 };
const show = (importId: string) => writeOnceBack(() => uploads.show(organization, importId));

/** Kills the database's process that is about to run the statement, so often. */
function crashing(statement: string, times: number): Database {
  let left = times;
  return {
    ...database,
    asSystem: (work, patience) =>
      database.asSystem(
        (transaction) =>
          work({
            ...transaction,
            async all(asked, values) {
              if (asked.name === statement && left > 0) {
                left -= 1;
                process.kill((await transaction.first(whoAmI))?.pid ?? 0, 'SIGKILL');
              }
              return transaction.all(asked, values);
            },
          }),
        patience,
      ),
  };
}

/** A worker that does what waits, and what the sweep finds, as the queue lets it. */
async function work(by: Database): Promise<void> {
  const services = { ...uploads.services, database: by };
  for (let waits = uploads.waiting.shift(); waits !== undefined; waits = uploads.waiting.shift()) {
    const { name } = stepJobs[waits.state];
    const job = listImportJobs(services).find((one) => one.name === name);
    // The queue keeps that a job failed, and the sweep asks for what nobody works at.
    await job?.run(waits.asked).catch(() => {});
  }
}
const sweep = () => writeOnceBack(() => askForSilent(uploads.services));
const silence = testStatement(
  `update imports set heard_at = clock_timestamp() - interval '11 seconds'
   where id = $1 and state in ('checking', 'storing', 'undoing')`,
  {},
);
const growSilent = (importId: string) =>
  writeOnceBack(() => askSystem(database, silence, [importId]));

const lost = {
  code: 'unavailable',
  reason: 'database_lost',
  detail:
    'The database broke off 2 times while it worked at this step. Nothing of it was kept. Its disk or memory may be full: ask your administrator to look at it, then try again.',
};
const longest = 120_000;

describe('a database that crashes while an upload is stored', () => {
  it('is followed by the step once it is back, and each row is stored once', {
    timeout: longest,
  }, async () => {
    const { id } = await uploads.check(organization, await uploads.inspect(organization, file));
    await uploads.askToStore(organization, id);
    await work(crashing('imports.keep_findings', 1));
    expect(await count()).toEqual(nothing);
    expect(await show(id)).toMatchObject({ state: 'storing' });
    await growSilent(id);
    await sweep();
    await work(database);
    expect(await show(id)).toMatchObject({ state: 'stored', added: 500, failure: null });
    expect(await count()).toEqual(everything);
  });

  it.each(['imports.insert_contacts', 'imports.keep_findings'])(
    'again by the same step (at %s) is said, nothing is stored, and trying again works',
    { timeout: longest },
    async (statement) => {
      const { id } = await uploads.check(organization, await uploads.inspect(organization, file));
      await uploads.askToStore(organization, id);
      const broken = crashing(statement, 2);
      await work(broken);
      await growSilent(id);
      await sweep();
      await work(broken);
      expect(await show(id)).toMatchObject({ state: 'checked', failure: lost });
      expect(await count()).toEqual(nothing);
      expect(await uploads.store(organization, id)).toMatchObject({ state: 'stored', added: 500 });
      expect(await count()).toEqual(everything);
    },
  );
});

describe('a database that crashes', () => {
  it('while a file is checked says so the second time, and it can be checked again', {
    timeout: longest,
  }, async () => {
    const inspected = await uploads.inspect(organization, file);
    await uploads.askToCheck(organization, inspected);
    const broken = crashing('imports.keep_findings', 2);
    await work(broken);
    await growSilent(inspected.id);
    await sweep();
    await work(broken);
    expect(await show(inspected.id)).toMatchObject({ state: 'matching', failure: lost });
    expect(await uploads.check(organization, inspected)).toMatchObject({ state: 'checked' });
  });

  it('while an upload is undone leaves it stored, and undoing it works', {
    timeout: longest,
  }, async () => {
    const { id } = await uploads.check(organization, await uploads.inspect(organization, file));
    await uploads.store(organization, id);
    await uploads.askToUndo(organization, id);
    const broken = crashing('imports.mark_undone', 2);
    await work(broken);
    await growSilent(id);
    await sweep();
    await work(broken);
    expect(await show(id)).toMatchObject({ state: 'stored', failure: lost });
    expect(await count()).toEqual(everything);
    expect(await uploads.undo(organization, id)).toMatchObject({ state: 'undone' });
    expect(await count()).toEqual(nothing);
  });
});
