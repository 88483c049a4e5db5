import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { tamper } from '../../testing/tamper.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { appendEntries } from './append-entries.ts';
import { sealEntries } from './seal-entries.ts';
import { verifyChain } from './verify-chain.ts';

const { database, connectionString } = useTestDatabase();
const effects = { wakeRelay: () => {}, wakeSealing: () => {} };
const listSealed = testStatement(
  `select entry_id from activity_seals where organization_id = $1 order by position`,
  { entry_id: 'uuid' },
);

let organizationId: string;
beforeEach(async () => {
  ({ organizationId } = await addOrganization(database));
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

/** The ids of sealed entries, in the order of their seals. */
async function appendSealed(count: number): Promise<string[]> {
  await append(count);
  await sealEntries(database, () => {});
  const sealed = await askSystem(database, listSealed, [organizationId]);
  return sealed.map(({ entry_id }) => entry_id);
}

const tables = ['activity_entries', 'activity_seals'];
const reference = 'activity_seals_organization_id_entry_id_fkey';

const change = (...statements: string[]) => tamper(connectionString, tables, ...statements);

const findFaults = async () => (await verifyChain(database, organizationId)).faults;
const quote = (id: string | undefined) => `'${id}'`;

describe('verifying the activity record', () => {
  it('finds nothing where nothing was touched, and says where it ends', async () => {
    await appendSealed(30);
    const verified = await verifyChain(database, organizationId);
    expect(verified).toEqual({
      entries: 30,
      end: { position: 30, hash: expect.any(Buffer) },
      faults: [],
    });
    await appendSealed(5);
    expect((await verifyChain(database, organizationId, [verified.end ?? never()])).faults).toEqual(
      [],
    );
  });

  it('names an entry that was changed', async () => {
    const [, changed] = await appendSealed(3);
    await change(
      `update activity_entries set detail = '{"index": 99}' where id = ${quote(changed)}`,
    );
    expect(await findFaults()).toMatchObject([{ entryId: changed, position: 2, fault: 'changed' }]);
  });

  it('names an entry that was deleted and left its seal', async () => {
    const [, deleted] = await appendSealed(3);
    await change(
      `alter table activity_seals drop constraint ${reference}`,
      `delete from activity_entries where id = ${quote(deleted)}`,
      `alter table activity_seals add constraint ${reference} foreign key
         (organization_id, entry_id) references activity_entries (organization_id, id) not valid`,
    );
    expect(await findFaults()).toMatchObject([{ entryId: deleted, position: 2, fault: 'missing' }]);
  });

  it('names the places of entries that were deleted with their seals', async () => {
    const [, second, third] = await appendSealed(4);
    const gone = `(${quote(second)}, ${quote(third)})`;
    await change(
      `delete from activity_seals where entry_id in ${gone}`,
      `delete from activity_entries where id in ${gone}`,
    );
    expect(await findFaults()).toMatchObject([
      { entryId: null, position: 2, through: 3, fault: 'missing' },
    ]);
  });

  it('names an entry whose seal was deleted, and the place of the seal', async () => {
    const [, bare] = await appendSealed(3);
    await change(`delete from activity_seals where entry_id = ${quote(bare)}`);
    expect(await findFaults()).toMatchObject([
      { entryId: null, position: 2, fault: 'missing' },
      { entryId: bare, position: null, fault: 'unsealed' },
    ]);
  });

  it('names entries whose order was changed', async () => {
    const [first, second] = await appendSealed(3);
    await change(
      `delete from activity_seals where organization_id = '${organizationId}' and position = 1`,
      `update activity_seals set entry_id = ${quote(first)} where entry_id = ${quote(second)}`,
      `insert into activity_seals (organization_id, position, entry_id, hash, content_hash)
       select organization_id, 1, ${quote(second)},
         sha256(convert_to(e'ringfence activity seal 2\\n', 'UTF8') || decode(repeat('00', 32), 'hex') || content),
         content
       from activity_entries entry
       cross join lateral (select sha256(convert_to(activity_sealed_text(entry), 'UTF8')) as content) hashed
       where id = ${quote(first)}`,
    );
    expect(await findFaults()).toMatchObject([
      { entryId: second, position: 1, fault: 'out_of_order' },
      { entryId: first, position: 2, fault: 'out_of_order' },
    ]);
  });

  it('follows entries that were sealed over their text, before seals covered its hash', async () => {
    const [first] = await appendSealed(1);
    await change(
      `update activity_seals seal set content_hash = null,
         hash = sha256(decode(repeat('00', 32), 'hex') || convert_to(activity_sealed_text(entry), 'UTF8'))
       from activity_entries entry where entry.id = ${quote(first)} and seal.entry_id = entry.id`,
    );
    await appendSealed(2);
    expect(await findFaults()).toEqual([]);
    await change(`update activity_entries set detail = '{"index": 9}' where id = ${quote(first)}`);
    expect(await findFaults()).toMatchObject([{ entryId: first, position: 1, fault: 'changed' }]);
  });

  it('names an entry of which another content is noted than was sealed', async () => {
    const [, second] = await appendSealed(3);
    await change(
      `update activity_seals set content_hash = sha256('another') where entry_id = ${quote(second)}`,
    );
    expect(await findFaults()).toMatchObject([{ entryId: second, position: 2, fault: 'changed' }]);
  });

  it('names an entry whose place in the queue was taken away', async () => {
    await append(1);
    await askSystem(database, testStatement('delete from activity_unsealed', {}));
    expect(await findFaults()).toMatchObject([
      { entryId: expect.any(String), position: null, fault: 'unsealed' },
    ]);
  });

  it('names an entry that waits for its seal far too long, and none that waits a moment', async () => {
    await append(1);
    expect(await findFaults()).toEqual([]);
    await change(
      `update activity_entries set occurred_at = occurred_at - interval '61 seconds'
       where organization_id = '${organizationId}'`,
    );
    expect(await findFaults()).toMatchObject([{ fault: 'unsealed' }]);
  });

  it('finds by an end that was seen before that the record was cut off, or rewritten', async () => {
    const entries = await appendSealed(3);
    const { end } = await verifyChain(database, organizationId);
    const seen = [end ?? never()];
    const last = quote(entries.at(-1));
    await change(
      `delete from activity_seals where entry_id = ${last}`,
      `delete from activity_entries where id = ${last}`,
    );
    expect(await findFaults()).toEqual([]);
    const cut = await verifyChain(database, organizationId, seen);
    expect(cut.faults).toMatchObject([{ position: 3, fault: 'cut_off' }]);
    await appendSealed(1);
    expect(await findFaults()).toEqual([]);
    const rewritten = await verifyChain(database, organizationId, seen);
    expect(rewritten.faults).toMatchObject([{ position: 3, fault: 'rewritten' }]);
  });
});

function never(): never {
  throw new Error('the record has no end');
}
