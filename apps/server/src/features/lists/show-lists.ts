import type { List } from '@ringfence/contract/lists';
import { cutPage, decodeIdCursor, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { countLists, keepCounted } from './count-list.ts';
import { type Figures, type ListRow, presentKept, presentList } from './present-list.ts';
import { fewPeople, findList, listLists } from './queries/show-lists.ts';

export type ListServices = Pick<Services, 'database' | 'now' | 'askForCounting'>;

/** Older figures are counted again, for the next reader. */
const freshMilliseconds = 30_000;

interface Counted {
  row: ListRow;
  figures: Figures;
  /** Counted just now over many people, and worth to be kept. */
  isNew: boolean;
}

/** Which lists are small enough, together, to be counted while somebody waits. */
function findSmall(rows: readonly ListRow[]): ReadonlySet<string> {
  let people = 0;
  const small = new Set<string>();
  for (const { id, size } of rows) {
    if (people + size > fewPeople) continue;
    people += size;
    small.add(id);
  }
  return small;
}

/**
 * Small lists are counted whenever they are shown. Of the others it is shown what was counted last, and
 * somebody waits for it only the first time.
 */
async function countAll(
  transaction: Transaction,
  rows: readonly ListRow[],
  now: Date,
): Promise<Counted[]> {
  const small = findSmall(rows);
  const known = rows.map((row) => ({ row, kept: small.has(row.id) ? null : presentKept(row) }));
  const unknown = known.filter(({ kept }) => kept === null).map(({ row }) => row);
  const counted = await countLists(transaction, unknown, now);
  return known.flatMap(({ row, kept }) => {
    const figures = kept ?? counted.get(row.id);
    if (figures === undefined) return [];
    return [{ row, figures, isNew: kept === null && !small.has(row.id) }];
  });
}

async function keepFresh(
  { database, askForCounting }: ListServices,
  lists: readonly Counted[],
  now: Date,
): Promise<void> {
  const added = lists.filter(({ isNew }) => isNew);
  if (added.length > 0) {
    await database.asSystem(async (transaction) => {
      for (const { row, figures } of added) await keepCounted(transaction, row, figures);
    });
  }
  for (const { row, figures } of lists) {
    const age = now.getTime() - new Date(figures.countedAt).getTime();
    if (age > freshMilliseconds) {
      askForCounting({ organizationId: row.organization_id, listId: row.id });
    }
  }
}

export async function showLists(
  services: ListServices,
  scope: TenantScope,
  page: { limit: number; cursor?: string | undefined; archived?: boolean | undefined },
): Promise<{ lists: List[]; nextCursor: string | null }> {
  const before = decodeIdCursor(page.cursor) ?? lastId;
  const now = services.now();
  const { counted, nextCursor } = await services.database.asTenant(scope, async (transaction) => {
    const values = [before, page.limit + 1, page.archived ?? false];
    const rows = await transaction.all(inScope(scope, listLists), values);
    const { shown, nextCursor: next } = cutPage(rows, page.limit, ({ id }) => id);
    return { counted: await countAll(transaction, shown, now), nextCursor: next };
  });
  await keepFresh(services, counted, now);
  return { lists: counted.map(({ row, figures }) => presentList(row, figures)), nextCursor };
}

/** In the transaction that has just changed it. */
export async function readList(
  transaction: Transaction,
  scope: TenantScope,
  listId: string,
  now: Date,
): Promise<Counted> {
  const row = await transaction.first(inScope(scope, findList), [listId]);
  if (row === undefined) throw new ProblemError('not_found');
  const [counted] = await countAll(transaction, [row], now);
  if (counted === undefined) throw new Error('the list was not counted');
  return counted;
}

export async function showList(
  services: ListServices,
  scope: TenantScope,
  listId: string,
): Promise<List> {
  const now = services.now();
  const counted = await services.database.asTenant(scope, (transaction) =>
    readList(transaction, scope, listId, now),
  );
  await keepFresh(services, [counted], now);
  return presentList(counted.row, counted.figures);
}
