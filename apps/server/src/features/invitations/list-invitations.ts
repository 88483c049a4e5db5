import { role } from '@ringfence/contract/access';
import type { Invitation } from '@ringfence/contract/invitations';
import type { TenantScope } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { listInvitations as listStatement } from './queries.ts';

/** Those that have expired stand there too: they are waiting to be sent again. */
export async function listInvitations(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
): Promise<{ invitations: Invitation[] }> {
  const rows = await database.asTenant(scope, (transaction) => transaction.all(listStatement));
  return {
    invitations: rows.map((row) => ({
      id: row.id,
      email: row.email,
      role: role.parse(row.role),
      invitedBy: row.invited_by,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
  };
}
