import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

/** What an invitation offers; its secret goes in the body, where no log keeps it. */
export function showInvitation(client: Source<'invitations', 'show'>, token: string) {
  return toDataResult(client.invitations.show({ token }), 'Error fetching the invitation');
}
