import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export function removeMember(client: Source<'members', 'remove'>, userId: string) {
  return toDataResult(client.members.remove({ userId }), 'Error removing the member');
}
