import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export const removeMember = defineService(
  'Error removing the member',
  (client: Source<'members', 'remove'>, userId: string) => client.members.remove({ userId }),
);
