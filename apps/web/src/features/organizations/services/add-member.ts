import type { Role } from '@ringfence/contract/access';
import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

/** Makes somebody a member of the organization of the client. */
export function addMember(client: Source<'members', 'add'>, userId: string, role: Role = 'member') {
  return toDataResult(client.members.add({ userId, role }), 'Error adding the member');
}
