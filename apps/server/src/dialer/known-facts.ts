import { outcomes } from '@ringfence/domain/calls/words';
import * as z from 'zod';

const moment = z.coerce.date();
/** What the database tells of a person, checked before the rules see it. */
export const knownFacts = z.object({
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

export type KnownFacts = z.output<typeof knownFacts>;
