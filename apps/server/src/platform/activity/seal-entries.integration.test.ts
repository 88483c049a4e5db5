import { beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { appendEntries } from './append-entries.ts';
import { sealEntries } from './seal-entries.ts';
import { verifyChain } from './verify-chain.ts';

const { database } = useTestDatabase();
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

describe('the activity record', () => {
  it('seals every entry once, in one gapless chain', async () => {
    await append(30);
    await Promise.all([sealEntries(database, () => {}), sealEntries(database, () => {})]);
    await append(5);
    await sealEntries(database, () => {});
    const verified = await verifyChain(database, organizationId);
    expect(verified).toMatchObject({ entries: 35, end: { position: 35 }, faults: [] });
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
