import { beforeEach, describe, expect, it } from 'vitest';
import { runOnServer } from '../../testing/run-on-server.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { appendEntries } from './append-entries.ts';
import { sealEntries } from './seal-entries.ts';
import { verifyChain } from './verify-chain.ts';

const { database, connectionString } = useTestDatabase();
const effects = { wakeRelay: () => {}, wakeSealing: () => {} };

const insertOrganization = testStatement(
  `insert into organizations (name) values ('Test') returning id`,
  { id: 'uuid' },
);

let organizationId: string;

beforeEach(async () => {
  const row = await database.asSystem((transaction) => transaction.first(insertOrganization));
  organizationId = row?.id ?? '';
});

const append = (count: number) =>
  database.asSystem((transaction) =>
    appendEntries(
      transaction,
      effects,
      Array.from({ length: count }, (_, index) => ({
        organizationId,
        actor: { kind: 'system' as const },
        action: 'test.happened',
        detail: { index },
      })),
    ),
  );

/** Somebody with the rights of the tables' owner, past every guard of the application. */
const tamper = (statement: string) =>
  runOnServer(
    connectionString,
    'alter table activity_entries disable trigger user',
    'alter table activity_entries no force row level security',
    statement,
    'alter table activity_entries force row level security',
    'alter table activity_entries enable trigger user',
  );

describe('the activity record', () => {
  it('seals every entry once, in one gapless chain', async () => {
    await append(30);
    await Promise.all([sealEntries(database, () => {}), sealEntries(database, () => {})]);
    await append(5);
    await sealEntries(database, () => {});
    expect(await verifyChain(database, organizationId)).toEqual({ entries: 35, faults: [] });
  });

  it('names an entry that was changed behind its back', async () => {
    await append(3);
    await sealEntries(database, () => {});
    await tamper(
      `update activity_entries set detail = '{"index": 99}'
       where organization_id = '${organizationId}' and detail = '{"index": 1}'`,
    );
    const { faults } = await verifyChain(database, organizationId);
    expect(faults).toEqual([
      { entryId: expect.any(String), position: expect.any(Number), fault: 'changed' },
    ]);
  });

  it('names an entry whose place in the queue was taken away', async () => {
    await append(1);
    await database.asSystem((transaction) =>
      transaction.all(testStatement('delete from activity_unsealed', {})),
    );
    const { faults } = await verifyChain(database, organizationId);
    expect(faults).toEqual([{ entryId: expect.any(String), position: null, fault: 'unsealed' }]);
  });

  it.each(['update activity_entries set action = $1', 'delete from activity_seals where $1 = $1'])(
    'refuses to run: %s',
    async (text) => {
      await append(1);
      const change = database.asSystem((transaction) =>
        transaction.all(testStatement(text, {}), ['test.other']),
      );
      await expect(change).rejects.toThrow(/permission denied|append-only/);
    },
  );
});
