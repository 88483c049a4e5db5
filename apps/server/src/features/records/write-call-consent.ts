import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { findDeath, insertConsent } from './queries/records.ts';

/**
 * The permission to be called before the days of rest are over (12 CFR 1006.14(b)(3)(i)), as somebody gave it together
 * with something else that is recorded: the same as one that is recorded by itself.
 */
export async function writeCallConsent(
  transaction: Transaction,
  { contactId, words, at, path }: { contactId: string; words: string; at: Date; path: string },
): Promise<void> {
  const death = await transaction.first(findDeath, [contactId]);
  if (death?.is_dead === true) {
    throw invalidInput(path, 'This person has died and can permit nothing.');
  }
  const scope = [null, null, null, null];
  const day = at.toISOString().slice(0, 10);
  const values = [contactId, 'frequency', null, 'given_to_us', at, words, ...scope, day];
  const made = await transaction.first(insertConsent, values);
  if (made === undefined) throw new ProblemError('not_permitted');
}
