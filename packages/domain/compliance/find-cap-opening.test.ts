import { describe, expect, it } from 'vitest';
import { findCapOpening, findPlaceCapOpening } from './find-cap-opening.ts';
import type { Cap } from './packs/pack.ts';
import {
  type FactsOverrides,
  makePastCall,
  makeRestriction,
  makeSituation,
} from './testing/make-facts.ts';
import type { PastCallFact } from './types.ts';
import type { PhonePlace } from './words.ts';
import * as words from './words.ts';

const show = (opening: number | undefined) =>
  opening === undefined ? 'room' : new Date(opening).toISOString().replace(':00.000Z', 'Z');
const zonesOf = (...zones: string[]) => ({
  zones: zones.map((zone) => ({ zone, evidence: ['test'] })),
});
const chicago = zonesOf('America/Chicago');
const callsOn = (...days: string[]) => days.map((day) => makePastCall(`${day}T17:00:00Z`));

describe('findCapOpening', () => {
  const find = (calls: PastCallFact[], limit: number, days: number, moment: string) =>
    show(findCapOpening(chicago, calls, { limit, days }, new Date(moment)));

  it('has room while there are fewer than the limit', () => {
    expect(find([], 1, 7, '2026-06-10T17:00:00Z')).toBe('room');
    expect(find(callsOn('2026-06-10'), 2, 7, '2026-06-10T17:00:00Z')).toBe('room');
  });

  it('is decided by the call that is as far back as the limit', () => {
    const calls = callsOn('2026-06-01', '2026-06-03', '2026-06-04', '2026-06-08');
    expect(find(calls, 1, 7, '2026-06-09T17:00:00Z')).toBe('2026-06-15T05:00Z');
    expect(find(calls, 2, 7, '2026-06-09T17:00:00Z')).toBe('2026-06-11T05:00Z');
    expect(find(calls, 3, 7, '2026-06-09T17:00:00Z')).toBe('2026-06-10T05:00Z');
    expect(find(calls, 4, 7, '2026-06-09T17:00:00Z')).toBe('room');
  });

  it('does not depend on the order of the calls', () => {
    const calls = callsOn('2026-06-08', '2026-06-01', '2026-06-04', '2026-06-03');
    expect(find(calls, 2, 7, '2026-06-09T17:00:00Z')).toBe('2026-06-11T05:00Z');
  });

  it('with a period of one day lets go at midnight', () => {
    const calls = callsOn('2026-06-10');
    expect(find(calls, 1, 1, '2026-06-11T04:59:59.999Z')).toBe('2026-06-11T05:00Z');
    expect(find(calls, 1, 1, '2026-06-11T05:00:00Z')).toBe('room');
  });

  it('counts a call that a faster clock has dated later', () => {
    expect(find(callsOn('2026-06-10'), 1, 1, '2026-06-10T16:00:00Z')).toBe('2026-06-11T05:00Z');
  });

  it('takes the latest answer of all zones, and only of those where there is no room', () => {
    const zones = zonesOf('America/New_York', 'America/Chicago', 'America/Los_Angeles');
    const find3 = (at: string, moment: string) =>
      show(findCapOpening(zones, [makePastCall(at)], { limit: 1, days: 7 }, new Date(moment)));
    expect(find3('2026-06-01T17:00:00Z', '2026-06-02T17:00:00Z')).toBe('2026-06-08T07:00Z');
    expect(find3('2026-06-01T17:00:00Z', '2026-06-08T06:59:00Z')).toBe('2026-06-08T07:00Z');
    // June 2 in New York alone.
    expect(find3('2026-06-02T04:30:00Z', '2026-06-08T17:00:00Z')).toBe('2026-06-09T04:00Z');
  });

  it('begins a day whose midnight is jumped over with its first minute', () => {
    const santiago = zonesOf('America/Santiago');
    const call = [makePastCall('2026-08-30T16:00:00Z')];
    const cap = { limit: 1, days: 7 };
    const find1 = (moment: string) => show(findCapOpening(santiago, call, cap, new Date(moment)));
    expect(find1('2026-09-06T03:59:59.999Z')).toBe('2026-09-06T04:00Z');
    expect(find1('2026-09-06T04:00:00Z')).toBe('room');
  });

  it('refuses a date that cannot be read', () => {
    expect(() => find([makePastCall('never')], 1, 7, '2026-06-10T17:00:00Z')).toThrow(RangeError);
  });
});

describe('findPlaceCapOpening', () => {
  const cap: Cap = {
    limit: 1,
    days: 7,
    counts: 'attempts',
    per: 'debt',
    at: 'anywhere',
    bindsCreditors: false,
    source: { citation: 'test', mark: 'unconfirmed' },
  };
  const moment = '2026-06-10T17:00:00Z';
  const find = (
    overrides: Partial<Cap>,
    call: Partial<PastCallFact> = {},
    facts: FactsOverrides = {},
    now = moment,
  ) => {
    const history = [makePastCall('2026-06-09T17:00:00Z', call)];
    return show(
      findPlaceCapOpening(
        makeSituation({ ...facts, history }),
        { ...cap, ...overrides },
        new Date(now),
      ),
    );
  };
  const closed = '2026-06-16T05:00Z';

  it.each([
    ['attempts', 'no_answer', closed],
    ['attempts', 'voicemail', closed],
    ['attempts', 'dropped', closed],
    ['attempts', 'conversation', closed],
    ['attempts', 'busy', 'room'],
    ['attempts', 'not_in_service', 'room'],
    ['contacts', 'no_answer', 'room'],
    ['contacts', 'voicemail', closed],
    ['contacts', 'conversation', closed],
    ['contacts', 'busy', 'room'],
    ['contacts', 'not_in_service', 'room'],
    ['conversations', 'no_answer', 'room'],
    ['conversations', 'voicemail', 'room'],
    ['conversations', 'dropped', 'room'],
    ['conversations', 'conversation', closed],
  ] as const)('that counts %s meets %s: %s', (counts, outcome, answer) => {
    expect(find({ counts }, { outcome })).toBe(answer);
  });

  it.each([
    ['attempts', 'room'],
    ['contacts', 'room'],
    ['conversations', closed],
  ] as const)('that counts %s meets a talk that the person began: %s', (counts, answer) => {
    expect(find({ counts }, { direction: 'inbound', outcome: 'conversation' })).toBe(answer);
  });

  it('binds creditors where it says so', () => {
    const facts = { collectorRole: 'creditor' } as const;
    expect(find({}, {}, facts)).toBe('room');
    expect(find({ bindsCreditors: true }, {}, facts)).toBe(closed);
  });

  it('binds calls to a number at work, by the calls to every number at work', () => {
    const work = { phone: { place: 'work' } } as const;
    const elsewhere = { phone: '+13125550199' };
    expect(find({ at: 'work' }, {}, work)).toBe(closed);
    expect(find({ at: 'work' }, elsewhere, work)).toBe('room');
    for (const place of words.phonePlaces) {
      const known = { ...work, person: { phonePlaces: [{ e164: '+13125550199', place }] } };
      expect(find({ at: 'work' }, elsewhere, known)).toBe(place === 'work' ? closed : 'room');
    }
    expect(find({ at: 'anywhere' }, elsewhere, work)).toBe(closed);
    for (const place of ['home', 'personal', 'other', null] as const) {
      expect(find({ at: 'work' }, {}, { phone: { place } })).toBe('room');
    }
  });

  it.each([
    ['work', 'landline', closed],
    ['work', 'mobile', closed],
    ['other', 'landline', closed],
    ['other', 'voip', closed],
    ['other', 'unknown', closed],
    ['other', 'mobile', 'room'],
    ['home', 'landline', 'room'],
    ['personal', 'landline', 'room'],
    [null, 'landline', 'room'],
    [null, 'mobile', 'room'],
  ] as const)(
    'of lines that are not the person’s own meets %s, %s: %s',
    (place, lineType, answer) => {
      expect(find({ at: 'not_personal' }, {}, { phone: { place, lineType } })).toBe(answer);
    },
  );

  it('of lines that are not the person’s own counts all of these together', () => {
    const facts = (place: PhonePlace) => ({
      phone: { place: 'other', lineType: 'landline' } as const,
      person: { phonePlaces: [{ e164: '+13125550199', place }] },
    });
    const elsewhere = { phone: '+13125550199' };
    expect(find({ at: 'not_personal' }, elsewhere, facts('work'))).toBe(closed);
    expect(find({ at: 'not_personal' }, elsewhere, facts('other'))).toBe(closed);
    expect(find({ at: 'not_personal' }, elsewhere, facts('home'))).toBe('room');
    expect(find({ at: 'not_personal' }, elsewhere, facts('personal'))).toBe('room');
  });

  it('of a person counts calls about every debt, but nobody else’s', () => {
    expect(find({}, { debtIds: ['other'] })).toBe('room');
    expect(find({ per: 'person' }, { debtIds: ['other'] })).toBe(closed);
    expect(find({ per: 'person' }, { debtIds: ['other'], personId: 'neighbour' })).toBe('room');
    const restrictions = [makeRestriction('wrong_number', { phone: '+13125550199' })];
    const wrong = { debtIds: ['other'], phone: '+13125550199' };
    expect(find({ per: 'person' }, wrong, { restrictions })).toBe('room');
  });

  it('lets go when it is the law no more', () => {
    const until = '2026-06-12';
    expect(find({ until })).toBe('2026-06-13T05:00Z');
    expect(find({ until }, {}, {}, '2026-06-13T04:59:59.999Z')).toBe('2026-06-13T05:00Z');
    expect(find({ until }, {}, {}, '2026-06-13T05:00:00Z')).toBe('room');
    expect(find({ until: '2026-06-20' })).toBe(closed);
    const person = { phones: ['+13125550100', '+14155550100'] };
    expect(find({ until }, {}, { person })).toBe('2026-06-13T07:00Z');
  });

  it('binds from its day on, in the zone where that begins first', () => {
    const from = '2026-06-11';
    expect(find({ from }, {}, {}, '2026-06-11T04:59:59.999Z')).toBe('room');
    expect(find({ from }, {}, {}, '2026-06-11T05:00:00Z')).toBe(closed);
    const person = { phones: ['+13125550100', '+12125550100'] };
    expect(find({ from }, {}, { person }, '2026-06-11T03:59:59.999Z')).toBe('room');
    expect(find({ from }, {}, { person }, '2026-06-11T04:00:00Z')).toBe(closed);
  });

  it('that follows a contact binds while there was one within its days', () => {
    const overrides = { days: 1, afterContactDays: 3 };
    const find2 = (talkOn: string, outcome: PastCallFact['outcome']) => {
      const talk = makePastCall(`${talkOn}T17:00:00Z`, { outcome });
      const history = [talk, makePastCall('2026-06-10T14:00:00Z')];
      const situation = makeSituation({ history });
      return show(findPlaceCapOpening(situation, { ...cap, ...overrides }, new Date(moment)));
    };
    expect(find2('2026-06-08', 'conversation')).toBe('2026-06-11T05:00Z');
    expect(find2('2026-06-07', 'conversation')).toBe('room');
    expect(find2('2026-06-08', 'voicemail')).toBe('room');
  });
});
