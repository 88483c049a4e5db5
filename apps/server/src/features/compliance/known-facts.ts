import { outcomes } from '@ringfence/domain/calls/words';
import {
  consentKinds,
  debtKinds,
  directions,
  lineTypes,
  pastOutcomes,
  personRoles,
  phonePlaces,
  restrictionKinds,
  weekdays,
} from '@ringfence/domain/compliance/words';
import * as z from 'zod';

const moment = z.coerce.date();
const minute = z.number().int().min(0).max(1440);

export const knownPhones = z.array(
  z.object({
    id: z.string(),
    e164: z.string(),
    lineType: z.enum(lineTypes),
    place: z.enum(phonePlaces).nullable(),
    state: z.enum(['active', 'wrong', 'disconnected', 'stopped']),
  }),
);

const restriction = { kind: z.enum(restrictionKinds), at: moment };
const call = {
  at: moment,
  debtId: z.string(),
  isUnderWay: z.boolean(),
  outcome: z.enum(outcomes).nullable(),
};
const outsideCall = {
  at: moment,
  debtIds: z.array(z.string()),
  direction: z.enum(directions),
  outcome: z.enum(pastOutcomes),
};
const personId = z.string();
const phone = z.string();

/** What the database tells of a person and their numbers, checked before the rules see it. */
export const knownFacts = z.object({
  person: z.object({
    id: z.string(),
    country: z.string(),
    region: z.string().nullable(),
    postalCode: z.string().nullable(),
    confirmedZone: z.string().nullable(),
    bornOn: z.iso.date().nullable(),
    birthYear: z.number().int().nullable(),
    isServiceMember: z.boolean(),
  }),
  /** In the order in which they are called. */
  phones: knownPhones,
  /** In the order in which they are called about. */
  debts: z.array(
    z.object({
      id: z.string(),
      state: z.enum(['open', 'promised', 'paid', 'disputed', 'recalled', 'closed']),
      group: z.string().nullable(),
      noticeOn: z.iso.date().nullable(),
      creditor: z.string().nullable(),
      kind: z.enum(debtKinds).nullable(),
      isTimeBarred: z.boolean(),
      role: z.enum(personRoles).nullable(),
      firstContactAt: moment.nullable(),
    }),
  ),
  consents: z.array(
    z.object({
      kind: z.enum(consentKinds),
      phone: z.string().nullable(),
      at: moment,
      revokedAt: moment.nullable(),
      expiresAt: moment.nullable(),
      fromMinute: minute.nullable(),
      toMinute: minute.nullable(),
      place: z.enum(phonePlaces).nullable(),
    }),
  ),
  restrictions: z.array(
    z.object({
      ...restriction,
      debtId: z.string().nullable(),
      phone: z.string().nullable(),
      liftedAt: moment.nullable(),
    }),
  ),
  /** Of whoever has one of the numbers. */
  numberRestrictions: z.array(z.object({ ...restriction, phone, personId })),
  /** Of somebody who was erased and had one of the numbers. */
  keptStops: z.array(z.object({ ...restriction, phone })),
  inconvenient: z.array(
    z.object({ days: z.array(z.enum(weekdays)), from: minute, to: minute, at: moment }),
  ),
  calls: z.array(z.object({ ...call, phone })),
  /** The last ones to each of the numbers that were for others. */
  numberCalls: z.array(z.object({ ...call, phone, personId })),
  outsideCalls: z.array(z.object({ ...outsideCall, phone })),
  numberOutsideCalls: z.array(z.object({ ...outsideCall, phone, personId })),
});

export type KnownFacts = z.output<typeof knownFacts>;

/** What is the same for everybody who is asked about together. */
export const sharedFacts = z.object({
  licences: z.array(z.object({ region: z.string(), expiresOn: z.iso.date().nullable() })),
  abandonment: z.array(
    z.object({ day: z.iso.date(), answered: z.number().int(), abandoned: z.number().int() }),
  ),
});

export type SharedFacts = z.output<typeof sharedFacts>;
