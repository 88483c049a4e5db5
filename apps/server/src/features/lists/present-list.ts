import { money } from '@ringfence/contract/common';
import type { List } from '@ringfence/contract/lists';
import * as z from 'zod';
import { presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { findList } from './queries.ts';

const balances = z.array(money);

export function presentList(row: RowOf<typeof findList.row>): List {
  return {
    id: row.id,
    organization: presentOrganization(row),
    name: row.name,
    createdAt: row.created_at.toISOString(),
    contacts: row.contacts,
    balances: balances.parse(row.balances),
    lastImportAt: row.last_import_at?.toISOString() ?? null,
  };
}
