import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { findDebts, findSubject as findStatement } from './queries/subject.ts';

export interface Subject {
  contactId: string;
  e164: string | null;
  debtId: string | null;
}

/** Whom and what a record is about; nobody's number or debt is taken for another's. */
export async function findSubject(
  transaction: Transaction,
  named: { contactId: string; phoneId?: string | null; debtId?: string | null },
): Promise<Subject> {
  const { contactId, phoneId = null, debtId = null } = named;
  const found = await transaction.first(findStatement, [contactId, phoneId, debtId]);
  if (found === undefined) throw new ProblemError('not_found');
  if (phoneId !== null && found.e164 === null) {
    throw invalidInput('phoneId', 'This is not a number of the person.');
  }
  if (debtId !== null && found.debt_id === null) {
    throw invalidInput('debtId', 'This is not a debt of the person.');
  }
  return { contactId: found.contact_id, e164: found.e164, debtId: found.debt_id };
}

export async function checkDebts(
  transaction: Transaction,
  contactId: string,
  debtIds: readonly string[],
): Promise<void> {
  if (debtIds.length === 0) return;
  const found = await transaction.all(findDebts, [contactId, debtIds]);
  if (found.length === new Set(debtIds).size) return;
  throw invalidInput('debtIds', 'One of these is not a debt of the person.');
}
