import type { OrganizationSummary } from '@ringfence/contract/administration';
import { cutPage, decodeIdCursor } from '../../platform/database/cursor.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { presentSummary, readSummary } from './present-summary.ts';
import {
  listByAge,
  listByAgeDescending,
  listByName,
  listByNameDescending,
} from './queries/summaries.ts';

const statements = {
  name: { asc: listByName, desc: listByNameDescending },
  created_at: { asc: listByAge, desc: listByAgeDescending },
} as const;

export interface OrganizationsPage {
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
  state?: 'active' | 'suspended' | undefined;
  sort: keyof typeof statements;
  order: 'asc' | 'desc';
}

type ReadingServices = Pick<Services, 'database' | 'now'>;

/**
 * As the system, and only what is not deleted: under a role whose policy would say so, `lower`, which
 * is not leakproof, enters no index, and a page at the end would read all names before it.
 */
export async function listOrganizations(
  { database, now }: ReadingServices,
  { limit, cursor, search, state, sort, order }: OrganizationsPage,
): Promise<{ organizations: OrganizationSummary[]; nextCursor: string | null }> {
  const values = [
    now(),
    search === undefined || search === '' ? null : search,
    state ?? null,
    decodeIdCursor(cursor),
    limit + 1,
  ];
  const rows = await database.asSystem((transaction) =>
    transaction.all(statements[sort][order], values),
  );
  const { shown, nextCursor } = cutPage(rows, limit, ({ id }) => id);
  return { organizations: shown.map(presentSummary), nextCursor };
}

export function showOrganization(
  { database, now }: ReadingServices,
  { userId }: Principal,
  organizationId: string,
): Promise<OrganizationSummary> {
  const scope = { userId, organizationId, isSuperAdministrator: true };
  return database.asTenant(scope, (transaction) => readSummary(transaction, organizationId, now()));
}
