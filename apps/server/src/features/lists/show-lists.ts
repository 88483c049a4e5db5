import type { List } from '@ringfence/contract/lists';
import { cutPage, decodeIdCursor, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { presentList } from './present-list.ts';
import { findList, listLists } from './queries.ts';

export async function showLists(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ lists: List[]; nextCursor: string | null }> {
  const before = decodeIdCursor(page.cursor) ?? lastId;
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, listLists), [before, page.limit + 1]),
  );
  const { shown, nextCursor } = cutPage(rows, page.limit, ({ id }) => id);
  return { lists: shown.map(presentList), nextCursor };
}

export async function showList(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  listId: string,
): Promise<List> {
  const row = await database.asTenant(scope, (transaction) =>
    transaction.first(inScope(scope, findList), [listId]),
  );
  if (row === undefined) throw new ProblemError('not_found');
  return presentList(row);
}
