import type { Database } from '../platform/database/database.ts';
import { askSystem, testStatement } from './test-statement.ts';

const insertLink = testStatement(
  `insert into person_links (organization_id, contact_id, other_id, because)
   values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), 'person')`,
  {},
);

/** As if somebody had said that the two are the same human. */
export async function linkForTests(
  database: Database,
  organizationId: string,
  one: string | undefined,
  other: string | undefined,
): Promise<void> {
  await askSystem(database, insertLink, [organizationId, one, other]);
}
