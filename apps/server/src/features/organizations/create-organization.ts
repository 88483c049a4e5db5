import { type Membership, membership } from '@ringfence/contract/access';
import { ensureProfile } from '../../auth/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import { openOnce } from '../../platform/idempotency/open-once.ts';
import type { Services } from '../../services.ts';
import { isSuperAdministrator } from '../access/index.ts';
import { hasMembership, insertAdmin, insertOrganization, lockProfile } from './queries.ts';

export interface OrganizationServices
  extends Pick<Services, 'database' | 'effects' | 'superAdministratorEmails' | 'keepsSessions'> {
  /** Whether people open organizations by themselves, or super administrators alone. */
  organizationCreation: 'open' | 'closed';
}

/**
 * Opens an organization with the person who asks as its admin. Everybody opens one at most, so a
 * second click makes no second organization; super administrators open as many as they need.
 */
export async function createOrganization(
  services: OrganizationServices,
  { principal, headers }: { principal: Principal; headers: Headers },
  name: string,
): Promise<Membership> {
  const { userId } = principal;
  const isSuper = isSuperAdministrator(services, principal);
  if (services.organizationCreation === 'closed' && !isSuper) {
    throw new ProblemError(
      'not_permitted',
      'Only a super administrator opens organizations here. Ask to be added to one.',
    );
  }
  // Of somebody who signs in elsewhere it was made at first sight.
  if (services.keepsSessions) await ensureProfile(services, userId);
  // As the system, because no tenant may write an organization: the checks stand here instead.
  const request = { userId, headers, operation: 'organizations.create', input: { name } };
  return openOnce(services.database, { ...request, output: membership }, async (transaction) => {
    await transaction.all(lockProfile, [userId]);
    if (!isSuper && (await transaction.first(hasMembership, [userId]))?.found) {
      throw new ProblemError(
        'not_permitted',
        'You already belong to an organization. Only a super administrator opens another one.',
      );
    }
    const answer = await insertWithAdmin(transaction, userId, name);
    const { organizationId } = answer;
    await appendEntries(transaction, services.effects, [
      {
        organizationId,
        actor: { kind: isSuper ? 'super_administrator' : 'profile', id: userId },
        action: 'organization.created',
        subject: { kind: 'organization', id: organizationId },
      },
    ]);
    return { organizationId, answer };
  });
}

async function insertWithAdmin(
  transaction: Transaction,
  userId: string,
  name: string,
): Promise<Membership> {
  const organization = await transaction.first(insertOrganization, [name]);
  if (organization === undefined) throw new Error('an organization was not written');
  const admin = await transaction.first(insertAdmin, [organization.id, userId]);
  if (admin === undefined) throw new Error('a membership was not written');
  return {
    organizationId: organization.id,
    role: 'admin',
    createdAt: admin.created_at.toISOString(),
    organization: {
      id: organization.id,
      name: organization.name,
      createdAt: organization.created_at.toISOString(),
      zone: null,
      suspendedAt: null,
    },
  };
}
