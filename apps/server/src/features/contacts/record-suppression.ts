import * as z from 'zod';
import { judgeAgain } from '../../dialer/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import {
  insertSuppression,
  liftSuppression as liftStatement,
  listContactsOfNumber,
} from './queries.ts';

type Scope = TenantScope & { organizationId: string };
type SuppressionServices = Pick<Services, 'database' | 'effects' | 'now'>;
const output = z.object({ suppressionId: z.uuid() });

async function tell(
  { effects }: SuppressionServices,
  transaction: Transaction,
  { organizationId, userId }: Scope,
  action: string,
  contactId: string,
): Promise<void> {
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action,
      subject: { kind: 'contact', id: contactId },
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'contacts_changed' } },
  ]);
}

/** From its commit on, no call to the person or number is placed any more, in any campaign. */
export function recordSuppression(
  services: SuppressionServices,
  context: { scope: Scope; headers: Headers },
  input: { contactId: string; kind: 'medium_stop' | 'number_stop'; note: string },
): Promise<{ suppressionId: string }> {
  const request = { ...context, operation: 'contacts.suppress', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const made = await transaction.first(insertSuppression, [
      input.contactId,
      input.kind,
      input.note,
      services.now(),
    ]);
    if (made === undefined) throw new ProblemError('not_found');
    await judgeAgain(transaction, context.scope.organizationId, [input.contactId]);
    await tell(services, transaction, context.scope, 'suppression.recorded', input.contactId);
    return { suppressionId: made.id };
  });
}

/** Lifting twice is no error: the second time there is nothing left to lift. */
export function liftSuppression(
  services: SuppressionServices,
  scope: Scope,
  suppressionId: string,
): Promise<{ suppressionId: string }> {
  return services.database.asTenant(scope, async (transaction) => {
    const lifted = await transaction.first(liftStatement, [suppressionId, services.now()]);
    if (lifted !== undefined) {
      const sharers = await transaction.all(listContactsOfNumber, [lifted.e164]);
      const contactIds = [lifted.contact_id, ...sharers.map((row) => row.contact_id)];
      await judgeAgain(transaction, scope.organizationId, contactIds);
      await tell(services, transaction, scope, 'suppression.lifted', lifted.contact_id);
    }
    return { suppressionId };
  });
}
