import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

/** What an invitation offers; its secret goes in the body, where no log keeps it. */
export const showInvitation = defineService(
  'Error fetching the invitation',
  (client: Source<'invitations', 'show'>, token: string) => client.invitations.show({ token }),
);
