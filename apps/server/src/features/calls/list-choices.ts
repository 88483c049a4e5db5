import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { Services } from '../../services.ts';
import { listChoices as listStatement } from './queries/list.ts';

interface Named {
  id: string;
  name: string;
}

export async function listChoices(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
): Promise<{ campaigns: Named[]; lists: Named[]; callerIds: string[]; accounts: Named[] }> {
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, listStatement)),
  );
  const listNamed = (wanted: string): Named[] =>
    rows.flatMap(({ kind, id, name }) => (kind === wanted && id !== null ? [{ id, name }] : []));
  return {
    campaigns: listNamed('campaign'),
    lists: listNamed('list'),
    callerIds: rows
      .filter(({ kind }) => kind === 'caller_id')
      .map(({ name }) => name)
      .toSorted(),
    accounts: listNamed('account'),
  };
}
