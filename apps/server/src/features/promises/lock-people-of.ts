import type { Transaction } from '../../platform/database/database.ts';
import { holdConcerned } from '../records/index.ts';
import { listOwners } from './queries.ts';

/** People before their debts and promises, as everywhere, so that nobody waits for each other. */
export async function lockPeopleOf(
  transaction: Transaction,
  organizationId: string,
  debtIds: readonly string[],
): Promise<string[]> {
  const owners = await transaction.all(listOwners, [organizationId, debtIds]);
  const people = owners.map(({ contact_id }) => contact_id);
  await holdConcerned(transaction, organizationId, people);
  return people;
}
