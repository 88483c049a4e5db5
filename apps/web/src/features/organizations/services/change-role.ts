import type { Role } from '@ringfence/contract/access';
import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export function changeRole(client: Source<'members', 'changeRole'>, userId: string, role: Role) {
  return toDataResult(client.members.changeRole({ userId, role }), 'Error updating the role');
}
