import { outcomes } from '@ringfence/domain/calls/words';
import {
  consentKinds,
  directions,
  lineTypes,
  pastOutcomes,
  phonePlaces,
  restrictionKinds,
  weekdays,
} from '@ringfence/domain/compliance/words';
import * as z from 'zod';

const moment = z.coerce.date();
const minute = z.number().int().min(0).max(1440);

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
    lineType: z.enum(lineTypes),
    place: z.enum(phonePlaces).nullable(),
  }),
  debt: z.object({
    id: z.string(),
    /** Null where there is no debt. */
    state: z.enum(['open', 'promised', 'paid', 'disputed', 'recalled', 'closed']).nullable(),
    group: z.string().nullable(),
    noticeOn: z.iso.date().nullable(),
  }),
  /** The person's debts under accounts with several loans. */
  groups: z.array(z.object({ debtId: z.string(), group: z.string() })),
  consents: z.array(
    z.object({
      kind: z.enum(consentKinds),
      phone: z.string().nullable(),
      at: moment,
      revokedAt: moment.nullable(),
      expiresAt: moment.nullable(),
    }),
  ),
  restrictions: z.array(
    z.object({
      kind: z.enum(restrictionKinds),
      debtId: z.string().nullable(),
      phone: z.string().nullable(),
      at: moment,
      liftedAt: moment.nullable(),
    }),
  ),
  inconvenient: z.array(z.object({ days: z.array(z.enum(weekdays)), from: minute, to: minute })),
  calls: z.array(
    z.object({
      at: moment,
      personId: z.string(),
      debtId: z.string(),
      phone: z.string(),
      outcome: z.enum(outcomes).nullable(),
    }),
  ),
  outsideCalls: z.array(
    z.object({
      at: moment,
      personId: z.string(),
      debtIds: z.array(z.string()),
      phone: z.string(),
      direction: z.enum(directions),
      outcome: z.enum(pastOutcomes),
    }),
  ),
});

export type KnownFacts = z.output<typeof knownFacts>;

/** What is the same for everybody in a campaign. */
export const sharedFacts = z.object({
  licences: z.array(z.object({ region: z.string(), expiresOn: z.iso.date().nullable() })),
  abandonment: z.array(
    z.object({ day: z.iso.date(), answered: z.number().int(), abandoned: z.number().int() }),
  ),
});

export type SharedFacts = z.output<typeof sharedFacts>;
