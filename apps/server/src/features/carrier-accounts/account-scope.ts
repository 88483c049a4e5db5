import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';

export type AccountServices = Pick<
  Services,
  'database' | 'effects' | 'log' | 'now' | 'secrets' | 'hasPublicUrl'
>;

/**
 * In the organization that is named; where a super administrator names none, with the accounts of the
 * installation, as the system: what is done to those is written down in every organization.
 */
export function inScope<Result>(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return scope.organizationId === null ? database.asSystem(work) : database.asTenant(scope, work);
}
