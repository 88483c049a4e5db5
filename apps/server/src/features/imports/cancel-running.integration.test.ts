import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { RowShape, Statement } from '../../platform/database/statement.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { cancelImport } from './cancel-import.ts';
import { doStep } from './import-jobs.ts';
import { lockStep, lockStoring } from './queries/steps.ts';
import { startUploads } from './testing/start-uploads.ts';

const { database } = useTestDatabase();
const uploads = startUploads(database, () => new Date('2026-06-10T16:00:00Z'));
const { services } = uploads;
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
  uploads.waiting.length = 0;
});

const write = (count: number) =>
  ['Reference,Name,Phone,Balance']
    .concat(Array.from({ length: count }, (_, row) => `R${row},Person ${row},312-555-0101,${row}`))
    .join('\n');

const leftOver = testStatement(
  `select (select count(*) from contacts where organization_id = $1) as contacts,
     (select count(*) from lists where organization_id = $1) as lists,
     (select count(*) from import_rows where organization_id = $1) as staged`,
  { contacts: 'int8', lists: 'int8', staged: 'int8' },
);
const countLeft = async () =>
  (await askSystem(database, leftOver, [organization.organizationId]))[0];

const takeWaiting = () => {
  const next = uploads.waiting.shift();
  if (next === undefined) throw new Error('nothing waits');
  return next;
};

/** Holds a lock, so that anyone who wants it waits in the database, until it is released. */
async function hold(statement: Statement<RowShape>, id: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = database.asSystem(async (transaction: Transaction) => {
    await transaction.all(statement, [id]);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return async () => {
    released.resolve();
    await holding;
  };
}

describe('a step that is cancelled while a worker is at it', () => {
  it('ends amid a statement of its storing, and nothing is stored', async () => {
    const { id } = await uploads.check(
      organization,
      await uploads.inspect(organization, write(10)),
    );
    const release = await hold(lockStoring, organization.organizationId);
    await uploads.askToStore(organization, id);
    const { state, asked } = takeWaiting();
    const storing = doStep(services, state, asked);
    await cancelImport(services, organization, id);
    // The lock is still held: only a cancelled statement lets it end.
    await storing;
    await release();
    expect(await uploads.show(organization, id)).toMatchObject({ state: 'cancelled' });
    expect(await countLeft()).toMatchObject({ contacts: 0, lists: 0 });
  });

  it('ends amid its checking, and no row is left', async () => {
    const inspected = await uploads.inspect(organization, write(40_000));
    const release = await hold(lockStep, inspected.id);
    await uploads.askToCheck(organization, inspected);
    const { state, asked } = takeWaiting();
    const checking = doStep(services, state, asked);
    await release();
    await vi.waitFor(
      async () => {
        const { progress } = await uploads.show(organization, inspected.id);
        expect(progress.done).toBeGreaterThan(0);
      },
      { timeout: 60_000, interval: 5 },
    );
    await cancelImport(services, organization, inspected.id);
    await checking;
    expect(await uploads.show(organization, inspected.id)).toMatchObject({ state: 'cancelled' });
    expect(await countLeft()).toEqual({ contacts: 0, lists: 0, staged: 0 });
  });
});

describe('a disk that is full', () => {
  const noSpace = Object.assign(new Error('could not extend file'), { code: '53100' });
  /** Has no room for what is copied or stored. */
  const full: Database = {
    ...database,
    asSystem: (work, patience) =>
      database.asSystem(
        (transaction) =>
          work({
            ...transaction,
            copyFrom: () => Promise.reject(noSpace),
            first: (statement, values) =>
              statement.name === 'imports.insert_list'
                ? Promise.reject(noSpace)
                : transaction.first(statement, values),
          }),
        patience,
      ),
  };
  const workOnFull = async () => {
    const { state, asked } = takeWaiting();
    await doStep({ ...services, database: full }, state, asked);
  };

  it('loses nothing of what is checked, and can be tried again', async () => {
    const inspected = await uploads.inspect(organization, write(10));
    await uploads.askToCheck(organization, inspected);
    await workOnFull();
    expect(await uploads.show(organization, inspected.id)).toMatchObject({
      state: 'matching',
      failure: {
        code: 'storage_full',
        reason: 'disk_full',
        detail: expect.stringContaining('disk is full'),
      },
    });
    expect(await uploads.check(organization, inspected)).toMatchObject({
      state: 'checked',
      failure: null,
    });
  });

  it('loses nothing of what is stored, and can be tried again', async () => {
    const { id } = await uploads.check(
      organization,
      await uploads.inspect(organization, write(10)),
    );
    await uploads.askToStore(organization, id);
    await workOnFull();
    expect(await uploads.show(organization, id)).toMatchObject({
      state: 'checked',
      failure: { code: 'storage_full', reason: 'disk_full' },
    });
    expect(await uploads.store(organization, id)).toMatchObject({ state: 'stored', added: 10 });
  });
});
