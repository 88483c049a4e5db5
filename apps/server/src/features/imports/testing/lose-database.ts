import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { writeOnceBack } from '../../../platform/database/lost-database.ts';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import { askSystem } from '../../../testing/test-statement.ts';
import { askForSilent } from '../import-jobs.ts';
import { countStored, silence, whoAmI } from './queries.ts';
import { startUploads, type Uploads } from './start-uploads.ts';

export interface LosingDatabase {
  /** How many rows the uploads have. */
  count: number;
  /** Asked once the suite has begun. */
  open(): Database;
  /** Ends the process of the database that serves a connection, and so at least this connection. */
  end(processId: number): Promise<void>;
  /** A worker that does a step which waits. */
  work(services: Uploads['services'], step: Uploads['waiting'][number]): Promise<void>;
}

const nothing = { contacts: 0, phones: 0, debts: 0, lists: 0, summaries: 0 };
const lost = {
  code: 'unavailable',
  reason: 'database_lost',
  detail:
    'The database broke off 2 times while it worked at this step. Nothing of it was kept. Its disk or memory may be full: ask your administrator to look at it, then try again.',
};

/** What becomes of uploads while the database is lost to the worker at them. */
export function describeLostDatabase({ count, open, end, work }: LosingDatabase): void {
  const file = ['Reference,Name,Phone,Balance']
    .concat(Array.from({ length: count }, (_, row) => `R${row},Person ${row},312-555-0101,${row}`))
    .join('\n');
  const everything = { contacts: count, phones: count, debts: count, lists: 1, summaries: count };
  let database: Database;
  let uploads: Uploads;
  let organization: TestOrganization;
  beforeEach(async () => {
    database = open();
    uploads = startUploads(database, () => new Date('2026-06-10T16:00:00Z'));
    organization = await addOrganization(database);
  });

  /** Is lost when the statement is about to run, so often. */
  function losing(statement: string, times: number): Database {
    let left = times;
    return {
      ...database,
      asSystem: (use, patience) =>
        database.asSystem(
          (transaction) =>
            use({
              ...transaction,
              async all(asked, values) {
                if (asked.name === statement && left > 0) {
                  left -= 1;
                  await end((await transaction.first(whoAmI))?.pid ?? 0);
                }
                return transaction.all(asked, values);
              },
            }),
          patience,
        ),
    };
  }
  async function workAll(by: Database): Promise<void> {
    const services = { ...uploads.services, database: by };
    for (let step = uploads.waiting.shift(); step !== undefined; step = uploads.waiting.shift()) {
      // The queue keeps that a job failed, and the sweep asks for what nobody works at.
      await work(services, step).catch(() => {});
    }
  }
  async function workAgain(importId: string, by: Database): Promise<void> {
    await writeOnceBack(() => askSystem(database, silence, [importId]));
    await writeOnceBack(() => askForSilent(uploads.services));
    await workAll(by);
  }
  const look = async () =>
    (await writeOnceBack(() => askSystem(database, countStored, [organization.organizationId])))[0];
  const show = (importId: string) => writeOnceBack(() => uploads.show(organization, importId));
  const inspect = () => uploads.inspect(organization, file);
  const check = async () => (await uploads.check(organization, await inspect())).id;

  describe('a database that is lost', () => {
    it('while an upload is stored is followed by the step once it is back, and each row is stored once', async () => {
      const id = await check();
      await uploads.askToStore(organization, id);
      await workAll(losing('imports.keep_findings', 1));
      expect(await look()).toEqual(nothing);
      expect(await show(id)).toMatchObject({ state: 'storing' });
      await workAgain(id, database);
      expect(await show(id)).toMatchObject({ state: 'stored', added: count, failure: null });
      expect(await look()).toEqual(everything);
    });

    it.each(['imports.insert_contacts', 'imports.keep_findings'])(
      'again by the same step (at %s) is said, nothing is stored, and trying again works',
      async (statement) => {
        const id = await check();
        await uploads.askToStore(organization, id);
        const broken = losing(statement, 2);
        await workAll(broken);
        await workAgain(id, broken);
        expect(await show(id)).toMatchObject({ state: 'checked', failure: lost });
        expect(await look()).toEqual(nothing);
        expect(await uploads.store(organization, id)).toMatchObject({
          state: 'stored',
          added: count,
        });
        expect(await look()).toEqual(everything);
      },
    );

    it('while a file is checked says so the second time, and it can be checked again', async () => {
      const inspected = await inspect();
      await uploads.askToCheck(organization, inspected);
      const broken = losing('imports.keep_findings', 2);
      await workAll(broken);
      await workAgain(inspected.id, broken);
      expect(await show(inspected.id)).toMatchObject({ state: 'matching', failure: lost });
      expect(await uploads.check(organization, inspected)).toMatchObject({ state: 'checked' });
    });

    it('while an upload is undone leaves it stored, and undoing it works', async () => {
      const id = await check();
      await uploads.store(organization, id);
      await uploads.askToUndo(organization, id);
      const broken = losing('imports.mark_undone', 2);
      await workAll(broken);
      await workAgain(id, broken);
      expect(await show(id)).toMatchObject({ state: 'stored', failure: lost });
      expect(await look()).toEqual(everything);
      expect(await uploads.undo(organization, id)).toMatchObject({ state: 'undone' });
      expect(await look()).toEqual(nothing);
    });
  });
}
