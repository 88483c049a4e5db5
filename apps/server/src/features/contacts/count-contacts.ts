import type { ContactFilter } from '@ringfence/contract/contacts';
import type { TenantScope } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { countContacts as countStatement } from './queries/find-contacts.ts';
import { readFilter } from './read-filter.ts';

/** How many match: exactly up to ten thousand, beyond it about. */
export async function countContacts(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  filter: ContactFilter,
): Promise<{ count: number; isExact: boolean }> {
  const counted = await database.asTenant(scope, (transaction) =>
    transaction.first(countStatement, [readFilter(filter, now())]),
  );
  return { count: counted?.people ?? 0, isExact: counted?.is_exact ?? true };
}
