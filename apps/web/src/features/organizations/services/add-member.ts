import type { Role } from '@ringfence/contract/access';
import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

/** Makes somebody a member of the organization of the client. */
export const addMember = defineService(
  'Error adding the member',
  (client: Source<'members', 'add'>, userId: string, role: Role = 'member') =>
    client.members.add({ userId, role }),
);
