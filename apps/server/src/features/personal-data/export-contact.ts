import { appendEntries } from '../../platform/activity/append-entries.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { contactParts, readContactItself, readContactParts } from './read-contact.ts';

export interface PersonalData {
  fileName: string;
  content: Record<string, unknown>;
}

/** One document with everything that is stored about a person. It is kept nowhere. */
export function exportContact(
  { database, effects, now }: Pick<Services, 'database' | 'effects' | 'now'>,
  scope: OrganizationScope,
  contactId: string,
): Promise<PersonalData> {
  const { organizationId, userId } = scope;
  return database.asTenant(scope, async (transaction) => {
    const contact = await readContactItself(transaction, contactId);
    if (contact === undefined) throw new ProblemError('not_found');
    const content: Record<string, unknown> = {
      exportedAt: now().toISOString(),
      contact: contact.document,
      ...(await readContactParts(transaction, contactId, contactParts)),
    };
    await appendEntries(transaction, effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'contact.exported',
        subject: { kind: 'contact', id: contactId },
      },
    ]);
    return { fileName: `contact-${contactId}.json`, content };
  });
}
