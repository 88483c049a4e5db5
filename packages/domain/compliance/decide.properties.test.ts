import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { decide } from './decide.ts';
import { makeSituation } from './make-situation.ts';
import { rules } from './rules/index.ts';
import {
  anyAddress,
  anyCase,
  anyConsent,
  anyPastCall,
  anyPhone,
  anyRestriction,
  type Case,
  drawCases,
  nowhere,
} from './testing/any-facts.ts';
import type { Decision, Facts } from './types.ts';
import { restrictionKinds } from './words.ts';

const runs = { numRuns: tries(400) };
/** Many questions, on a machine that may be busy. */
const patience = { timeout: 60_000 };
const strictness = { allow: 0, defer: 1, block: 2 };
const minuteLength = 60_000;

const ask = ({ facts, policy, now }: Case): Decision => decide(facts, policy, now);
const withFacts = (asked: Case, facts: Partial<Facts>): Case => ({
  ...asked,
  facts: { ...asked.facts, ...facts },
});

function expectNoLaxer(one: Case, other: Case): void {
  const [before, after] = [ask(one).verdict, ask(other).verdict];
  expect(strictness[after.kind]).toBeGreaterThanOrEqual(strictness[before.kind]);
  if (before.kind === 'defer' && after.kind === 'defer') {
    expect(after.until.getTime()).toBeGreaterThanOrEqual(before.until.getTime());
  }
}

/** A case, and something that its own moment and number are needed for. */
function anyCaseWith<Value>(
  anyMore: (now: Date, e164: string) => fc.Arbitrary<Value>,
): fc.Arbitrary<[Case, Value]> {
  return anyCase.chain((asked) =>
    fc.tuple(fc.constant(asked), anyMore(asked.now, asked.facts.phone.e164)),
  );
}

describe('a rule that is not asked without restrictions', patience, () => {
  const skipped = rules.filter(({ needsRestriction }) => needsRestriction);

  it('allows every call then', () => {
    expect(skipped.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(anyCase, ({ facts, policy, now }) => {
        const situation = makeSituation({ ...facts, restrictions: [] }, policy, now);
        for (const rule of skipped) expect(rule.judge(situation, now).kind).toBe('allow');
      }),
      runs,
    );
  });
});

describe('the generator', patience, () => {
  it('makes cases for every rule', () => {
    const found = new Set(
      drawCases().flatMap((asked) =>
        ask(asked).reasons.flatMap(({ code, verdict }) =>
          verdict.kind !== 'allow' || verdict.isNote === true ? code : [],
        ),
      ),
    );
    const missing = rules.map(({ code }) => code).filter((code) => !found.has(code));
    // No number in these cases is none: that is asked for below.
    expect(missing).toEqual(['NUM_INVALID']);
  });
});

describe('a verdict', patience, () => {
  it('gets no laxer by a further call', () => {
    fc.assert(
      fc.property(anyCaseWith(anyPastCall), ([asked, call]) => {
        // An attempt at home may be the evidence that a call to a number at work needs.
        const before = ask(asked).reasons.find(({ code }) => code === 'STATE_FREQ');
        fc.pre(before?.verdict.kind !== 'block');
        const more = withFacts(asked, { history: [...asked.facts.history, call] });
        expectNoLaxer(asked, more);
        expect(ask(more).counts.debt).toBeGreaterThanOrEqual(ask(asked).counts.debt ?? 0);
      }),
      runs,
    );
  });

  it('gets no laxer by a further restriction, other than a wrong number', () => {
    const kinds = restrictionKinds.filter((kind) => kind !== 'wrong_number');
    fc.assert(
      fc.property(
        anyCaseWith((now, e164) => anyRestriction(now, e164, kinds)),
        ([asked, restriction]) => {
          const restrictions = [...asked.facts.restrictions, restriction];
          expectNoLaxer(asked, withFacts(asked, { restrictions }));
        },
      ),
      runs,
    );
  });

  it('gets no laxer by a further number of somebody whose place is known', () => {
    fc.assert(
      fc.property(anyCase, anyPhone, (asked, phone) => {
        fc.pre(ask(asked).zones.length > 0);
        const { person } = asked.facts;
        const more = { ...person, phones: [...person.phones, phone] };
        expectNoLaxer(asked, withFacts(asked, { person: more }));
      }),
      runs,
    );
  });

  // Where licences are asked for, an address tells that there is one: without it nobody may be called.
  it('gets no laxer by an address where there was none', () => {
    fc.assert(
      fc.property(anyCase, anyAddress, (asked, address) => {
        const somewhere = { ...asked.facts.person, ...address };
        const person = { ...somewhere, ...nowhere };
        const without = withFacts(asked, { person, licences: 'unasked' });
        fc.pre(ask(without).zones.length > 0);
        // Without one, the area codes bind as if they were the address.
        fc.pre(
          makeSituation(without.facts, without.policy, without.now).jurisdictions.length === 0,
        );
        expectNoLaxer(without, withFacts(without, { person: somewhere }));
      }),
      runs,
    );
  });

  it('gets no laxer by a time that the person calls inconvenient', () => {
    fc.assert(
      fc.property(anyCase, (asked) => {
        expectNoLaxer(withFacts(asked, { inconvenient: [] }), asked);
      }),
      runs,
    );
  });

  it('gets no laxer by anything that an organization adds to its pack', () => {
    fc.assert(
      fc.property(anyCase, (asked) => {
        const bare = {
          ...asked.policy,
          strict168h: false,
          numberGapMinutes: 0,
          hours: null,
          attemptsPerDay: null,
          attemptsPerWeek: null,
          abandonmentPercent: 3,
          licenceRequired: false,
          telemarketingHours: false,
          frequencyBindsCreditors: false,
          addsPackOfPlace: false,
        };
        expectNoLaxer({ ...asked, policy: bare }, asked);
      }),
      runs,
    );
  });

  it('that defers is an allow at its minute, and at none before', () => {
    fc.assert(
      fc.property(anyCase, fc.double({ min: 0, max: 1, noNaN: true }), (asked, share) => {
        const { verdict } = ask(asked);
        fc.pre(verdict.kind === 'defer');
        if (verdict.kind !== 'defer') return;
        const [now, until] = [asked.now.getTime(), verdict.until.getTime()];
        expect(until % minuteLength).toBe(0);
        expect(until).toBeGreaterThan(now);
        const kindAt = (time: number) => ask({ ...asked, now: new Date(time) }).verdict.kind;
        expect(kindAt(until)).toBe('allow');
        expect(kindAt(Math.max(now, until - minuteLength))).not.toBe('allow');
        const between = Math.ceil((now + (until - now) * share) / minuteLength) * minuteLength;
        if (between < until) expect(kindAt(between)).not.toBe('allow');
      }),
      runs,
    );
  });

  it('that allows has no rule against it, and one that does not has', () => {
    fc.assert(
      fc.property(anyCase, (asked) => {
        const { verdict, reasons } = ask(asked);
        const strictest = Math.max(...reasons.map((reason) => strictness[reason.verdict.kind]));
        expect(strictness[verdict.kind]).toBe(strictest);
      }),
      runs,
    );
  });
});

describe('facts that cannot be read', patience, () => {
  const noDate = new Date(Number.NaN);

  it.each(['at', 'revokedAt', 'expiresAt'] as const)('block: %s of a consent', (field) => {
    fc.assert(
      fc.property(anyCaseWith(anyConsent), ([asked, consent]) => {
        const consents = [...asked.facts.consents, { ...consent, [field]: noDate }];
        expect(ask(withFacts(asked, { consents })).verdict.kind).toBe('block');
      }),
    );
  });

  it.each(['at', 'liftedAt'] as const)('block: %s of a restriction', (field) => {
    fc.assert(
      fc.property(anyCaseWith(anyRestriction), ([asked, restriction]) => {
        const restrictions = [...asked.facts.restrictions, { ...restriction, [field]: noDate }];
        expect(ask(withFacts(asked, { restrictions })).verdict.kind).toBe('block');
      }),
    );
  });

  it('block: when a call was', () => {
    fc.assert(
      fc.property(anyCaseWith(anyPastCall), ([asked, call]) => {
        const history = [...asked.facts.history, { ...call, at: noDate }];
        expect(ask(withFacts(asked, { history })).verdict.kind).toBe('block');
      }),
    );
  });

  it.each<[string, (facts: Facts) => Partial<Facts>]>([
    ['the number', ({ phone }) => ({ phone: { ...phone, e164: 'none' } })],
    ['another number', ({ person }) => ({ person: { ...person, phones: ['none'] } })],
    ['the confirmed zone', ({ person }) => ({ person: { ...person, confirmedZone: 'Mars/Base' } })],
    [
      'the state',
      ({ person }) => ({ person: { ...person, country: 'US', region: '??', postalCode: null } }),
    ],
    ['the country', ({ person }) => ({ person: { ...person, country: '??' } })],
    ['the day of the notice', ({ debt }) => ({ debt: { ...debt, noticeOn: 'soon' } })],
    ['a slot', () => ({ inconvenient: [{ days: [], from: Number.NaN, to: 60, at: null }] })],
    ['a licence', () => ({ licences: [{ region: 'IL', expiresOn: '2026-02-30' }] })],
    ['a day of calls', () => ({ abandonment: [{ day: 'soon', answered: 1, abandoned: 0 }] })],
    [
      'a count of calls',
      ({ abandonment }) => ({
        abandonment: [
          ...(abandonment === 'unasked' ? [] : abandonment),
          { day: '2026-01-01', answered: 1, abandoned: Number.NaN },
        ],
      }),
    ],
  ])('block: %s', (_, spoil) => {
    fc.assert(
      fc.property(anyCase, (asked) => {
        const spoilt = withFacts(asked, spoil(asked.facts));
        // A zone that the person confirmed makes all other evidence of where they are needless.
        const person = { ...spoilt.facts.person };
        if (person.confirmedZone !== 'Mars/Base') person.confirmedZone = null;
        expect(ask(withFacts(spoilt, { person })).verdict.kind).toBe('block');
      }),
    );
  });

  it('block: the moment', () => {
    fc.assert(
      fc.property(anyCase, (asked) => {
        expect(ask({ ...asked, now: noDate }).verdict.kind).toBe('block');
      }),
    );
  });
});
