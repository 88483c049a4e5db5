import { type ImportLayout, importKind } from '@ringfence/contract/imports';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { deleteLayout, listLayouts } from './queries/layouts.ts';

export async function showLayouts(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
): Promise<{ layouts: ImportLayout[] }> {
  const rows = await database.asTenant(scope, (transaction) => transaction.all(listLayouts));
  return {
    layouts: rows.map((row) => ({
      id: row.id,
      name: row.name,
      kind: importKind.parse(row.kind),
      columns: row.columns,
      usedAt: row.used_at.toISOString(),
    })),
  };
}

export async function forgetLayout(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
  layoutId: string,
): Promise<{ layoutId: string }> {
  const gone = await database.asTenant(scope, (transaction) =>
    transaction.first(deleteLayout, [layoutId]),
  );
  if (gone === undefined) throw new ProblemError('not_found');
  return { layoutId };
}
