import { listRequests, readPhoneState } from '@ringfence/domain/calls/outcome-requests';
import type { Outcome } from '@ringfence/domain/calls/words';
import type { Transaction } from '../platform/database/database.ts';
import { insertRequests, markPhones } from './queries/requests.ts';

/** How a call went, as far as it tells something of the person or the number. */
export interface CallOutcome {
  organizationId: string;
  contactId: string;
  callId: string;
  phoneId: string;
  e164: string;
  outcome: Outcome;
}

/** Marks the numbers of these calls; before anything is written of their people. */
export async function markCalledPhones(
  transaction: Transaction,
  calls: readonly CallOutcome[],
): Promise<void> {
  const phones = calls.flatMap(({ organizationId, phoneId, outcome }) => {
    const state = readPhoneState(outcome);
    return state === null ? [] : [{ organizationId, phoneId, state }];
  });
  if (phones.length > 0) await transaction.all(markPhones, [JSON.stringify(phones)]);
}

/**
 * Writes the reasons not to call that somebody gave on a call, by a key or as it was entered afterwards: one way
 * for both, so that they mean the same.
 */
export async function insertCallRequests(
  transaction: Transaction,
  calls: readonly CallOutcome[],
  { at, recordedBy }: { at: Date; recordedBy: string | null },
): Promise<void> {
  const requests = calls.flatMap(({ organizationId, contactId, callId, e164, outcome }) =>
    listRequests(outcome).map(({ kind, about }) => ({
      ...{ organizationId, contactId, callId, kind },
      e164: about === 'number' ? e164 : null,
      isOfDebts: about === 'debts',
    })),
  );
  if (requests.length === 0) return;
  await transaction.all(insertRequests, [JSON.stringify(requests), at, recordedBy]);
}
