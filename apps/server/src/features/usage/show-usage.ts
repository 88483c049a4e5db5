import type { MonthOfUsage } from '@ringfence/contract/usage';
import type { TenantScope } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { sumMonths } from './queries.ts';

const shownMonths = 12;

/** What the organization used in this month and in those before it, newest first. */
export async function showUsage(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
): Promise<{ months: MonthOfUsage[] }> {
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(sumMonths, [now(), shownMonths]),
  );
  return { months: rows.map(({ month, calls, minutes }) => ({ month, calls, minutes })) };
}
