import type { User } from '@supabase/auth-js';
import type { SignedInUser } from './auth-context.ts';

export function presentUser({ id, email, user_metadata }: User): SignedInUser {
  const fullName: unknown = user_metadata.full_name;
  const hasName = typeof fullName === 'string' && fullName.trim() !== '';
  return { id, email: email ?? '', name: hasName ? fullName.trim() : (email ?? '') };
}
