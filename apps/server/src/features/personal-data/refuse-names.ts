import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import { namesPerson } from './names-person.ts';
import { findNames } from './queries/retention.ts';

/**
 * The record of activity outlives the person's data, and nothing is ever taken out of it: what is written there must
 * not name them.
 */
export async function refuseNames(
  transaction: Transaction,
  { organizationId, contactId }: { organizationId: string; contactId: string },
  { path, text }: { path: string; text: string },
): Promise<void> {
  const row = await transaction.first(findNames, [organizationId, contactId]);
  if (row === undefined) return;
  const known = {
    fullName: row.full_name,
    email: row.email,
    reference: row.external_reference,
    numbers: row.numbers === '' ? [] : row.numbers.split(' '),
  };
  if (!namesPerson(text, known)) return;
  throw invalidInput(
    path,
    'Leave out names and numbers: this stays on record when the person is gone.',
  );
}
