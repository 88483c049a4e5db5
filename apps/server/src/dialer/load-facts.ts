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

/** The facts of each claimed person. Calls under way count as if they had rung. */
export async function loadFacts(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  contactIds: readonly string[],
  now: Date,
): Promise<Map<string, Facts>> {
  const rows = await transaction.all(loadStatement, [organizationId, campaignId, contactIds, now]);
  return new Map(rows.map((row) => [row.contact_id, presentFacts(knownFacts.parse(row.known))]));
}
