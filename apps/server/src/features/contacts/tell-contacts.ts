import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';

interface StoredContact {
  contactId: string | null;
  result: 'added' | 'changed' | 'unchanged' | 'rejected';
}

/** Of each who was added or changed, in the transaction that did it. */
export async function tellContacts(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
  results: readonly StoredContact[],
  hasList: boolean,
): Promise<void> {
  const entries = results.flatMap(({ contactId, result }) =>
    contactId !== null && (result === 'added' || result === 'changed')
      ? [
          {
            organizationId,
            actor: { kind: 'profile' as const, id: userId },
            action: `contact.${result}`,
            subject: { kind: 'contact', id: contactId },
          },
        ]
      : [],
  );
  await appendEntries(transaction, effects, entries);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'contacts_changed' } },
    ...(hasList ? [{ organizationId, event: { kind: 'lists_changed' as const } }] : []),
  ]);
}
