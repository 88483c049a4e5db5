import { presentAsPastCall } from '@ringfence/domain/calls/count-attempt';
import type { Facts, PastCallFact } from '@ringfence/domain/compliance/types';
import type { Transaction } from '../platform/database/database.ts';
import type { CampaignKey } from './claim-targets.ts';
import { type KnownFacts, knownFacts } from './known-facts.ts';
import { loadFacts as loadStatement } from './queries/facts.ts';

function presentFacts(found: KnownFacts): Facts {
  const { person, phone, debt, consents, restrictions, history } = found;
  // A debt that is no longer open is as good as paid to the rules: nobody is called about it.
  const settled = {
    kind: 'paid',
    debtId: null,
    phone: null,
    at: new Date(0),
    liftedAt: null,
  } as const;
  return {
    mode: 'prerecorded',
    person,
    phone,
    debt: { id: debt.id },
    consents,
    restrictions: debt.open ? restrictions : [...restrictions, settled],
    history: history.flatMap(({ at, debtId, phone: called, outcome }): PastCallFact[] => {
      const past = presentAsPastCall(outcome);
      if (past === null) return [];
      const call = { at, personId: person.id, debtIds: [debtId], phone: called };
      return [{ ...call, direction: 'outbound', outcome: past }];
    }),
  };
}

/**
 * The facts of each person who is not on the phone, and whose phone does not ring, at this moment.
 * Read after the locks, so that no other worker can change it before this one has decided.
 */
export async function loadFacts(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  contactIds: readonly string[],
  now: Date,
): Promise<Map<string, Facts>> {
  const rows = await transaction.all(loadStatement, [organizationId, campaignId, contactIds, now]);
  const free = rows.filter(({ busy }) => !busy);
  return new Map(free.map((row) => [row.contact_id, presentFacts(knownFacts.parse(row.known))]));
}
