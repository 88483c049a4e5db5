import * as fc from 'fast-check';
import { makePolicy, type Policy, type WeekHours } from '../policy.ts';
import type {
  AbandonmentFact,
  CampaignFact,
  ConsentFact,
  Facts,
  InconvenientFact,
  LicenceFact,
  PastCallFact,
  RestrictionFact,
} from '../types.ts';
import * as words from '../words.ts';

const minuteLength = 60_000;
const dayLength = 86_400_000;

/** Of every pack's country, of states with rules of their own, with several zones, and of nowhere. */
export const anyPhone = fc.constantFrom(
  ...['+13125550100', '+12125550100', '+14155550100', '+12195550123', '+16025550100'],
  ...['+16175550100', '+12065550100', '+12025550100', '+13045550100', '+15035550100'],
  ...['+18005550100', '+18085550100', '+16715550100', '+442079460018', '+14165550100'],
  ...['+15145550100', '+16045550100', '+14035550100', '+61291234567', '+911123456789'],
  ...['+525512345678', '+551112345678', '+576012345678', '+56221234567'],
);

export type Address = Pick<Facts['person'], 'country' | 'region' | 'postalCode'>;

const makeAddress = (
  country: string | null,
  region: string | null,
  postalCode: string | null,
): Address => ({ country, region, postalCode });

export const nowhere = makeAddress(null, null, null);

export const anyAddress = fc.constantFrom(
  ...['IL', 'MA', 'WA', 'DC', 'WV', 'OR', 'FL', 'NV', 'TN', 'NY', 'HI', 'AL'].map((region) =>
    makeAddress('US', region, null),
  ),
  ...['60601', '86045', '10001', '02108', '90001', '46402'].map((zip) =>
    makeAddress('US', null, zip),
  ),
  makeAddress('US', 'MA', '02108'),
  makeAddress(null, 'IL', null),
  makeAddress(null, null, '60601'),
  makeAddress('US', null, null),
  makeAddress('CA', 'ON', 'M5V 2T6'),
  makeAddress('CA', 'QC', 'H2X 1Y4'),
  makeAddress('CA', 'BC', null),
  makeAddress('CA', 'AB', null),
  ...['GB', 'AU', 'IN', 'MX', 'BR', 'CO', 'CL'].map((country) => makeAddress(country, null, null)),
  makeAddress('BR', 'SP', null),
);

/** Half of them while it is day in America, where most of the people are. */
const anyMoment = fc.oneof(
  fc
    .integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 11, 31) })
    .map((time) => new Date(time)),
  fc
    .tuple(fc.integer({ min: 0, max: 4 * 365 }), fc.integer({ min: 16 * 60, max: 24 * 60 }))
    .map(([day, minute]) => new Date(Date.UTC(2025, 0, 1 + day, 0, minute))),
);

/** Null more often than not. */
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, arbitrary);

const anyDebtIds = fc.subarray(['debt', 'other']);
const anyGroup = fc.constantFrom(null, null, 'loan');

/** Up to so many days before the moment, by the minute; sometimes to the very second. */
function beforeBy(now: Date, days: number): fc.Arbitrary<Date> {
  return fc
    .tuple(fc.integer({ min: 0, max: days * 24 * 60 }), fc.constantFrom(0, 0, 0, 1, 59_999))
    .map(([minutes, rest]) => new Date(now.getTime() - minutes * minuteLength - rest));
}

function around(now: Date, days: number): fc.Arbitrary<Date> {
  return beforeBy(new Date(now.getTime() + days * dayLength), 2 * days);
}

function dayAround(now: Date, days: number): fc.Arbitrary<string> {
  return around(now, days).map((date) => date.toISOString().slice(0, 10));
}

/** Mostly of this person and to the number that is asked about. */
export function anyPastCall(now: Date, e164: string): fc.Arbitrary<PastCallFact> {
  return fc.record({
    at: beforeBy(now, 40),
    personId: fc.constantFrom('person', 'person', 'person', 'neighbour'),
    debtIds: anyDebtIds,
    group: anyGroup,
    phone: fc.oneof({ weight: 2, arbitrary: fc.constant(e164) }, anyPhone),
    direction: fc.constantFrom('outbound', 'outbound', 'outbound', 'inbound'),
    outcome: fc.constantFrom(...words.pastOutcomes, 'no_answer', 'no_answer', 'voicemail'),
  });
}

/** Somebody who hardly ever answers: limits are reached. */
function anyAttempt(now: Date, e164: string): fc.Arbitrary<PastCallFact> {
  return beforeBy(now, 8).map((at) => ({
    at,
    personId: 'person',
    debtIds: ['debt'],
    group: null,
    phone: e164,
    direction: 'outbound',
    outcome: 'no_answer',
  }));
}

function anyHistory(now: Date, e164: string): fc.Arbitrary<PastCallFact[]> {
  return fc.oneof(
    fc.array(anyPastCall(now, e164), { maxLength: 6 }),
    fc.array(anyAttempt(now, e164), { maxLength: 9 }),
  );
}

export function anyRestriction(
  now: Date,
  e164: string,
  kinds: readonly RestrictionFact['kind'][] = words.restrictionKinds,
): fc.Arbitrary<RestrictionFact> {
  return fc
    .record({
      kind: fc.constantFrom(...kinds),
      debtId: fc.constantFrom(null, 'debt', 'other', 'other'),
      phone: fc.oneof(fc.constant(null), fc.constant(e164), anyPhone),
      place: fc.constantFrom(null, ...words.phonePlaces),
      at: around(now, 10),
      liftedAt: fc.option(around(now, 20), { freq: 2 }),
    })
    .map((drawn) =>
      drawn.kind === 'place_inconvenient' && drawn.phone === null
        ? drawn
        : { ...drawn, place: null },
    );
}

const anyHours = fc.record({
  from: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  to: fc.integer({ min: 0, max: 24 * 60 }),
});

export function anyConsent(now: Date, e164: string): fc.Arbitrary<ConsentFact> {
  return fc.record({
    kind: fc.constantFrom(...words.consentKinds),
    phone: fc.oneof(fc.constant(e164), fc.constant(null), anyPhone),
    at: around(now, 8),
    revokedAt: seldom(around(now, 8)),
    expiresAt: seldom(around(now, 8)),
    hours: fc.option(anyHours),
    place: seldom(fc.constantFrom(...words.phonePlaces)),
  });
}

const anyInconvenient = (now: Date): fc.Arbitrary<InconvenientFact> =>
  fc
    .tuple(fc.subarray([...words.weekdays]), anyHours, seldom(around(now, 20)))
    .map(([days, hours, at]) => ({ days, ...hours, at }));

const anyLicence = (now: Date): fc.Arbitrary<LicenceFact> =>
  fc.record({
    region: fc.constantFrom('IL', 'MA', 'NY', 'CA', 'WA'),
    expiresOn: fc.option(dayAround(now, 40)),
  });

const anyAbandonment = (now: Date): fc.Arbitrary<AbandonmentFact> =>
  fc.record({
    day: beforeBy(now, 40).map((date) => date.toISOString().slice(0, 10)),
    answered: fc.integer({ min: 0, max: 100 }),
    abandoned: fc.integer({ min: 0, max: 4 }),
  });

/** Mostly what the law asks alone; sometimes whatever an organization may add. */
export const anyPolicy: fc.Arbitrary<Policy> = fc
  .record({
    pack: fc.oneof({ weight: 2, arbitrary: fc.constant('us') }, fc.constantFrom(...words.packIds)),
    strict168h: fc.boolean(),
    numberGapMinutes: fc.constantFrom(0, 0, 0, 30, 1440, 20_000),
    hours: seldom(anyWeek()),
    attemptsPerDay: seldom(fc.integer({ min: 1, max: 3 })),
    attemptsPerWeek: seldom(fc.integer({ min: 1, max: 7 })),
    abandonmentPercent: fc.constantFrom(3, 1, 0),
    licenceRequired: fc.constantFrom(false, false, false, true),
    telemarketingHours: fc.boolean(),
    frequencyBindsCreditors: fc.boolean(),
    addsPackOfPlace: fc.boolean(),
    holdsServiceMembers: fc.boolean(),
    timeBarredDisclosures: fc.constantFrom({}, { 'us-ma': 'It is too old to sue for.' }),
  })
  .map((policy) => makePolicy(policy));

function anyWeek(): fc.Arbitrary<WeekHours> {
  const hours = fc.record({
    from: fc.integer({ min: 0, max: 12 * 60 }),
    to: fc.integer({ min: 12 * 60 + 1, max: 24 * 60 }),
  });
  return fc.array(fc.option(hours), { minLength: 7, maxLength: 7 });
}

/** Of a campaign that has hours of its own; most have none. */
const anyCampaign = (now: Date): fc.Arbitrary<CampaignFact> =>
  fc.record({
    startsAt: seldom(around(now, 4)),
    endsAt: seldom(around(now, 8)),
    hours: seldom(anyWeek()),
  });

export interface Case {
  readonly now: Date;
  readonly policy: Policy;
  readonly facts: Facts;
}

/** Of every kind of fact something, and little enough that there is a verdict that could change. */
export const anyCase: fc.Arbitrary<Case> = fc
  .tuple(anyMoment, anyPhone, anyPolicy)
  .chain(([now, e164, policy]) =>
    fc
      .record({
        mode: fc.constantFrom('human', 'human', ...words.callModes),
        collectorRole: fc.constantFrom(...words.collectorRoles),
        purpose: fc.constantFrom('collect', ...words.purposes),
        address: fc.oneof({ weight: 3, arbitrary: anyAddress }, fc.constant(nowhere)),
        confirmedZone: fc.constantFrom(null, null, null, 'America/Denver', 'Europe/London'),
        phones: fc.array(anyPhone, { maxLength: 2 }),
        lineType: fc.constantFrom(...words.lineTypes),
        place: fc.constantFrom(null, ...words.phonePlaces),
        group: anyGroup,
        noticeOn: fc.oneof(fc.constantFrom('unasked', null), dayAround(now, 20)),
        kind: seldom(fc.constantFrom(...words.debtKinds)),
        isTimeBarred: fc.constantFrom(false, false, false, true),
        firstContactAt: fc.oneof(fc.constantFrom('unasked', null), beforeBy(now, 12)),
        promisedUntil: seldom(dayAround(now, 20)),
        phonePlaces: fc.uniqueArray(
          fc.record({ e164: anyPhone, place: fc.constantFrom(...words.phonePlaces) }),
          { maxLength: 2, selector: ({ e164 }) => e164 },
        ),
        role: seldom(fc.constantFrom(...words.personRoles)),
        bornOn: seldom(fc.constantFrom('1950-02-28', '2008-07-01', '2009-11-01', '2012-02-29')),
        birthYear: seldom(fc.integer({ min: 1950, max: 2012 })),
        isServiceMember: fc.constantFrom(false, false, false, true),
        consents: fc.array(anyConsent(now, e164), { maxLength: 3 }),
        restrictions: fc.array(anyRestriction(now, e164), { maxLength: 2 }),
        inconvenient: fc.oneof(
          { weight: 3, arbitrary: fc.constant([]) },
          fc.array(anyInconvenient(now), { maxLength: 2 }),
        ),
        history: anyHistory(now, e164),
        licences: fc.oneof(
          fc.constant('unasked' as const),
          fc.array(anyLicence(now), { maxLength: 4 }),
        ),
        abandonment: fc.oneof(
          { weight: 4, arbitrary: fc.constant('unasked' as const) },
          fc.array(anyAbandonment(now), { maxLength: 5 }),
        ),
        campaign: seldom(anyCampaign(now)),
      })
      .map(({ mode, collectorRole, purpose, address, ...drawn }) => ({
        now,
        policy,
        facts: {
          direction: 'outbound' as const,
          mode,
          furtherDebtIds: ['further'],
          collectorRole,
          purpose,
          person: {
            id: 'person',
            ...address,
            confirmedZone: drawn.confirmedZone,
            phones: drawn.phones,
            phonePlaces: drawn.phonePlaces,
            role: drawn.role,
            bornOn: drawn.bornOn,
            birthYear: drawn.birthYear,
            isServiceMember: drawn.isServiceMember,
          },
          phone: { e164, lineType: drawn.lineType, place: drawn.place },
          debt: {
            id: 'debt',
            group: drawn.group,
            noticeOn: drawn.noticeOn,
            kind: drawn.kind,
            isTimeBarred: drawn.isTimeBarred,
            firstContactAt: drawn.firstContactAt,
            promisedUntil: drawn.promisedUntil,
          },
          consents: drawn.consents,
          restrictions: drawn.restrictions,
          inconvenient: drawn.inconvenient,
          history: drawn.history,
          licences: drawn.licences,
          abandonment: drawn.abandonment,
          ...(drawn.campaign === null ? {} : { campaign: drawn.campaign }),
        },
      })),
  );

let drawn: readonly Case[] | undefined;

/** So many that every rule speaks, always the same. They are drawn once: that takes longer than to judge them. */
export function drawCases(): readonly Case[] {
  drawn ??= fc.sample(anyCase, { numRuns: 4000, seed: 16 });
  return drawn;
}
