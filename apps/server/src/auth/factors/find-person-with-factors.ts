import { findPersonByEmail, listFactors } from '../queries/factors.ts';
import type { AuthServices } from '../services.ts';

export interface FoundPerson {
  id: string;
  email: string;
  fullName: string;
  factors: { id: string; name: string; isVerified: boolean; createdAt: Date }[];
}

/** Whose email this is, and what second factors they have; undefined when it is nobody's. */
export async function findPersonWithFactors(
  { database }: Pick<AuthServices, 'database'>,
  email: string,
): Promise<FoundPerson | undefined> {
  return database.asAuth(async (transaction) => {
    const person = await transaction.first(findPersonByEmail, [email]);
    if (person === undefined) return undefined;
    const factors = await transaction.all(listFactors, [person.id]);
    return {
      id: person.id,
      email: person.email,
      fullName: person.full_name,
      factors: factors.map((factor) => ({
        id: factor.id,
        name: factor.friendly_name,
        isVerified: factor.status === 'verified',
        createdAt: factor.created_at,
      })),
    };
  });
}
