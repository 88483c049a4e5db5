import type { User } from '@supabase/auth-js';
import type { SignedInUser } from './auth-context.ts';

function presentPhone(phone: string): string {
  return phone === '' ? '' : `+${phone.replace(/^\+/, '')}`;
}

export function presentUser({ id, email = '', phone = '', user_metadata }: User): SignedInUser {
  const fullName: unknown = user_metadata.full_name;
  const hasName = typeof fullName === 'string' && fullName.trim() !== '';
  return { id, email, name: hasName ? fullName.trim() : email || presentPhone(phone) };
}
