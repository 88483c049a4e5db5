import { type Membership, role } from '@ringfence/contract/access';
import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { listMemberships } from './queries.ts';

export async function listOwnMemberships(
  services: Pick<Services, 'database'>,
  principal: Principal,
): Promise<Membership[]> {
  const rows = await services.database.asTenant(
    { userId: principal.userId, organizationId: null },
    (transaction) => transaction.all(listMemberships),
  );
  return rows.map((row) => ({
    organizationId: row.organization_id,
    role: role.parse(row.role),
    createdAt: row.created_at.toISOString(),
    organization: {
      id: row.organization_id,
      name: row.name,
      createdAt: row.organization_created_at.toISOString(),
      zone: row.zone,
      suspendedAt: row.suspended_at?.toISOString() ?? null,
    },
  }));
}
