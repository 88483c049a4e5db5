import type { Profile } from '@ringfence/contract/profile';
import type { Role } from '@ringfence/domain/access/permissions';
import { AuthError, addAccount, WeakPasswordError } from '../../auth/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { notifyMembers } from '../notifications/index.ts';
import { insertMembership } from './queries/people.ts';

export type UserServices = Pick<
  Services,
  'database' | 'effects' | 'log' | 'now' | 'settings' | 'keepsSessions'
>;

interface NewMembership {
  organizationId: string;
  role: Role;
}

export interface UserInput {
  email: string;
  password: string;
  fullName: string;
  membership?: NewMembership | undefined;
}

const brokenReferenceCode = '23503';

function explainRefusal(error: unknown): never {
  if (error instanceof WeakPasswordError) throw invalidInput('password', error.message);
  if (error instanceof AuthError && error.code === 'email_exists') {
    throw new ProblemError('account_exists');
  }
  if (error instanceof AuthError && error.code === 'unexpected_failure') {
    throw new ProblemError('internal_error', error.message);
  }
  throw error;
}

/** The organization may be deleted, or never have been. */
function explainMembership(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === brokenReferenceCode) {
    throw invalidInput('membership.organizationId', 'This organization does not exist.');
  }
  throw error;
}

/** A person who can sign in at once. Where the membership cannot be made, neither is the person. */
export async function createUser(
  services: UserServices,
  { userId: actorId }: Principal,
  { email, password, fullName, membership }: UserInput,
): Promise<Profile> {
  if (!services.keepsSessions) {
    throw new ProblemError(
      'not_permitted',
      'People sign in at another server here. Create the account there, and add the person once they have signed in.',
    );
  }
  const createdAt = services.now();
  const id = await addAccount(services, {
    email,
    password,
    fullName,
    also: async (transaction, userId) => {
      if (membership === undefined) return;
      await transaction
        .all(insertMembership, [membership.organizationId, userId, membership.role])
        .catch(explainMembership);
      await tellJoining(services, transaction, { ...membership, userId, actorId });
    },
  }).catch(explainRefusal);
  if (membership !== undefined) await notifyAdmins(services, membership, id);
  return { id, email, fullName, createdAt: createdAt.toISOString() };
}

async function tellJoining(
  { effects }: UserServices,
  transaction: Transaction,
  { organizationId, role, userId, actorId }: NewMembership & { userId: string; actorId: string },
): Promise<void> {
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'super_administrator', id: actorId },
      action: 'member.added',
      subject: { kind: 'profile', id: userId },
      detail: { role },
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'members_changed' } },
    { organizationId, event: { kind: 'organization_changed' } },
  ]);
}

/** Afterwards, because the sign-in protocol's role tells nobody anything; they see the member anyway. */
async function notifyAdmins(
  { database, effects, log }: UserServices,
  { organizationId }: NewMembership,
  userId: string,
): Promise<void> {
  try {
    await database.asSystem((transaction) =>
      notifyMembers(transaction, effects, {
        organizationId,
        kind: 'member_joined',
        subject: { kind: 'profile', id: userId },
        to: 'admins',
        except: userId,
      }),
    );
  } catch (error) {
    log.warn({ error, organizationId }, 'the admins could not be told of a new member');
  }
}
