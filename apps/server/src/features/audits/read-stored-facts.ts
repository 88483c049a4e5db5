import type { Facts } from '@ringfence/domain/compliance/types';
import {
  callModes,
  collectorRoles,
  consentKinds,
  debtKinds,
  directions,
  lineTypes,
  pastOutcomes,
  personRoles,
  phonePlaces,
  purposes,
  restrictionKinds,
  weekdays,
} from '@ringfence/domain/compliance/words';
import * as z from 'zod';

const moment = z.iso.datetime({ offset: true }).pipe(z.coerce.date());
const minute = z.number().int().min(0).max(1440);

/** Of a campaign, for seven days from Monday on. */
export const storedHours = z
  .array(z.object({ from: minute, to: minute }).nullable())
  .length(7)
  .nullable();
const unasked = z.literal('unasked');

/**
 * Facts as a decision keeps them, with dates that are dates again. What the first decisions did not know
 * of is taken as they took it: rules that nobody asked for then are not asked now.
 */
const storedFacts = z.object({
  direction: z.enum(directions).default('outbound'),
  mode: z.enum(callModes),
  collectorRole: z.enum(collectorRoles).default('third_party'),
  purpose: z.enum(purposes).default('collect'),
  person: z.object({
    id: z.string(),
    country: z.string().nullable(),
    region: z.string().nullable(),
    postalCode: z.string().nullable(),
    confirmedZone: z.string().nullable(),
    phones: z.array(z.string()),
    phonePlaces: z.array(z.object({ e164: z.string(), place: z.enum(phonePlaces) })).default([]),
    role: z.enum(personRoles).nullable().default(null),
    bornOn: z.iso.date().nullable().default(null),
    birthYear: z.number().int().nullable().default(null),
    isServiceMember: z.boolean().default(false),
  }),
  phone: z.object({
    e164: z.string(),
    lineType: z.enum(lineTypes),
    place: z.enum(phonePlaces).nullable().default(null),
  }),
  debt: z.object({
    id: z.string(),
    group: z.string().nullable().default(null),
    noticeOn: z.union([unasked, z.iso.date()]).nullable().default('unasked'),
    kind: z.enum(debtKinds).nullable().default(null),
    isTimeBarred: z.boolean().default(false),
    firstContactAt: z.union([unasked, moment]).nullable().default('unasked'),
    promisedUntil: z.iso.date().nullable().default(null),
    isReminder: z.boolean().exactOptional(),
  }),
  furtherDebtIds: z.array(z.string()).default([]),
  consents: z.array(
    z.object({
      kind: z.enum(consentKinds),
      phone: z.string().nullable(),
      at: moment,
      revokedAt: moment.nullable(),
      expiresAt: moment.nullable(),
      hours: z.object({ from: minute, to: minute }).nullable().default(null),
      place: z.enum(phonePlaces).nullable().default(null),
    }),
  ),
  restrictions: z.array(
    z.object({
      kind: z.enum(restrictionKinds),
      debtId: z.string().nullable(),
      phone: z.string().nullable(),
      place: z.enum(phonePlaces).nullable().default(null),
      at: moment,
      liftedAt: moment.nullable(),
    }),
  ),
  inconvenient: z
    .array(
      z.object({
        days: z.array(z.enum(weekdays)),
        from: minute,
        to: minute,
        at: moment.nullable().default(null),
      }),
    )
    .default([]),
  history: z.array(
    z.object({
      at: moment,
      personId: z.string(),
      debtIds: z.array(z.string()),
      group: z.string().nullable().default(null),
      phone: z.string(),
      direction: z.enum(directions),
      outcome: z.enum(pastOutcomes),
    }),
  ),
  licences: z
    .union([unasked, z.array(z.object({ region: z.string(), expiresOn: z.iso.date().nullable() }))])
    .default('unasked'),
  abandonment: z
    .union([
      unasked,
      z.array(
        z.object({ day: z.iso.date(), answered: z.number().int(), abandoned: z.number().int() }),
      ),
    ])
    .default('unasked'),
  campaign: z
    .object({
      startsAt: z.coerce.date().nullable(),
      endsAt: z.coerce.date().nullable(),
      hours: storedHours,
    })
    .optional(),
  phoneOrder: z.array(z.string()).optional(),
}) satisfies z.ZodType<Facts>;

/** Undefined where they cannot be read. */
export function readStoredFacts(stored: unknown): Facts | undefined {
  return storedFacts.safeParse(stored).data;
}
