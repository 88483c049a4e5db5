import { holdUploadsOff, judgeAgain } from '../../ledger/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import { raiseLedger } from './queries/subject.ts';
import type { RecordContext, RecordServices } from './record-services.ts';

export interface NewRecord {
  /** Such as `suppression.recorded`. */
  action: string;
  contactId: string;
  /** Words of the catalogue alone: the record of activity outlives the person's data. */
  detail?: Readonly<Record<string, string | readonly string[]>>;
  /** Whether it tells nothing that a rule would ask for; left out: it may. */
  isHarmless?: boolean;
}

/** What follows from anything that is learned of a person, in the transaction that writes it. */
export async function tellRecord(
  { effects }: Pick<RecordServices, 'effects'>,
  transaction: Transaction,
  { organizationId, userId }: RecordContext['scope'],
  { action, contactId, detail = {}, isHarmless = false }: NewRecord,
): Promise<void> {
  if (!isHarmless) {
    // An upload that is being stored holds its people: nobody waits for it, see judgeAgain.
    if (await holdUploadsOff(transaction, organizationId)) {
      await transaction.all(raiseLedger, [contactId]);
    }
    await judgeAgain(transaction, organizationId, [contactId]);
  }
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
