import { describe, expect, it } from 'vitest';
import type { Policy } from '../policy.ts';
import { homes, livingIn } from '../testing/living-in.ts';
import {
  type FactsOverrides,
  makeConsent,
  makePastCall,
  makeRestriction,
  makeSituation,
} from '../testing/make-facts.ts';
import { asking, justBefore } from '../testing/show-verdict.ts';
import type { PastCallFact } from '../types.ts';
import { stateFrequency } from './state-frequency.ts';

type Place = keyof typeof homes;

/** So many calls to the number there. */
const calls = (place: Place, count: number, at: string, overrides: Partial<PastCallFact> = {}) =>
  Array.from({ length: count }, () => makePastCall(at, { phone: homes[place].e164, ...overrides }));

const judging =
  (place: Place, policy: Partial<Policy> = {}, more: FactsOverrides = {}) =>
  (history: PastCallFact[], moment: string) =>
    asking(stateFrequency, policy)(livingIn(place, { ...more, history }), moment);

const massachusetts = '940 CMR 7.04(1)(f); third parties: 209 CMR 18.16(1)(d)';
const minute = (moment: string) => moment.replace(':00Z', 'Z');
const monday = '2026-06-01T16:00:00Z';
const tuesday = '2026-06-02T16:00:00Z';

describe('STATE_FREQ of a state or city', () => {
  it.each([
    ['boston', 2, monday, '2026-06-08T04:00:00Z'],
    ['newYork', 3, '2026-09-02T16:00:00Z', '2026-09-09T04:00:00Z'],
    ['seattle', 3, monday, '2026-06-08T07:00:00Z'],
    ['washington', 4, monday, '2026-06-08T04:00:00Z'],
    ['charleston', 30, monday, '2026-06-08T04:00:00Z'],
  ] as const)('%s allows call %i in seven days and defers the next', (place, limit, at, opens) => {
    const judge = judging(place);
    expect(judge(calls(place, limit - 1, at), at)).toBe('allow');
    expect(judge(calls(place, limit, at), at)).toBe(minute(opens));
    expect(judge(calls(place, limit, at), justBefore(opens))).toBe(minute(opens));
    expect(judge(calls(place, limit, at), opens)).toBe('allow');
  });

  it.each(['us', 'portland', 'miami', 'reno', 'birmingham'] as const)(
    '%s has no such cap',
    (place) => {
      expect(judging(place)(calls(place, 40, monday), tuesday)).toBe('allow');
    },
  );

  it.each([
    ['boston', true],
    ['newYork', true],
    ['washington', true],
    ['charleston', true],
    ['seattle', false],
  ] as const)('%s binds creditors: %s', (place, binds) => {
    const at = '2026-10-05T16:00:00Z';
    const verdict = judging(place, {}, { collectorRole: 'creditor' })(calls(place, 30, at), at);
    expect(verdict !== 'allow').toBe(binds);
  });

  it('talks ten times a week in West Virginia, no matter who called', () => {
    const judge = judging('charleston');
    const talks = (count: number, overrides: Partial<PastCallFact> = {}) =>
      calls('charleston', count, monday, { outcome: 'conversation', ...overrides });
    expect(judge(talks(9), tuesday)).toBe('allow');
    expect(judge(talks(10), tuesday)).toBe('2026-06-08T04:00Z');
    expect(judge([...talks(5), ...talks(5, { direction: 'inbound' })], tuesday)).toBe(
      '2026-06-08T04:00Z',
    );
    expect(judge(talks(10, { outcome: 'voicemail' }), tuesday)).toBe('allow');
  });

  it('names the law of the cap that lets go last', () => {
    const citationOf = (place: Place, history: PastCallFact[], more: FactsOverrides = {}) => {
      const situation = makeSituation(livingIn(place, { ...more, history }));
      const verdict = stateFrequency.judge(situation, new Date(tuesday));
      return verdict.kind === 'defer' ? verdict.citation : verdict.kind;
    };
    expect(citationOf('boston', calls('boston', 2, monday))).toBe(massachusetts);
    const both = { person: { region: 'WA', postalCode: '02108' } };
    const sunday = calls('boston', 1, '2026-05-31T16:00:00Z');
    // Massachusetts waits for Sunday's and Monday's call, Washington for all three.
    expect(citationOf('boston', [...sunday, ...calls('boston', 2, monday)], both)).toBe(
      massachusetts,
    );
    expect(
      citationOf('boston', calls('boston', 3, monday), {
        person: { region: 'WA', postalCode: null },
      }),
    ).toBe('RCW 19.16.250');
  });
});

describe('STATE_FREQ and what it counts', () => {
  const judge = judging('boston');

  it.each(['no_answer', 'voicemail', 'dropped', 'conversation'] as const)(
    'counts %s',
    (outcome) => {
      const history = [...calls('boston', 1, monday), ...calls('boston', 1, monday, { outcome })];
      expect(judge(history, tuesday)).toBe('2026-06-08T04:00Z');
    },
  );

  it.each([
    ['busy', { outcome: 'busy' }],
    ['not in service', { outcome: 'not_in_service' }],
    ['of the person', { direction: 'inbound', outcome: 'conversation' }],
    ['about another debt', { debtIds: ['other'] }],
    ['to somebody else', { personId: 'neighbour' }],
  ] as const)('does not count a call: %s', (_, overrides) => {
    const history = [...calls('boston', 1, monday), ...calls('boston', 1, monday, overrides)];
    expect(judge(history, tuesday)).toBe('allow');
  });

  it('counts all numbers of the person, and loans under one account together', () => {
    const elsewhere = calls('boston', 2, monday, { phone: '+13125550100' });
    expect(judge(elsewhere, tuesday)).toBe('2026-06-08T04:00Z');
    const loans = calls('boston', 2, monday, { debtIds: ['other'], group: 'account' });
    expect(judge(loans, tuesday)).toBe('allow');
    expect(judging('boston', {}, { debt: { group: 'account' } })(loans, tuesday)).toBe(
      '2026-06-08T04:00Z',
    );
  });

  it('does not count a number learned to be wrong', () => {
    const wrong = '+13125550100';
    const restrictions = [makeRestriction('wrong_number', { phone: wrong })];
    const history = calls('boston', 2, monday, { phone: wrong });
    expect(judging('boston', {}, { restrictions })(history, tuesday)).toBe('allow');
  });

  it('is not lifted by direct consent, which is federal law’s', () => {
    const consents = [
      makeConsent({ kind: 'frequency', phone: null, at: new Date('2026-06-01T00:00:00Z') }),
    ];
    expect(judging('boston', {}, { consents })(calls('boston', 2, monday), tuesday)).toBe(
      '2026-06-08T04:00Z',
    );
  });

  it('stays in calendar days where the policy counts the federal seven by the hour', () => {
    const strict = judging('boston', { strict168h: true });
    expect(strict(calls('boston', 2, monday), '2026-06-08T04:00:00Z')).toBe('allow');
  });

  it.each([
    ['clocks go forward', '2026-03-05T18:00:00Z', '2026-03-12T04:00Z'],
    ['clocks go back', '2026-10-29T18:00:00Z', '2026-11-05T05:00Z'],
    ['there is a leap day', '2028-02-25T18:00:00Z', '2028-03-03T05:00Z'],
    ['the year ends', '2026-12-28T18:00:00Z', '2027-01-04T05:00Z'],
  ])('counts calendar days while %s', (_, at, until) => {
    expect(judge(calls('boston', 2, at), at)).toBe(until);
    expect(judge(calls('boston', 2, at), justBefore(until))).toBe(until);
    expect(judge(calls('boston', 2, at), until)).toBe('allow');
  });

  it('counts days in three zones and takes the strictest', () => {
    const phones = [homes.boston.e164, '+13125550100', '+14155550100'];
    const everywhere = judging('boston', {}, { person: { phones } });
    // Half past midnight on June 2 in Boston, June 1 elsewhere.
    const night = calls('boston', 2, '2026-06-02T04:30:00Z');
    expect(everywhere(night, '2026-06-08T16:00:00Z')).toBe('2026-06-09T04:00Z');
    // June 8 begins last in Los Angeles.
    expect(everywhere(calls('boston', 2, monday), '2026-06-08T06:59:00Z')).toBe(
      '2026-06-08T07:00Z',
    );
    expect(everywhere(calls('boston', 2, monday), '2026-06-08T07:00:00Z')).toBe('allow');
  });

  it('binds by the state that is written and by the one that the ZIP lies in', () => {
    const history = calls('us', 2, monday);
    const living = (region: string | null, postalCode: string | null) =>
      judging('us', {}, { person: { region, postalCode } })(history, tuesday);
    expect(living('IL', '60601')).toBe('allow');
    expect(living('MA', null)).not.toBe('allow');
    expect(living(null, '02108')).not.toBe('allow');
    expect(living('IL', '02108')).not.toBe('allow');
    expect(living('MA', '60601')).not.toBe('allow');
  });
});

describe('STATE_FREQ of New York City', () => {
  const august = calls('newYork', 3, '2026-08-30T16:00:00Z');

  it('is two in seven days until August 31, 2026, creditors too', () => {
    for (const collectorRole of ['third_party', 'creditor'] as const) {
      const judge = judging('newYork', {}, { collectorRole });
      const june = calls('newYork', 2, monday);
      expect(judge(june.slice(1), tuesday)).toBe('allow');
      expect(judge(june, tuesday)).toBe('2026-06-08T04:00Z');
      expect(judge(june, '2026-06-08T04:00:00Z')).toBe('allow');
    }
  });

  it('is three from September 1 on, and counts what was before', () => {
    const judge = judging('newYork');
    // Two: the older law lets go with its last day.
    expect(judge(august.slice(1), '2026-08-31T16:00:00Z')).toBe('2026-09-01T04:00Z');
    expect(judge(august.slice(1), '2026-09-01T04:00:00Z')).toBe('allow');
    expect(judge(august, '2026-09-01T04:00:00Z')).toBe('2026-09-06T04:00Z');
    expect(judge(august, '2026-09-06T04:00:00Z')).toBe('allow');
  });

  it('changes where the day begins first, and holds until the last day has ended everywhere', () => {
    const phones = [homes.newYork.e164, '+19025550100', '+14155550100'];
    const judge = judging('newYork', {}, { person: { phones } });
    const [, ...two] = august;
    expect(judge(two, '2026-09-01T02:59:59.999Z')).toBe('2026-09-01T07:00Z');
    expect(judge(two, '2026-09-01T06:59:59.999Z')).toBe('2026-09-01T07:00Z');
    expect(judge(two, '2026-09-01T07:00:00Z')).toBe('allow');
    expect(judge(august, '2026-09-01T03:00:00Z')).toBe('2026-09-06T07:00Z');
  });

  it.each([
    ['10001', true],
    ['10314', true],
    ['10451', true],
    ['11201', true],
    ['11004', true],
    ['11697', true],
    ['10701', false],
    ['11003', false],
    ['14201', false],
  ])('binds the ZIP %s: %s', (postalCode, binds) => {
    const judge = judging('newYork', {}, { person: { region: 'NY', postalCode } });
    const september = calls('newYork', 3, '2026-09-14T16:00:00Z');
    expect(judge(september, '2026-09-15T16:00:00Z') !== 'allow').toBe(binds);
  });
});

describe('STATE_FREQ of a country', () => {
  const under = (pack: 'ca-on' | 'ca-ab' | 'au' | 'co' | 'cl', more: FactsOverrides = {}) =>
    judging(pack, { pack }, more);

  it.each(['uk', 'ca-qc', 'ca-bc', 'in', 'mx', 'br-sp'] as const)('%s has no cap', (pack) => {
    const history = calls(pack, 20, monday, { outcome: 'conversation' });
    expect(judging(pack, { pack })(history, tuesday)).toBe('allow');
  });

  it.each([
    ['ca-on', 3, '2026-06-08T04:00:00Z'],
    ['ca-ab', 3, '2026-06-08T06:00:00Z'],
    ['au', 3, '2026-06-08T14:00:00Z'],
    ['cl', 1, '2026-06-08T04:00:00Z'],
  ] as const)('%s allows contact %i in seven days and defers the next', (pack, limit, opens) => {
    const talks = (count: number) => calls(pack, count, monday, { outcome: 'conversation' });
    for (const collectorRole of ['third_party', 'creditor'] as const) {
      const judge = under(pack, { collectorRole });
      expect(judge(talks(limit - 1), monday)).toBe('allow');
      expect(judge(talks(limit), monday)).toBe(minute(opens));
      expect(judge(talks(limit), justBefore(opens))).toBe(minute(opens));
      expect(judge(talks(limit), opens)).toBe('allow');
    }
  });

  it.each(['ca-on', 'au'] as const)('%s counts talks and voicemail that we placed', (pack) => {
    const counts = (overrides: Partial<PastCallFact>) =>
      under(pack)(calls(pack, 3, monday, overrides), tuesday) !== 'allow';
    expect(counts({ outcome: 'conversation' })).toBe(true);
    expect(counts({ outcome: 'voicemail' })).toBe(true);
    expect(counts({ outcome: 'no_answer' })).toBe(false);
    expect(counts({ outcome: 'busy' })).toBe(false);
    expect(counts({ outcome: 'not_in_service' })).toBe(false);
    expect(counts({ outcome: 'conversation', direction: 'inbound' })).toBe(false);
  });

  it.each(['ca-ab', 'cl'] as const)('%s counts every call that may have rung', (pack) => {
    const counts = (overrides: Partial<PastCallFact>) =>
      under(pack)(calls(pack, 3, monday, overrides), tuesday) !== 'allow';
    for (const outcome of ['no_answer', 'voicemail', 'dropped', 'conversation'] as const) {
      expect(counts({ outcome })).toBe(true);
    }
    expect(counts({ outcome: 'busy' })).toBe(false);
    expect(counts({ outcome: 'not_in_service' })).toBe(false);
    expect(counts({ outcome: 'conversation', direction: 'inbound' })).toBe(false);
  });

  it('is ten contacts in thirty days in Australia, besides three a week', () => {
    const days = ['01', '02', '03', '09', '10', '11', '17', '18', '19', '25'];
    const history = days.flatMap((day) =>
      calls('au', 1, `2026-06-${day}T02:00:00Z`, { outcome: 'voicemail' }),
    );
    const judge = under('au');
    expect(judge(history.slice(1), '2026-06-26T02:00:00Z')).toBe('allow');
    expect(judge(history, '2026-06-26T02:00:00Z')).toBe('2026-06-30T14:00Z');
    expect(judge(history, '2026-06-30T13:59:59.999Z')).toBe('2026-06-30T14:00Z');
    expect(judge(history, '2026-06-30T14:00:00Z')).toBe('allow');
  });

  it.each([
    ['au', 'clocks go back', '2026-04-01T02:00:00Z', '2026-04-07T14:00Z'],
    ['au', 'clocks go forward', '2026-10-01T02:00:00Z', '2026-10-07T13:00Z'],
    ['cl', 'clocks go back', '2026-04-01T16:00:00Z', '2026-04-08T04:00Z'],
    ['cl', 'clocks go forward', '2026-09-01T16:00:00Z', '2026-09-08T03:00Z'],
    // That day begins at one o'clock: midnight is jumped over.
    ['cl', 'midnight is jumped over', '2026-08-30T16:00:00Z', '2026-09-06T04:00Z'],
    ['cl', 'there is a leap day', '2028-02-25T16:00:00Z', '2028-03-03T03:00Z'],
    ['cl', 'the year ends', '2026-12-28T16:00:00Z', '2027-01-04T03:00Z'],
  ] as const)('%s counts calendar days while %s', (pack, _, at, until) => {
    const history = calls(pack, 3, at, { outcome: 'conversation' });
    expect(under(pack)(history, at)).toBe(until);
    expect(under(pack)(history, justBefore(until))).toBe(until);
    expect(under(pack)(history, until)).toBe('allow');
  });

  it('is one a day in Colombia once somebody was reached', () => {
    const judge = under('co');
    const tries = (day: string, count = 1) => calls('co', count, `2026-06-${day}T15:00:00Z`);
    const talk = (overrides: Partial<PastCallFact> = {}) =>
      calls('co', 1, '2026-06-01T15:00:00Z', { outcome: 'conversation', ...overrides });
    expect(judge(tries('01', 5), '2026-06-01T16:00:00Z')).toBe('allow');
    expect(judge(talk(), '2026-06-01T16:00:00Z')).toBe('2026-06-02T05:00Z');
    expect(judge(talk(), '2026-06-02T04:59:59.999Z')).toBe('2026-06-02T05:00Z');
    expect(judge(talk(), '2026-06-02T05:00:00Z')).toBe('allow');
    expect(judge(talk({ direction: 'inbound' }), '2026-06-01T16:00:00Z')).toBe('2026-06-02T05:00Z');
    expect(judge([...talk(), ...tries('02')], '2026-06-02T16:00:00Z')).toBe('2026-06-03T05:00Z');
    expect(judge([...talk(), ...tries('07')], '2026-06-07T16:00:00Z')).toBe('2026-06-08T05:00Z');
    expect(judge([...talk(), ...tries('08')], '2026-06-08T16:00:00Z')).toBe('allow');
  });

  it('adds that of the place where the person lives', () => {
    const history = calls('ca-ab', 3, monday);
    expect(judging('ca-ab', { pack: 'us' })(history, tuesday)).toBe('allow');
    expect(judging('ca-ab', { pack: 'us', addsPackOfPlace: true })(history, tuesday)).toBe(
      '2026-06-08T06:00Z',
    );
    const boston = calls('boston', 2, monday);
    expect(judging('boston', { pack: 'uk' })(boston, tuesday)).toBe('allow');
    expect(judging('boston', { pack: 'uk', addsPackOfPlace: true })(boston, tuesday)).toBe(
      '2026-06-08T04:00Z',
    );
  });
});
