import type { Role } from '@ringfence/contract/access';
import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export const changeRole = defineService(
  'Error updating the role',
  (client: Source<'members', 'changeRole'>, userId: string, role: Role) =>
    client.members.changeRole({ userId, role }),
);
