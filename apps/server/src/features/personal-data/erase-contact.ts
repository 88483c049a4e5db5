import { maskPersonal } from '@ringfence/domain/text/mask-personal';
import * as z from 'zod';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnceAsSystem } from '../../platform/idempotency/write-once.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { eraseContacts, findEraser, findRetentionIn } from './queries/retention.ts';
import { refuseNames } from './refuse-names.ts';

const output = z.object({});

/** Why nobody was erased: there is nobody, a call is under way, or the records have to stay. */
async function explain(
  transaction: Transaction,
  { organizationId }: OrganizationScope,
  contactId: string,
): Promise<ProblemError> {
  const retention = await transaction.first(findRetentionIn, [organizationId, contactId]);
  if (retention === undefined) return new ProblemError('not_found');
  if (retention.is_being_called) {
    return new ProblemError('calls_in_flight', 'This person is being called. Wait for the end.');
  }
  const day = retention.kept_until?.toISOString().slice(0, 10);
  return new ProblemError(
    'records_kept',
    day === undefined
      ? undefined
      : `The law asks for these records to be kept until ${day}, three years after the last activity on a debt (12 CFR 1006.100(a)).`,
  );
}

/**
 * Takes a person out of every table, where nothing asks for their records. No role of a request may
 * delete them, so the system does it once it has checked that the user is allowed to.
 */
export function eraseContact(
  { database, effects }: Pick<Services, 'database' | 'effects'>,
  context: { scope: OrganizationScope; headers: Headers },
  input: { contactId: string; because: string },
): Promise<Record<never, never>> {
  const { scope } = context;
  const { organizationId, userId } = scope;
  const request = { ...context, operation: 'personalData.erase', input, output };
  return writeOnceAsSystem(database, request, async (transaction) => {
    const { contactId, because } = input;
    if (!scope.isSuperAdministrator) {
      const eraser = await transaction.first(findEraser, [organizationId, userId]);
      if (eraser === undefined) throw new ProblemError('not_permitted');
    }
    await refuseNames(
      transaction,
      { organizationId, contactId },
      { path: 'because', text: because },
    );
    const gone = await transaction.first(eraseContacts, [organizationId, [contactId]]);
    if (gone === undefined) throw await explain(transaction, scope, contactId);
    const kind = scope.isSuperAdministrator ? 'super_administrator' : 'profile';
    await appendEntries(transaction, effects, [
      {
        organizationId,
        actor: { kind, id: userId },
        action: 'contact.erased',
        subject: { kind: 'contact', id: contactId },
        // `refuseNames` knows this person alone: numbers and addresses of others are left out too.
        detail: { because: maskPersonal(because) },
      },
    ]);
    await publishEvents(transaction, effects.wakeRelay, [
      { organizationId, event: { kind: 'contacts_changed' } },
    ]);
    return {};
  });
}
