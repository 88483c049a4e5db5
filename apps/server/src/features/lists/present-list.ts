import { money } from '@ringfence/contract/common';
import type { List } from '@ringfence/contract/lists';
import * as z from 'zod';
import { presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { countFigures, findList } from './queries/show-lists.ts';

export type ListRow = RowOf<typeof findList.row>;
/** What is counted over the people of a list. */
export type Figures = Pick<List, 'contacts' | 'balances' | 'callable' | 'called' | 'countedAt'>;

const balances = z.array(money);

export function presentFigures(
  row: Omit<RowOf<typeof countFigures.row>, 'list_id'>,
  countedAt: Date,
): Figures {
  return {
    contacts: row.contacts,
    balances: balances.parse(row.balances),
    callable: {
      now: row.callable_now,
      later: row.callable_later,
      never: row.callable_never,
      unknown: row.callable_unknown,
    },
    called: row.called,
    countedAt: countedAt.toISOString(),
  };
}

/** What was counted before, where it was. */
export function presentKept(row: ListRow): Figures | null {
  if (row.counted_at === null) return null;
  return presentFigures(
    {
      contacts: row.contacts ?? 0,
      balances: row.balances,
      callable_now: row.callable_now ?? 0,
      callable_later: row.callable_later ?? 0,
      callable_never: row.callable_never ?? 0,
      callable_unknown: row.callable_unknown ?? 0,
      called: row.called ?? 0,
    },
    row.counted_at,
  );
}

export function presentList(row: ListRow, figures: Figures): List {
  const { last_import_id: importId, last_import_file: fileName } = row;
  return {
    id: row.id,
    organization: presentOrganization(row),
    name: row.name,
    createdAt: row.created_at.toISOString(),
    archivedAt: row.archived_at?.toISOString() ?? null,
    ...figures,
    lastImportAt: row.last_import_at?.toISOString() ?? null,
    lastImport: importId === null || fileName === null ? null : { id: importId, fileName },
  };
}
