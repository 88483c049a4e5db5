import type { PersonWithFactors } from '@ringfence/contract/second-factors';
import { AuthError, findPersonWithFactors, removeLostFactor } from '../../auth/index.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';

type RescueServices = Pick<Services, 'database' | 'effects' | 'keepsSessions'>;

/** Somebody who has lost their second factor and asks for help. */
export async function findPerson(
  services: RescueServices,
  email: string,
): Promise<PersonWithFactors> {
  const person = services.keepsSessions ? await findPersonWithFactors(services, email) : undefined;
  if (person === undefined) throw new ProblemError('not_found');
  return {
    id: person.id,
    email: person.email,
    fullName: person.fullName,
    factors: person.factors.map((factor) => ({
      id: factor.id,
      name: factor.name,
      isVerified: factor.isVerified,
      createdAt: factor.createdAt.toISOString(),
    })),
  };
}

/** The person signs in with the first factor then; the holder of the lost one is signed out. */
export async function removeSecondFactor(
  services: RescueServices,
  { userId: actorId }: Principal,
  { userId, factorId }: { userId: string; factorId: string },
): Promise<Record<never, never>> {
  if (!services.keepsSessions) throw new ProblemError('not_found');
  await removeLostFactor(services, {
    userId,
    factorId,
    actor: { kind: 'super_administrator', id: actorId },
    endsSessions: true,
  }).catch(explainMissing);
  return {};
}

function explainMissing(error: unknown): never {
  if (error instanceof AuthError && error.code === 'mfa_factor_not_found') {
    throw new ProblemError('not_found');
  }
  throw error;
}
