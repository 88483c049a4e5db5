import type { ShownMember } from './services/list-members.ts';

/** Somebody who never gave a name is called by their address. */
export function nameMember({ fullName, email }: Pick<ShownMember, 'fullName' | 'email'>): string {
  return fullName || email;
}
