import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export const acceptInvitation = defineService(
  'Error accepting the invitation',
  (client: Source<'invitations', 'accept'>, token: string) => client.invitations.accept({ token }),
);
