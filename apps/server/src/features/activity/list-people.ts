import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { Services } from '../../services.ts';
import { listPeople as listStatement } from './queries/entries.ts';

/** Those whose deeds can be asked for. */
export async function listPeople(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
): Promise<{ people: { id: string; name: string }[] }> {
  const people = await database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, listStatement), []),
  );
  return { people: people.map(({ id, name }) => ({ id, name })) };
}
