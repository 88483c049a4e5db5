import { describe, expect, it } from 'vitest';
import { makeConsent, makeSituation } from '../testing/make-facts.ts';
import { asking, justBefore, showVerdict } from '../testing/show-verdict.ts';
import type { ConsentFact } from '../types.ts';
import { windowClosed } from './window-closed.ts';

function judge(zones: string | string[], moment: string) {
  const candidates = [zones].flat().map((zone) => ({ zone, evidence: ['test'] }));
  const situation = { ...makeSituation(), zones: candidates };
  return showVerdict(windowClosed.judge(situation, new Date(moment)));
}

describe('WINDOW_CLOSED', () => {
  it.each([
    ['07:59:59.999', '2026-04-08T12:59:59.999Z', '2026-04-08T13:00Z'],
    ['08:00', '2026-04-08T13:00:00Z', 'allow'],
    ['20:59:59.999', '2026-04-09T01:59:59.999Z', 'allow'],
    ['21:00', '2026-04-09T02:00:00Z', '2026-04-09T13:00Z'],
    ['midnight', '2026-04-09T05:00:00Z', '2026-04-09T13:00Z'],
  ])('at %s in Chicago', (_, moment, answer) => {
    expect(judge('America/Chicago', moment)).toBe(answer);
  });

  it.each([
    ['the evening before clocks go forward', '2026-03-08T02:00:00Z', '2026-03-08T12:00Z'],
    ['the evening after', '2026-03-09T00:59:00Z', 'allow'],
    ['the evening after, at nine', '2026-03-09T01:00:00Z', '2026-03-09T12:00Z'],
    ['the evening before clocks go back', '2026-11-01T01:00:00Z', '2026-11-01T13:00Z'],
    ['the hour that comes twice, first', '2026-11-01T05:30:00Z', '2026-11-01T13:00Z'],
    ['the hour that comes twice, again', '2026-11-01T06:30:00Z', '2026-11-01T13:00Z'],
    ['the evening after, still open', '2026-11-02T01:59:00Z', 'allow'],
    ['the eve of a leap day', '2028-02-29T02:00:00Z', '2028-02-29T13:00Z'],
    ['the evening of a leap day', '2028-03-01T02:00:00Z', '2028-03-01T13:00Z'],
    ['the last evening of a year', '2027-01-01T02:00:00Z', '2027-01-01T13:00Z'],
  ])('in New York on %s', (_, moment, answer) => {
    expect(judge('America/New_York', moment)).toBe(answer);
  });

  it('with three zones opens with the last and closes with the first', () => {
    const zones = ['America/New_York', 'America/Chicago', 'America/Los_Angeles'];
    expect(judge(zones, '2026-04-08T14:59:00Z')).toBe('2026-04-08T15:00Z');
    expect(judge(zones, '2026-04-08T15:00:00Z')).toBe('allow');
    expect(judge(zones, '2026-04-09T00:59:00Z')).toBe('allow');
    expect(judge(zones, '2026-04-09T01:00:00Z')).toBe('2026-04-09T15:00Z');
  });

  it('with zones half a world apart finds the hours that they share', () => {
    expect(judge(['America/New_York', 'Asia/Tokyo'], '2026-04-08T16:00:00Z')).toBe(
      '2026-04-08T23:00Z',
    );
    expect(judge(['America/New_York', 'Asia/Tokyo'], '2026-04-09T00:59:00Z')).toBe('allow');
    expect(judge(['America/New_York', 'Asia/Tokyo'], '2026-04-09T01:00:00Z')).toBe(
      '2026-04-09T23:00Z',
    );
  });

  it('waits for the season in which zones share a minute', () => {
    // Samara opens when Los Angeles closes, and an hour earlier once its clocks have gone back.
    const zones = ['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Samara'];
    expect(judge(zones, '2026-10-15T12:00:00Z')).toBe('2026-11-02T04:00Z');
    expect(judge(zones, '2026-11-02T04:59:00Z')).toBe('allow');
  });

  it('with zones that share no minute never lets go', () => {
    const zones = ['America/Chicago', 'Europe/London', 'Asia/Tokyo'];
    expect(judge(zones, '2026-04-08T17:00:00Z')).toBe('never');
  });
});

const places = {
  uk: { country: 'GB', phone: '+442079460018' },
  'ca-on': { country: 'CA', region: 'ON', postalCode: 'M5V 2T6', phone: '+14165550100' },
  'ca-qc': { country: 'CA', region: 'QC', postalCode: 'H2Y 1C6', phone: '+15145550100' },
  'ca-bc': { country: 'CA', region: 'BC', postalCode: 'V6B 1A1', phone: '+16045550100' },
  'ca-ab': { country: 'CA', region: 'AB', postalCode: 'T2P 1J9', phone: '+14035550100' },
  au: { country: 'AU', region: 'NSW', postalCode: '2000', phone: '+61291234567' },
  in: { country: 'IN', phone: '+911123456789' },
  mx: { country: 'MX', region: 'CMX', phone: '+525512345678' },
  'br-sp': { country: 'BR', region: 'SP', phone: '+551131234567' },
  co: { country: 'CO', phone: '+576012345678' },
  cl: { country: 'CL', region: 'RM', phone: '+56221234567' },
} as const;

type Elsewhere = keyof typeof places;

function judgeUnder(pack: Elsewhere, moment: string, place: 'work' | null = null) {
  const { phone, country, ...rest } = places[pack];
  const home = { region: null, postalCode: null, ...rest };
  return asking(windowClosed, { pack })(
    { phone: { e164: phone, place }, person: { country, ...home, phones: [phone] } },
    moment,
  );
}

describe('WINDOW_CLOSED under other packs', () => {
  it.each([
    ['uk', 'on a weekday', '2026-06-10T07:00:00Z', '2026-06-10T20:00:00Z'],
    ['uk', 'on the Sunday the clocks go forward', '2026-03-29T07:00:00Z', '2026-03-29T20:00:00Z'],
    ['uk', 'on the Sunday the clocks go back', '2026-10-25T08:00:00Z', '2026-10-25T21:00:00Z'],
    ['ca-on', 'on a weekday', '2026-06-10T11:00:00Z', '2026-06-11T01:00:00Z'],
    ['ca-on', 'on Saturday', '2026-06-13T11:00:00Z', '2026-06-14T01:00:00Z'],
    ['ca-on', 'on Sunday', '2026-06-14T17:00:00Z', '2026-06-14T21:00:00Z'],
    ['ca-qc', 'on a weekday', '2026-06-10T12:00:00Z', '2026-06-11T00:00:00Z'],
    ['ca-bc', 'on a weekday', '2026-06-10T14:00:00Z', '2026-06-11T04:00:00Z'],
    ['ca-bc', 'on Sunday', '2026-06-14T20:00:00Z', '2026-06-15T00:00:00Z'],
    ['ca-ab', 'on Sunday', '2026-06-14T13:00:00Z', '2026-06-15T04:00:00Z'],
    ['au', 'on a weekday', '2026-06-09T21:30:00Z', '2026-06-10T11:00:00Z'],
    ['au', 'on Saturday', '2026-06-12T23:00:00Z', '2026-06-13T11:00:00Z'],
    ['au', 'on the Sunday the clocks go back', '2026-04-04T23:00:00Z', '2026-04-05T11:00:00Z'],
    ['in', 'on Sunday', '2026-06-14T02:30:00Z', '2026-06-14T13:30:00Z'],
    ['mx', 'on a weekday', '2026-06-10T13:00:00Z', '2026-06-11T04:00:00Z'],
    ['br-sp', 'on a weekday', '2026-06-10T11:00:00Z', '2026-06-10T23:00:00Z'],
    ['br-sp', 'on Saturday', '2026-06-13T11:00:00Z', '2026-06-13T17:00:00Z'],
    ['co', 'on a weekday', '2026-06-10T12:00:00Z', '2026-06-11T00:00:00Z'],
    ['co', 'on Saturday', '2026-06-13T13:00:00Z', '2026-06-13T20:00:00Z'],
    ['cl', 'on Saturday', '2026-06-13T12:00:00Z', '2026-06-14T00:00:00Z'],
    ['cl', 'on the last day of a year', '2026-12-31T11:00:00Z', '2026-12-31T23:00:00Z'],
  ] as const)('%s %s opens and closes to the millisecond', (pack, _, opens, closes) => {
    expect(judgeUnder(pack, justBefore(opens))).toBe(opens.replace(':00Z', 'Z'));
    expect(judgeUnder(pack, opens)).toBe('allow');
    expect(judgeUnder(pack, justBefore(closes))).toBe('allow');
    expect(judgeUnder(pack, closes)).not.toBe('allow');
  });

  it('passes over a day without hours, of which DAY_BLOCKED speaks', () => {
    expect(judgeUnder('ca-qc', '2026-06-14T00:00:00Z')).toBe('2026-06-15T12:00Z');
    expect(judgeUnder('ca-qc', '2026-06-14T16:00:00Z')).toBe('allow');
  });

  it('keeps to working hours at work in Australia', () => {
    expect(judgeUnder('au', justBefore('2026-06-09T23:00:00Z'), 'work')).toBe('2026-06-09T23:00Z');
    expect(judgeUnder('au', '2026-06-09T23:00:00Z', 'work')).toBe('allow');
    expect(judgeUnder('au', '2026-06-10T07:00:00Z', 'work')).toBe('2026-06-10T23:00Z');
  });

  it('adds the law of the place where the person lives', () => {
    const { phone, ...home } = places.in;
    const person = { region: null, postalCode: null, ...home, phones: [phone] };
    const facts = { phone: { e164: phone }, person };
    const evening = '2026-06-10T13:30:00Z';
    expect(asking(windowClosed)(facts, evening)).toBe('allow');
    expect(asking(windowClosed, { addsPackOfPlace: true })(facts, evening)).toBe(
      '2026-06-11T02:30Z',
    );
  });
});

describe('WINDOW_CLOSED and the organization', () => {
  const nine = { from: 9 * 60, to: 17 * 60 };

  it('keeps its own hours where they are narrower', () => {
    const ask = asking(windowClosed, { hours: Array.from({ length: 7 }, () => nine) });
    expect(ask({}, '2026-04-08T13:59:59.999Z')).toBe('2026-04-08T14:00Z');
    expect(ask({}, '2026-04-08T22:00:00Z')).toBe('2026-04-09T14:00Z');
  });

  it('cannot widen those of the law', () => {
    const wide = Array.from({ length: 7 }, () => ({ from: 0, to: 1440 }));
    expect(asking(windowClosed, { hours: wide })({}, '2026-04-08T12:59:00Z')).toBe(
      '2026-04-08T13:00Z',
    );
  });

  it('may keep the hours of telemarketing', () => {
    const person = { region: 'KY', postalCode: '40202', phones: ['+15025550100'] };
    const facts = { phone: { e164: '+15025550100' }, person };
    const morning = '2026-06-10T13:59:00Z';
    expect(asking(windowClosed)(facts, morning)).toBe('allow');
    expect(asking(windowClosed, { telemarketingHours: true })(facts, morning)).toBe(
      '2026-06-10T14:00Z',
    );
  });
});

describe('WINDOW_CLOSED and consent to unusual times', () => {
  const late = '2026-04-09T02:30:00Z';
  const consents = [
    makeConsent({
      kind: 'time_place',
      at: new Date('2026-04-09T02:00:00Z'),
      expiresAt: new Date('2026-04-09T03:00:00Z'),
      hours: { from: 21 * 60, to: 22 * 60 },
    }),
  ];

  it('is open while the consent holds, and not a moment longer', () => {
    const ask = asking(windowClosed);
    expect(ask({}, late)).toBe('2026-04-09T13:00Z');
    expect(ask({ consents }, late)).toBe('allow');
    expect(ask({ consents }, '2026-04-09T03:00:00Z')).toBe('2026-04-09T13:00Z');
  });

  it('keeps the hours of a state, of the organization and of other numbers', () => {
    const charleston = { region: 'WV', postalCode: '25301', phones: ['+13045550100'] };
    const phone = { e164: '+13045550100' };
    const everywhere = consents.map((consent) => ({ ...consent, phone: null }));
    expect(asking(windowClosed)({ consents: everywhere, phone, person: charleston }, late)).toBe(
      '2026-04-09T12:00Z',
    );
    const own = { hours: Array.from({ length: 7 }, () => ({ from: 480, to: 1260 })) };
    expect(asking(windowClosed, own)({ consents }, late)).toBe('2026-04-09T13:00Z');
    const other = consents.map((consent) => ({ ...consent, phone: '+13125550199' }));
    expect(asking(windowClosed)({ consents: other }, late)).toBe('2026-04-09T13:00Z');
  });

  it('names what closes the minute, and not the hours that the person lifts', () => {
    const own = Array.from({ length: 7 }, () => ({ from: 9 * 60, to: 21 * 60 + 15 }));
    const citationOf = (facts: Parameters<typeof makeSituation>[0]) => {
      const verdict = windowClosed.judge(makeSituation(facts, { hours: own }), new Date(late));
      return verdict.kind === 'defer' ? verdict.citation : verdict.kind;
    };
    expect(citationOf({})).toBe('12 CFR 1006.6(b)(1)(i)');
    expect(citationOf({ consents })).toBe('policy: the organization’s own hours');
  });

  it('opens to the minute in an hour that comes twice', () => {
    const early = Array.from({ length: 7 }, () => ({ from: 90, to: 23 * 60 }));
    const lasting = [
      makeConsent({
        kind: 'time_place',
        expiresAt: new Date('2027-01-01T00:00:00Z'),
        hours: { from: 0, to: 1440 },
      }),
    ];
    const ask = (moment: string) =>
      asking(windowClosed, { hours: early })({ consents: lasting }, moment);
    expect(ask('2026-11-01T06:29:30Z')).toBe('2026-11-01T06:30Z');
    expect(ask('2026-11-01T06:30:00Z')).toBe('allow');
    expect(ask('2026-11-01T07:10:30Z')).toBe('2026-11-01T07:30Z');
    expect(ask('2026-11-01T07:29:59.999Z')).toBe('2026-11-01T07:30Z');
    expect(ask('2026-11-01T07:30:00Z')).toBe('allow');
  });

  const scoped = (scope: Partial<ConsentFact>) => [
    makeConsent({
      kind: 'time_place',
      at: new Date('2026-04-01T00:00:00Z'),
      expiresAt: new Date('2026-04-10T11:30:00Z'),
      hours: { from: 6 * 60, to: 7 * 60 },
      ...scope,
    }),
  ];
  const judgeWith = (scope: Partial<ConsentFact>, moment: string) =>
    asking(windowClosed)({ phone: { place: 'home' }, consents: scoped(scope) }, moment);

  it('opens the hours that it names, to the minute, and closes again before the usual ones', () => {
    expect(judgeWith({}, '2026-04-09T10:59:59.999Z')).toBe('2026-04-09T11:00Z');
    expect(judgeWith({}, '2026-04-09T11:00:00Z')).toBe('allow');
    expect(judgeWith({}, '2026-04-09T11:59:59.999Z')).toBe('allow');
    expect(judgeWith({}, '2026-04-09T12:00:00Z')).toBe('2026-04-09T13:00Z');
    expect(judgeWith({}, '2026-04-09T13:00:00Z')).toBe('allow');
  });

  it('opens hours over midnight on both days', () => {
    const hours = { from: 22 * 60, to: 60 };
    expect(judgeWith({ hours }, '2026-04-09T02:30:00Z')).toBe('2026-04-09T03:00Z');
    expect(judgeWith({ hours }, '2026-04-09T05:30:00Z')).toBe('allow');
    expect(judgeWith({ hours }, '2026-04-09T06:00:00Z')).toBe('2026-04-09T13:00Z');
  });

  it('opens nothing without hours, without an end, or for another number or place', () => {
    const early = '2026-04-09T11:30:00Z';
    expect(judgeWith({}, early)).toBe('allow');
    expect(judgeWith({ place: 'home' }, early)).toBe('allow');
    for (const scope of [
      { hours: null },
      { expiresAt: null },
      { phone: '+13125550199' },
      { place: 'work' },
    ] as const) {
      expect(judgeWith(scope, early)).toBe('2026-04-09T13:00Z');
    }
  });

  it('does not promise an hour that begins after the permission has ended', () => {
    expect(judgeWith({}, '2026-04-10T11:00:00Z')).toBe('allow');
    expect(judgeWith({}, '2026-04-10T11:30:00Z')).toBe('2026-04-10T13:00Z');
    expect(judgeWith({}, '2026-04-11T10:00:00Z')).toBe('2026-04-11T13:00Z');
    const revokedAt = new Date('2026-04-09T02:45:00Z');
    expect(judgeWith({ revokedAt }, '2026-04-09T02:30:00Z')).toBe('2026-04-09T13:00Z');
  });

  it('opens Florida’s hours, which fall with consent', () => {
    const person = { region: 'FL', postalCode: '33101', phones: ['+13055550100'] };
    const phone = { e164: '+13055550100' };
    const ask = (granted: ConsentFact[], moment: string) =>
      asking(windowClosed)({ consents: granted, phone, person }, moment);
    const granted = scoped({ phone: null });
    expect(ask(granted, '2026-04-09T09:59:59.999Z')).toBe('2026-04-09T10:00Z');
    expect(ask(granted, '2026-04-09T10:00:00Z')).toBe('allow');
    expect(ask([], '2026-04-09T10:00:00Z')).toBe('2026-04-09T12:00Z');
  });

  it('opens an hour only where it has come everywhere that the person may be', () => {
    const person = { phones: ['+13125550100', '+12125550100'] };
    const ask = (moment: string) => asking(windowClosed)({ person, consents: scoped({}) }, moment);
    // Six o'clock has come in New York, and in Chicago when the hour is over in New York.
    expect(ask('2026-04-09T10:30:00Z')).toBe('2026-04-09T13:00Z');
    expect(ask('2026-04-09T11:30:00Z')).toBe('2026-04-09T13:00Z');
  });
});
