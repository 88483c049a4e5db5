import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { startUploads } from './testing/start-uploads.ts';

const { connectionString, database: observer } = useTestDatabase();

/** Pages of tables that were looked at, as connections tell when they end. */
const countPages = testStatement(
  `select sum(heap_blks_read + heap_blks_hit)::bigint as pages from pg_statio_user_tables`,
  { pages: 'int8' },
);

const makeFile = (people: number) =>
  ['Reference,Name,Phone,Balance']
    .concat(
      Array.from({ length: people }, (_, index) => {
        const line = String(index).padStart(4, '0');
        return `R${index},Person ${index},312-555-${line},${index}.25`;
      }),
    )
    .join('\n');

it('a large upload is stored and undone by its keys, though the connection has done so for a small one', async () => {
  const database = openDatabase({
    connectionString,
    // A step and what it tells; with more, the large one might get a connection that has seen nothing.
    poolSize: 2,
    applicationName: 'ringfence-test',
    onError: () => {},
  });
  const uploads = startUploads(database, () => new Date('2026-06-10T16:00:00Z'));
  const organization = await addOrganization(database);
  const people = 2_000;
  for (const size of [3, 3, people]) {
    const inspected = await uploads.inspect(organization, makeFile(size));
    const { id } = await uploads.check(organization, inspected);
    await uploads.store(organization, id);
    expect(await uploads.undo(organization, id)).toMatchObject({ state: 'undone' });
  }
  await database.close();
  const [read] = await askSystem(observer, countPages);
  // It takes about a hundred for each; going through whole tables, two thousand.
  expect(read?.pages).toBeLessThan(500 * people);
});
