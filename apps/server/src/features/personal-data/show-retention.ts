import type { Retention } from '@ringfence/contract/personal-data';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findRetention } from './queries/retention.ts';

export async function showRetention(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  contactId: string,
): Promise<Retention> {
  const row = await database.asTenant(scope, (transaction) =>
    transaction.first(inScope(scope, findRetention), [contactId]),
  );
  if (row === undefined) throw new ProblemError('not_found');
  return {
    contactId: row.contact_id,
    lastActivityAt: row.last_activity_at?.toISOString() ?? null,
    keptUntil: row.kept_until?.toISOString() ?? null,
    isBeingCalled: row.is_being_called,
  };
}
