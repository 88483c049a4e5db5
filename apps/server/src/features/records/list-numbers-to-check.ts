import type { Transaction } from '../../platform/database/database.ts';
import { listToCheck } from './queries/reassigned.ts';

export interface NumberToCheck {
  contactId: string;
  e164: string;
  consentOn: string;
}

/** Numbers that may be called by consent and were not checked since a day, at most so many. */
export async function listNumbersToCheck(
  transaction: Transaction,
  since: string,
  most: number,
): Promise<NumberToCheck[]> {
  const rows = await transaction.all(listToCheck, [since, most]);
  return rows.map(({ contact_id, e164, consent_on }) => ({
    contactId: contact_id,
    e164,
    consentOn: consent_on,
  }));
}
