import * as z from 'zod';
import type { User } from '../sessions/issue-session.ts';

// What a person says about themselves can be anything; only this counts as a name.
const named = z.object({ full_name: z.string().trim().max(200) });

export interface Person {
  id: string;
  email: string;
  fullName: string;
  createdAt: Date;
}

/** Who somebody is as far as the sign-in protocol knows. */
export function describePerson(
  user: Pick<User, 'id' | 'email' | 'user_metadata' | 'created_at'>,
): Person {
  const metadata = named.safeParse(user.user_metadata);
  return {
    id: user.id,
    email: user.email ?? '',
    fullName: metadata.success ? metadata.data.full_name : '',
    createdAt: user.created_at,
  };
}
