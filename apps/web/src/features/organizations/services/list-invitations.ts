import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

/** The invitations of the organization of the client that nobody has taken yet, newest first. */
export const listInvitations = defineService(
  'Error fetching invitations',
  async (client: Source<'invitations', 'list'>) => (await client.invitations.list()).invitations,
);
