import { type Need, need } from '@ringfence/contract/dashboard';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import { listNeeds } from './queries/list-needs.ts';

/** A licence is listed this long before it expires. */
const noticeMilliseconds = 30 * 86_400_000;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export async function presentNeeds(
  transaction: Transaction,
  scope: TenantScope,
  now: Date,
): Promise<Need[]> {
  const rows = await transaction.all(inScope(scope, listNeeds), [
    dayOf(now),
    dayOf(new Date(now.getTime() + noticeMilliseconds)),
  ]);
  return rows.map((row) => ({
    kind: need.shape.kind.parse(row.kind),
    organization: presentOrganization(row),
    id: row.id,
    name: row.name,
    because: row.because,
    said: row.said,
    on: row.due_on,
    found: row.found,
  }));
}
