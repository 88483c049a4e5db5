import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { decide } from './decide.ts';
import { packs } from './packs/index.ts';
import { makePolicy, mostAbandonmentPercent, type Policy } from './policy.ts';
import { makeFacts } from './testing/make-facts.ts';
import type { Decision, Facts } from './types.ts';
import {
  callModes,
  collectorRoles,
  lineTypes,
  packIds,
  pastOutcomes,
  phonePlaces,
} from './words.ts';

const dayLength = 86_400_000;
const anyMoment = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 31) })
  .map((time) => new Date(time));
const before = (now: Date, days: number) =>
  fc
    .integer({ min: 0, max: days * 24 * 60 })
    .map((minutes) => new Date(now.getTime() - minutes * 60_000));

/** A number and an address of the same place, mostly where there is a law of its own. */
const places = [
  ['+13125550100', 'US', 'IL', '60601'],
  ['+16175550100', 'US', 'MA', '02108'],
  ['+12125550100', 'US', 'NY', '10001'],
  ['+12065550100', 'US', 'WA', '98101'],
  ['+12025550100', 'US', 'DC', null],
  ['+15045550100', 'US', 'LA', '70112'],
  ['+14165550100', 'CA', 'ON', 'M5V 2T6'],
  ['+61291234567', 'AU', null, null],
] as const;
const anyPlace = fc.constantFrom(...places);

const dated = (now: Date) => before(now, 40).map((at) => at.toISOString().slice(0, 10));

const anyFacts = (now: Date): fc.Arbitrary<Facts> =>
  fc
    .record({
      place: anyPlace,
      mode: fc.constantFrom(...callModes),
      collectorRole: fc.constantFrom(...collectorRoles),
      lineType: fc.constantFrom(...lineTypes),
      tiedTo: fc.constantFrom(null, ...phonePlaces),
      noticeOn: fc.option(dated(now)),
      hasConsent: fc.boolean(),
      history: fc.array(
        fc.record({
          at: before(now, 12),
          personId: fc.constantFrom('person', 'person', 'neighbour'),
          debtIds: fc.subarray(['debt', 'other']),
          group: fc.constant(null),
          phone: anyPlace.map(([phone]) => phone),
          direction: fc.constantFrom('outbound', 'outbound', 'outbound', 'inbound'),
          outcome: fc.constantFrom(...pastOutcomes),
        }),
        { maxLength: 12 },
      ),
      frequencyConsent: fc.option(before(now, 8), { freq: 1 }),
      licences: fc.array(
        fc.record({ region: fc.constantFrom('IL', 'MA', 'NY'), expiresOn: fc.option(dated(now)) }),
        { maxLength: 2 },
      ),
      abandonment: fc.array(
        fc.record({
          day: dated(now),
          answered: fc.integer({ min: 0, max: 200 }),
          abandoned: fc.integer({ min: 0, max: 6 }),
        }),
        { maxLength: 3 },
      ),
    })
    .map(({ place, lineType, tiedTo, noticeOn, hasConsent, frequencyConsent, ...rest }) => {
      const [e164, country, region, postalCode] = place;
      const lasting = { phone: e164, revokedAt: null, expiresAt: null, hours: null, place: null };
      const long = new Date(now.getTime() - 100 * dayLength);
      return makeFacts({
        ...rest,
        phone: { e164, lineType, place: tiedTo },
        person: { country, region, postalCode, phones: [e164] },
        debt: { noticeOn },
        consents: [
          ...(hasConsent ? [{ ...lasting, kind: 'tcpa' as const, at: long }] : []),
          ...(frequencyConsent === null
            ? []
            : [{ ...lasting, kind: 'frequency' as const, at: frequencyConsent }]),
        ],
      });
    });

const anyHours = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from, to }));

/** Everything that an organization can decide besides the pack itself. */
const anyAdditions: fc.Arbitrary<Omit<Policy, 'pack' | 'addsPackOfPlace'>> = fc.record({
  strict168h: fc.boolean(),
  numberGapMinutes: fc.constantFrom(0, 0, 30, 1440, 7 * 1440),
  hours: fc.option(fc.array(fc.option(anyHours, { freq: 5 }), { minLength: 7, maxLength: 7 })),
  attemptsPerDay: fc.option(fc.integer({ min: 1, max: 7 })),
  attemptsPerWeek: fc.option(fc.integer({ min: 1, max: 7 })),
  abandonmentPercent: fc.integer({ min: 0, max: 10 * mostAbandonmentPercent }).map((n) => n / 10),
  licenceRequired: fc.boolean(),
  telemarketingHours: fc.boolean(),
  frequencyBindsCreditors: fc.boolean(),
  holdsServiceMembers: fc.boolean(),
  timeBarredDisclosures: fc.constantFrom({}, { 'us-ma': 'It is too old to sue for.' }),
});

const anyCase = anyMoment.chain((now) =>
  fc.record({
    now: fc.constant(now),
    facts: anyFacts(now),
    pack: fc.constantFrom('us', 'us', ...packIds),
    additions: anyAdditions,
  }),
);

const strictness = { allow: 0, defer: 1, block: 2 };

function expectNoLaxer(bare: Decision, added: Decision): void {
  expect(strictness[added.verdict.kind]).toBeGreaterThanOrEqual(strictness[bare.verdict.kind]);
  if (bare.verdict.kind === 'defer' && added.verdict.kind === 'defer') {
    expect(added.verdict.until.getTime()).toBeGreaterThanOrEqual(bare.verdict.until.getTime());
  }
  // Nor is anything let through that was stopped, whatever else stops the call now.
  const stops = listStops(added);
  expect([...listStops(bare)].filter((code) => !stops.has(code))).toEqual([]);
}

/** A day that is closed altogether has no hours that could be closed. */
const closings = new Set(['WINDOW_CLOSED', 'DAY_BLOCKED']);

function listStops({ reasons }: Decision): Set<string> {
  return new Set(
    reasons.flatMap(({ code, verdict }) => {
      if (verdict.kind === 'allow') return [];
      return [closings.has(code) ? 'closed' : code];
    }),
  );
}

describe('whatever an organization decides', () => {
  it('is never laxer than its pack', () => {
    fc.assert(
      fc.property(anyCase, ({ now, facts, pack, additions }) => {
        for (const addsPackOfPlace of [false, true]) {
          const bare = makePolicy({ pack, addsPackOfPlace });
          const added = { ...additions, pack, addsPackOfPlace };
          expectNoLaxer(decide(facts, bare, now), decide(facts, added, now));
        }
      }),
      { numRuns: tries(1_000) },
    );
  });

  it('keeps the law of the place where a person lives besides that of its pack', () => {
    fc.assert(
      fc.property(anyCase, ({ now, facts, pack, additions }) => {
        const { country } = facts.person;
        const theirs = Object.values(packs).filter(
          (each) => each.country === country && (each.region ?? 'ON') === 'ON',
        );
        const both = { ...additions, pack, addsPackOfPlace: true };
        for (const { id } of theirs) {
          expectNoLaxer(decide(facts, makePolicy({ pack: id }), now), decide(facts, both, now));
        }
      }),
      { numRuns: tries(500) },
    );
  });
});
