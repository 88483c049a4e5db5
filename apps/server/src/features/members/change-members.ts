import { type Member, member } from '@ringfence/contract/members';
import type { Role } from '@ringfence/domain/access/permissions';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { endInvitationsOf } from '../invitations/index.ts';
import { notifyMembers } from '../notifications/index.ts';
import { presentMember } from './present-member.ts';
import {
  deleteMember,
  findMember,
  insertMember,
  lockOrganization,
  mayChangeMembers,
  updateRole,
} from './queries.ts';
import { tellMember } from './tell-member.ts';

type MemberServices = Pick<Services, 'database' | 'effects' | 'now'>;
type MemberRow = RowOf<typeof findMember.row>;

/** Holds what a change is decided upon until it is written. */
async function beginChange(transaction: Transaction): Promise<void> {
  const locked = await transaction.first(lockOrganization);
  const may = await transaction.first(mayChangeMembers);
  if (locked === undefined || may?.allowed !== true) throw new ProblemError('not_permitted');
}

async function requireMember(transaction: Transaction, userId: string): Promise<MemberRow> {
  const found = await transaction.first(findMember, [userId]);
  if (found === undefined) throw new ProblemError('not_found');
  return found;
}

function refuseLastAdmin(found: MemberRow): void {
  if (found.role === 'admin' && !found.has_other_admin) throw new ProblemError('last_admin');
}

/** For super administrators, who alone may make somebody a member without asking them. */
export function addMember(
  services: MemberServices,
  context: { scope: OrganizationScope; headers: Headers },
  input: { userId: string; role: Role },
): Promise<Member> {
  const { scope } = context;
  const request = { ...context, operation: 'members.add', input, output: member };
  return writeOnce(services.database, request, async (transaction) => {
    await beginChange(transaction);
    const { userId, role } = input;
    if ((await transaction.first(findMember, [userId])) !== undefined) {
      throw new ProblemError('already_member');
    }
    const added = await transaction.first(insertMember, [userId, role]);
    if (added === undefined) throw new ProblemError('not_found');
    await tellMember(services, transaction, scope, { userId, action: 'member.added', role });
    await notifyMembers(transaction, services.effects, {
      organizationId: scope.organizationId,
      kind: 'member_joined',
      subject: { kind: 'profile', id: userId },
      to: 'admins',
      except: scope.userId,
    });
    return presentMember(await requireMember(transaction, userId));
  });
}

/** Twice changes nothing. The last admin stays one. */
export function changeRole(
  services: MemberServices,
  scope: OrganizationScope,
  { userId, role }: { userId: string; role: Role },
): Promise<Member> {
  return services.database.asTenant(scope, async (transaction) => {
    await beginChange(transaction);
    const found = await requireMember(transaction, userId);
    if (found.role === role) return presentMember(found);
    refuseLastAdmin(found);
    // Before their role changes: an admin who steps down may end nothing here afterwards.
    if (role === 'member') await endInvitationsOf(services, transaction, scope, userId);
    await transaction.all(updateRole, [userId, role]);
    await tellMember(services, transaction, scope, {
      userId,
      action: 'member.role_changed',
      role,
      before: found.role,
    });
    await notifyMembers(transaction, services.effects, {
      organizationId: scope.organizationId,
      kind: 'role_changed',
      subject: { kind: 'profile', id: userId },
      to: { userIds: [userId] },
      except: scope.userId,
    });
    return presentMember({ ...found, role });
  });
}

/** What the person did stays in the activity; their live stream ends when it next looks. */
export function removeMember(
  services: MemberServices,
  scope: OrganizationScope,
  userId: string,
): Promise<Record<never, never>> {
  return services.database.asTenant(scope, async (transaction) => {
    await beginChange(transaction);
    const found = await requireMember(transaction, userId);
    refuseLastAdmin(found);
    // Before they leave: an admin who leaves may write nothing here afterwards.
    await endInvitationsOf(services, transaction, scope, userId);
    await tellMember(services, transaction, scope, {
      userId,
      action: 'member.removed',
      role: found.role,
    });
    await transaction.all(deleteMember, [userId]);
    return {};
  });
}
