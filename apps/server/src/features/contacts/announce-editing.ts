import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { findEditor } from './queries/edit.ts';

/** Everybody who looks at the contact sees at once that somebody edits it, and who. */
export function announceEditing(
  { database, effects }: Pick<Services, 'database' | 'effects'>,
  scope: OrganizationScope,
  { contactId, isEditing }: { contactId: string; isEditing: boolean },
): Promise<{ contactId: string }> {
  return database.asTenant(scope, async (transaction) => {
    const found = await transaction.first(findEditor, [contactId]);
    if (found === undefined) throw new ProblemError('not_found');
    const editor = { id: found.editor_id, fullName: found.full_name };
    await publishEvents(transaction, effects.wakeRelay, [
      {
        organizationId: scope.organizationId,
        event: { kind: 'contact_edited', contactId, editor, isEditing },
      },
    ]);
    return { contactId };
  });
}
