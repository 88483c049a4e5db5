import { judgeAgain, linkPersons } from '../../ledger/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import {
  chooseInForce,
  liftRestrictions,
  lockMarkedPhones,
  restoreConsentsOfMany,
  restorePhones,
} from './queries/many-restrictions.ts';
import type { RecordContext, RecordServices } from './record-services.ts';

/**
 * The same for many reasons as `writeLifting` for one that was recorded by mistake, set by set. What was
 * lifted before stays as it was. Answers how many were lifted.
 */
export async function liftMany(
  services: Pick<RecordServices, 'effects' | 'now'>,
  transaction: Transaction,
  { organizationId, userId }: RecordContext['scope'],
  restrictionIds: readonly string[],
): Promise<number> {
  const found = await transaction.all(chooseInForce, [restrictionIds]);
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  // Phones before people, people before permissions: the order in which the dialer writes.
  await transaction.all(lockMarkedPhones, [ids]);
  await transaction.all(restorePhones, [ids]);
  const lifted = await transaction.all(liftRestrictions, [ids, services.now()]);
  // Not one of them: the person who asks is no admin any more.
  if (lifted.length === 0) throw new ProblemError('not_permitted');
  await transaction.all(restoreConsentsOfMany, [lifted.map(({ id }) => id)]);
  const people = [...new Set(lifted.map(({ contact_id }) => contact_id))].toSorted();
  await judgeAgain(transaction, organizationId, people);
  // As in `writeLifting`.
  await linkPersons(transaction, organizationId, people);
  await appendEntries(
    transaction,
    services.effects,
    people.map((id) => ({
      organizationId,
      actor: { kind: 'profile', id: userId },
      action: 'suppression.lifted',
      subject: { kind: 'contact', id },
    })),
  );
  return lifted.length;
}
