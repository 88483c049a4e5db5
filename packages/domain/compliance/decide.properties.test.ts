import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { makeFacts } from './testing/make-facts.ts';
import type { ConsentFact, Facts, PastCallFact, RestrictionFact, Verdict } from './types.ts';

const anyPhone = fc.constantFrom(
  ...['+13125550100', '+12125550100', '+14155550100', '+12195550123', '+16025550100'],
  ...['+18005550100', '+442079460018', '+18085550100', '+16715550100'],
);
const anyMoment = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 31) })
  .map((time) => new Date(time));
/** Hours from the moment of decision, into the past. */
const anyAge = fc.integer({ min: 0, max: 10 * 24 * 60 }).map((minutes) => minutes * 60_000);
const before = (now: Date, age: number) => new Date(now.getTime() - age);

const callBefore = (now: Date): fc.Arbitrary<PastCallFact> =>
  fc.record({
    at: anyAge.map((age) => before(now, age)),
    personId: fc.constantFrom('person', 'person', 'neighbour'),
    debtIds: fc.subarray(['debt', 'other'], { minLength: 1 }),
    phone: anyPhone,
    direction: fc.constantFrom('outbound', 'outbound', 'outbound', 'inbound'),
    outcome: fc.constantFrom(
      ...(['no_answer', 'voicemail', 'dropped', 'busy', 'not_in_service'] as const),
      ...(['no_answer', 'voicemail', 'dropped', 'conversation'] as const),
    ),
  });
const restrictionBefore = (
  now: Date,
  ...kinds: RestrictionFact['kind'][]
): fc.Arbitrary<RestrictionFact> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    debtId: fc.constantFrom(null, 'debt', 'other'),
    phone: fc.option(anyPhone),
    at: anyAge.map((age) => before(now, age)),
    liftedAt: fc.option(anyAge.map((age) => before(now, age))),
  });
const consentAround = (now: Date): fc.Arbitrary<ConsentFact> =>
  fc.record({
    kind: fc.constant('tcpa'),
    phone: anyPhone,
    at: anyAge.map((age) => before(now, age)),
    revokedAt: fc.option(
      anyAge.map((age) => before(now, age)),
      { freq: 2 },
    ),
    expiresAt: fc.option(anyAge.map((age) => before(now, -age))),
  });

interface Case {
  now: Date;
  facts: Facts;
}

/** Mostly calls that nothing blocks, so that there is a verdict that could become stricter. */
const anyCase: fc.Arbitrary<Case> = anyMoment.chain((now) =>
  fc
    .record({
      mode: fc.constantFrom('human', 'human', 'prerecorded', 'ai'),
      phones: fc.array(anyPhone, { maxLength: 2 }),
      e164: anyPhone,
      place: fc.constantFrom(
        ...([
          [null, null],
          ['IL', null],
          ['TN', null],
          [null, '60601'],
          [null, '86045'],
        ] as const),
      ),
      history: fc.array(callBefore(now), { maxLength: 12 }),
      restrictions: fc.array(restrictionBefore(now, 'wrong_number', 'number_stop'), {
        maxLength: 1,
      }),
      consents: fc.array(consentAround(now), { maxLength: 3 }),
    })
    .map(({ phones, e164, place: [region, postalCode], ...rest }) => ({
      now,
      facts: makeFacts({ ...rest, phone: { e164 }, person: { phones, region, postalCode } }),
    })),
);

const strictness = { allow: 0, defer: 1, block: 2 };

function expectNoLaxer(before: Verdict, after: Verdict): void {
  expect(strictness[after.kind]).toBeGreaterThanOrEqual(strictness[before.kind]);
  if (before.kind === 'defer' && after.kind === 'defer') {
    expect(after.until.getTime()).toBeGreaterThanOrEqual(before.until.getTime());
  }
}

describe('a verdict', () => {
  it('gets no laxer by a further call', () => {
    fc.assert(
      fc.property(
        anyCase.chain(({ now, facts }) => fc.tuple(fc.constant({ now, facts }), callBefore(now))),
        ([{ now, facts }, call]) => {
          const more = { ...facts, history: [...facts.history, call] };
          expectNoLaxer(decide(facts, now).verdict, decide(more, now).verdict);
          expect(decide(more, now).counts.debt).toBeGreaterThanOrEqual(
            decide(facts, now).counts.debt ?? 0,
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gets no laxer by a further restriction', () => {
    fc.assert(
      fc.property(
        anyCase.chain(({ now, facts }) =>
          fc.tuple(
            fc.constant({ now, facts }),
            restrictionBefore(now, 'medium_stop', 'number_stop', 'paid'),
          ),
        ),
        ([{ now, facts }, restriction]) => {
          const more = { ...facts, restrictions: [...facts.restrictions, restriction] };
          expectNoLaxer(decide(facts, now).verdict, decide(more, now).verdict);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gets no laxer by a further number of a known place', () => {
    fc.assert(
      fc.property(anyCase, anyPhone, ({ now, facts }, phone) => {
        const { verdict, zones } = decide(facts, now);
        fc.pre(zones.length > 0);
        const person = { ...facts.person, phones: [...facts.person.phones, phone] };
        expectNoLaxer(verdict, decide({ ...facts, person }, now).verdict);
      }),
      { numRuns: 300 },
    );
  });

  it('gets no laxer by an address where there was none', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.constantFrom('NY', 'HI', 'TN', 'AE', 'ZZ'),
        ({ now, facts }, region) => {
          const nowhere = { ...facts, person: { ...facts.person, region: null, postalCode: null } };
          const { verdict, zones } = decide(nowhere, now);
          fc.pre(zones.length > 0);
          const person = { ...nowhere.person, region };
          expectNoLaxer(verdict, decide({ ...nowhere, person }, now).verdict);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('that defers is an allow at its minute and not one minute before', () => {
    fc.assert(
      fc.property(anyCase, ({ now, facts }) => {
        const { verdict } = decide(facts, now);
        fc.pre(verdict.kind === 'defer');
        if (verdict.kind !== 'defer') return;
        const { until } = verdict;
        expect(until.getTime() % 60_000).toBe(0);
        expect(until.getTime()).toBeGreaterThan(now.getTime());
        expect(decide(facts, until).verdict.kind).toBe('allow');
        const before = new Date(Math.max(now.getTime(), until.getTime() - 60_000));
        expect(decide(facts, before).verdict.kind).not.toBe('allow');
      }),
      { numRuns: 500 },
    );
  });

  it('is never an allow while a date in the facts cannot be read', () => {
    const noDate = new Date(Number.NaN);
    fc.assert(
      fc.property(
        anyCase.chain(({ now, facts }) =>
          fc.tuple(
            fc.constant({ now, facts }),
            callBefore(now).map((call) => ({ ...call, at: noDate })),
            restrictionBefore(now, 'wrong_number', 'medium_stop', 'number_stop', 'paid'),
            consentAround(now),
            fc.constantFrom('call', 'at', 'liftedAt', 'given', 'revokedAt', 'expiresAt'),
          ),
        ),
        ([{ now, facts }, call, restriction, consent, spoilt]) => {
          const more = {
            ...facts,
            history: spoilt === 'call' ? [...facts.history, call] : facts.history,
            restrictions:
              spoilt === 'at' || spoilt === 'liftedAt'
                ? [...facts.restrictions, { ...restriction, [spoilt]: noDate }]
                : facts.restrictions,
            consents:
              spoilt === 'given' || spoilt === 'revokedAt' || spoilt === 'expiresAt'
                ? [...facts.consents, { ...consent, [spoilt === 'given' ? 'at' : spoilt]: noDate }]
                : facts.consents,
          };
          expect(decide(more, now).verdict.kind).toBe('block');
        },
      ),
      { numRuns: 300 },
    );
  });
});
