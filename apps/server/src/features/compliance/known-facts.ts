import { standingOrigins } from '@ringfence/domain/calls/call-kinds';
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
import { readRetry } from '../../ledger/index.ts';

const moment = z.coerce.date();
const minute = z.number().int().min(0).max(1440);

export const knownIds = z.array(z.string());
export const knownRoles = z.array(z.object({ role: z.string().nullable() }));

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
  direction: z.enum(directions),
  debtIds: z.array(z.string()),
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
const debts = z.array(
  z.object({
    id: z.string(),
    reference: z.string(),
    state: z.enum(['open', 'promised', 'paid', 'disputed', 'recalled', 'closed']),
    group: z.string().nullable(),
    noticeOn: z.iso.date().nullable(),
    creditor: z.string().nullable(),
    kind: z.enum(debtKinds).nullable(),
    isTimeBarred: z.boolean(),
    role: z.enum(personRoles).nullable(),
    firstContactAt: moment.nullable(),
    /** The day of the first promise about it that is open. */
    promisedOn: z.iso.date().nullable(),
    /** Which calls about it were agreed on, and are to be made. */
    agreed: z.array(z.enum(standingOrigins)),
  }),
);
const ownRestriction = {
  ...restriction,
  debtId: z.string().nullable(),
  phone: z.string().nullable(),
  place: z.enum(phonePlaces).nullable(),
  liftedAt: moment.nullable(),
};
const inconvenient = z.array(
  z.object({ days: z.array(z.enum(weekdays)), from: minute, to: minute, at: moment }),
);
/** With the campaign that made it; null: none did. */
const calls = z.array(z.object({ ...call, phone, campaignId: z.string().nullable() }));
const outsideCalls = z.array(z.object({ ...outsideCall, phone }));

const consents = z.array(
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
);
const person = z.object({
  id: z.string(),
  country: z.string(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  confirmedZone: z.string().nullable(),
  bornOn: z.iso.date().nullable(),
  birthYear: z.number().int().nullable(),
  isServiceMember: z.boolean(),
});

/** What the database tells of a person and their numbers, checked before the rules see it. */
export const knownFacts = z.object({
  person,
  /** In the order in which they are called. */
  phones: knownPhones,
  /** In the order in which they are called about. */
  debts,
  consents,
  restrictions: z.array(z.object(ownRestriction)),
  /** Of others who owe a debt of the person as well. */
  stays: z.array(z.object({ debtId: z.string(), at: moment, liftedAt: moment.nullable() })),
  /** Of everybody who has one of the numbers. */
  numberRestrictions: z.array(z.object({ ...restriction, phone, personId })),
  /** Of somebody who was erased and had one of the numbers. */
  keptStops: z.array(z.object({ ...restriction, phone })),
  inconvenient,
  calls,
  /** The last ones to each of the numbers that were for others. */
  numberCalls: z.array(z.object({ ...call, phone, personId })),
  outsideCalls,
  numberOutsideCalls: z.array(z.object({ ...outsideCall, phone, personId })),
  /** Other contacts that are the same human. */
  linked: z.array(
    z.object({
      personId,
      person,
      phones: knownPhones,
      debts,
      consents,
      restrictions: z.array(z.object({ ...ownRestriction, isMistake: z.boolean() })),
      inconvenient,
      calls,
      outsideCalls,
    }),
  ),
});

export type KnownFacts = z.output<typeof knownFacts>;

/** What is the same for everybody who is asked about together. */
export const sharedFacts = z.object({
  /** The campaign that asks, with its rules for trying again as they are stored; null: none asks. */
  trying: z.object({ campaignId: z.string(), retry: z.unknown().transform(readRetry) }).nullable(),
  licences: z.array(z.object({ region: z.string(), expiresOn: z.iso.date().nullable() })),
  abandonment: z.array(
    z.object({ day: z.iso.date(), answered: z.number().int(), abandoned: z.number().int() }),
  ),
  /** When the campaign calls; null where nothing was chosen. */
  campaign: z
    .object({
      startsAt: moment.nullable(),
      endsAt: moment.nullable(),
      hours: z
        .array(z.object({ from: minute, to: minute }).nullable())
        .length(7)
        .nullable(),
    })
    .nullable(),
});

export type SharedFacts = z.output<typeof sharedFacts>;
