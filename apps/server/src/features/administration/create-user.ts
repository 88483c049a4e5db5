import { type Profile, profile } from '@ringfence/contract/profile';
import { AuthError, addAccount, WeakPasswordError } from '../../auth/index.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import {
  findFirstAnswer,
  keepFirstAnswer,
  type WriteRequest,
} from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { insertMembership } from './queries/people.ts';
import { type NewMembership, notifyAdmins, tellJoining } from './tell-joining.ts';

export type UserServices = Pick<
  Services,
  'database' | 'effects' | 'log' | 'now' | 'settings' | 'keepsSessions' | 'passwords'
>;

export interface UserInput {
  email: string;
  password: string;
  fullName: string;
  membership?: NewMembership | undefined;
}

interface UserContext {
  principal: Principal;
  headers: Headers;
}

const brokenReferenceCode = '23503';
const personReference = 'user_organizations_user_id_fkey';

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

/** The organization may be deleted, or never have been. A person without a profile is our fault. */
function explainMembership(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === brokenReferenceCode) {
    const isAboutPerson = 'constraint' in error && error.constraint === personReference;
    if (!isAboutPerson) {
      throw invalidInput('membership.organizationId', 'This organization does not exist.');
    }
  }
  throw error;
}

/** Its answer is kept in the organization; a person who joins none exists once by their address. */
function describeRequest(
  { principal, headers }: UserContext,
  { email, fullName, membership }: UserInput,
): WriteRequest<Profile> | undefined {
  if (membership === undefined) return undefined;
  const { organizationId } = membership;
  return {
    scope: { userId: principal.userId, organizationId, isSuperAdministrator: true },
    headers,
    operation: 'administration.create_user',
    // Without the password, of which nothing is kept that could be tried fast.
    input: { email, fullName, membership },
    output: profile,
  };
}

/** A person who can sign in at once. Where the membership cannot be made, neither is the person. */
export async function createUser(
  services: UserServices,
  context: UserContext,
  input: UserInput,
): Promise<Profile> {
  const { email, password, fullName, membership } = input;
  const { userId: actorId } = context.principal;
  if (!services.keepsSessions) {
    throw new ProblemError(
      'not_permitted',
      'People sign in at another server here. Create the account there, and add the person once they have signed in.',
    );
  }
  const request = describeRequest(context, input);
  const first = request && (await findFirstAnswer(services.database, request));
  if (first !== undefined) return first;
  const createdAt = services.now().toISOString();
  const answerOf = (id: string): Profile => ({ id, email, fullName, createdAt });
  const id = await addAccount(services, {
    email,
    password,
    fullName,
    also: async (transaction, userId) => {
      if (membership === undefined || request === undefined) return;
      await transaction
        .all(insertMembership, [membership.organizationId, userId, membership.role])
        .catch(explainMembership);
      await tellJoining(services, transaction, { ...membership, userId, actorId });
      await keepFirstAnswer(transaction, request, answerOf(userId));
    },
  }).catch(explainRefusal);
  if (membership !== undefined) await notifyAdmins(services, membership, id);
  return answerOf(id);
}
