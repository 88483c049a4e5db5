import { presentAsPastCall } from '@ringfence/domain/calls/count-attempt';
import { outcomes } from '@ringfence/domain/calls/words';
import type { Facts, PastCallFact } from '@ringfence/domain/compliance/types';
import * as z from 'zod';
import type { Transaction } from '../platform/database/database.ts';
import type { CampaignKey } from './claim-targets.ts';
import { loadFacts as loadStatement } from './queries/facts.ts';

const moment = z.coerce.date();
const known = z.object({
  person: z.object({
    id: z.string(),
    country: z.string(),
    region: z.string().nullable(),
    postalCode: z.string().nullable(),
    confirmedZone: z.string().nullable(),
    phones: z.array(z.string()),
  }),
  phone: z.object({
    e164: z.string(),
    lineType: z.enum(['mobile', 'landline', 'voip', 'unknown']),
  }),
  debt: z.object({ id: z.string(), open: z.boolean() }),
  consents: z.array(
    z.object({
      kind: z.literal('tcpa'),
      phone: z.string(),
      at: moment,
      revokedAt: moment.nullable(),
      expiresAt: moment.nullable(),
    }),
  ),
  restrictions: z.array(
    z.object({
      kind: z.enum(['medium_stop', 'number_stop', 'wrong_number', 'paid']),
      debtId: z.string().nullable(),
      phone: z.string().nullable(),
      at: moment,
      liftedAt: moment.nullable(),
    }),
  ),
  history: z.array(
    z.object({
      at: moment,
      debtId: z.string(),
      phone: z.string(),
      outcome: z.enum(outcomes).nullable(),
    }),
  ),
});

function presentFacts(found: z.output<typeof known>): Facts {
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
  return new Map(rows.map((row) => [row.contact_id, presentFacts(known.parse(row.known))]));
}
