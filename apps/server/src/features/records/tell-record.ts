import { judgeAgain } from '../../dialer/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import { listContactsOfNumber } from './queries/subject.ts';
import type { RecordContext, RecordServices } from './record-services.ts';

export interface NewRecord {
  /** Such as `suppression.recorded`. */
  action: string;
  contactId: string;
  /** Whoever else is called on it is judged again too. */
  e164?: string | null;
  /** Words of the catalogue alone: the record of activity outlives the person's data. */
  detail?: Readonly<Record<string, string>>;
}

/** What follows from anything that is learned of a person, in the transaction that writes it. */
export async function tellRecord(
  { effects }: Pick<RecordServices, 'effects'>,
  transaction: Transaction,
  { organizationId, userId }: RecordContext['scope'],
  { action, contactId, e164 = null, detail = {} }: NewRecord,
): Promise<void> {
  const sharers = e164 === null ? [] : await transaction.all(listContactsOfNumber, [e164]);
  const people = new Set([contactId, ...sharers.map((row) => row.contact_id)]);
  await judgeAgain(transaction, organizationId, [...people]);
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action,
      subject: { kind: 'contact', id: contactId },
      detail,
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'contacts_changed' } },
  ]);
}
