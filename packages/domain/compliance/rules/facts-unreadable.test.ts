import { describe, expect, it } from 'vitest';
import { livingIn } from '../testing/living-in.ts';
import {
  type FactsOverrides,
  makeConsent,
  makePastCall,
  makeRestriction,
  makeSituation,
} from '../testing/make-facts.ts';
import type { Facts } from '../types.ts';
import type { PhonePlace } from '../words.ts';
import * as words from '../words.ts';
import { factsUnreadable } from './facts-unreadable.ts';

const now = new Date('2026-04-08T17:00:00Z');
const noDate = new Date(Number.NaN);

/** What cannot be read is refused, or not read at all; `decide` takes both for a block. */
function judge(overrides: FactsOverrides, moment = now): string {
  try {
    return factsUnreadable.judge(makeSituation(overrides), moment).kind;
  } catch {
    return 'block';
  }
}

/** Facts as no type allows them, such as a stored word that the engine does not know any more. */
function spoil(overrides: FactsOverrides, path: string, value: unknown): FactsOverrides {
  const copy = structuredClone(overrides);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<object>((found, step) => Reflect.get(found, step), copy);
  Reflect.set(holder, last, value);
  return copy;
}

/** Something of everything. */
const full: FactsOverrides = {
  consents: [
    makeConsent({
      kind: 'time_place',
      revokedAt: new Date('2026-03-01T00:00:00Z'),
      expiresAt: new Date('2026-09-01T00:00:00Z'),
      hours: { from: 480, to: 540 },
      place: 'home',
    }),
  ],
  restrictions: [
    makeRestriction('number_stop', {
      phone: '+13125550199',
      liftedAt: new Date('2026-03-01T00:00:00Z'),
    }),
    makeRestriction('place_inconvenient', { place: 'work' }),
  ],
  inconvenient: [{ days: ['mon'], from: 0, to: 1440, at: null }],
  history: [makePastCall('2026-04-01T17:00:00Z', { personId: 'neighbour' })],
  phone: { lineType: 'mobile', place: 'home' },
  debt: {
    noticeOn: '2026-04-01',
    kind: 'medical',
    firstContactAt: new Date('2026-04-01T00:00:00Z'),
    promisedUntil: '2026-04-01',
  },
  person: {
    phonePlaces: [
      { e164: '+13125550199', place: 'work' },
      { e164: '+13125550100', place: 'home' },
    ],
    role: 'spouse',
    bornOn: '1980-02-29',
    birthYear: 1980,
  },
  licences: [{ region: 'IL', expiresOn: '2026-12-31' }],
  abandonment: [{ day: '2026-04-08', answered: 0, abandoned: 0 }],
};

describe('FACTS_UNREADABLE', () => {
  it('blocks permission for hours that end where they begin: nobody knows whether none or all', () => {
    const expiresAt = new Date('2026-09-01T00:00:00Z');
    const permitting = (from: number, to: number) =>
      judge({ consents: [makeConsent({ kind: 'time_place', expiresAt, hours: { from, to } })] });
    expect(permitting(540, 540)).toBe('block');
    expect(permitting(540, 539)).toBe('allow');
  });

  it.each(['tcpa', 'frequency'] as const)(
    'blocks permission of the kind %s with hours or a place, which would be passed over',
    (kind) => {
      expect(judge({ consents: [makeConsent({ kind, hours: { from: 540, to: 600 } })] })).toBe(
        'block',
      );
      expect(judge({ consents: [makeConsent({ kind, place: 'home' })] })).toBe('block');
      expect(judge({ consents: [makeConsent({ kind })] })).toBe('allow');
    },
  );

  it('allows what can be read, and what is not there', () => {
    expect(judge({})).toBe('allow');
    expect(judge(full)).toBe('allow');
  });

  it.each([
    ...['consents.0.at', 'consents.0.revokedAt', 'consents.0.expiresAt'],
    ...['restrictions.0.at', 'restrictions.0.liftedAt', 'history.0.at'],
    ...['inconvenient.0.at', 'debt.firstContactAt'],
  ])('blocks a date that is none: %s', (path) => {
    expect(judge(spoil(full, path, noDate))).toBe('block');
  });

  it('blocks a moment that is none', () => {
    expect(judge({}, noDate)).toBe('block');
  });

  it.each([
    ...['direction', 'mode', 'collectorRole', 'purpose', 'phone.lineType', 'phone.place'],
    ...['consents.0.kind', 'restrictions.0.kind', 'inconvenient.0.days.0'],
    ...['history.0.direction', 'history.0.outcome'],
    ...[
      'consents.0.place',
      'restrictions.1.place',
      'person.role',
      'person.phonePlaces.0.place',
      'debt.kind',
    ],
  ])('blocks a word that nobody knows, and one that is missing: %s', (path) => {
    const facts = {
      direction: 'outbound',
      mode: 'human',
      collectorRole: 'creditor',
      purpose: 'collect',
      ...full,
    } as const;
    expect(judge(facts)).toBe('allow');
    for (const value of ['other_', '', undefined]) {
      expect(judge(spoil(facts, path, value))).toBe('block');
    }
  });

  it.each(['consents.0.phone', 'restrictions.0.phone'])(
    'blocks a number that is none, because it might be this one: %s',
    (path) => {
      for (const value of ['', '3125550100', '(312) 555-0100', undefined]) {
        expect(judge(spoil(full, path, value))).toBe('block');
      }
      expect(judge(spoil(full, path, null))).toBe('allow');
    },
  );

  it('blocks a call to a number that is none; who called us may have hidden theirs', () => {
    for (const phone of ['', '3125550100', '(312) 555-0100']) {
      const history = [makePastCall('2026-04-08T16:00:00Z', { phone })];
      expect(judge({ history })).toBe('block');
      const inbound = [makePastCall('2026-04-08T16:00:00Z', { phone, direction: 'inbound' })];
      expect(judge({ history: inbound })).toBe('allow');
    }
    const other = [makePastCall('2026-04-08T16:00:00Z', { phone: '+13125550199' })];
    expect(judge({ history: other })).toBe('allow');
  });

  it('blocks one day among several that nobody knows', () => {
    const several = {
      ...full,
      inconvenient: [{ days: ['mon', 'tue'], from: 0, to: 60, at: null }],
    } as const;
    expect(judge(several)).toBe('allow');
    expect(judge(spoil(several, 'inconvenient.0.days.1', 'someday'))).toBe('block');
  });

  it('leaves a dialled number that is none to NUM_INVALID', () => {
    const restrictions = [makeRestriction('number_stop', { phone: 'none' })];
    expect(judge({ phone: { e164: 'none' }, restrictions })).toBe('allow');
  });

  it.each([
    ['debt.noticeOn', '2026-02-30'],
    ['debt.noticeOn', 'soon'],
    ['licences.0.expiresOn', '2027-02-29'],
    ['licences.0.expiresOn', ''],
    ['abandonment.0.day', '2026-4-08'],
    ['abandonment.0.answered', Number.NaN],
    ['abandonment.0.abandoned', 0.5],
    ['inconvenient.0.from', -1],
    ['inconvenient.0.from', Number.NaN],
    ['inconvenient.0.to', 1441],
    ['inconvenient.0.to', 10.5],
  ])('blocks %s that is %s', (path, value) => {
    expect(judge(spoil(full, path, value))).toBe('block');
  });

  it.each(words.packIds)('reads all of it under %s, whether or not a rule needs it', (pack) => {
    const moment = new Date('2026-04-08T17:00:00Z');
    const ask = (overrides: FactsOverrides) =>
      factsUnreadable.judge(makeSituation(livingIn(pack, overrides), { pack }), moment).kind;
    expect(ask(full)).toBe('allow');
    const consents: Facts['consents'] = [makeConsent({ expiresAt: noDate })];
    expect(() => ask({ ...full, consents })).toThrow(RangeError);
    expect(() => ask({ ...full, debt: { noticeOn: 'soon' } })).toThrow(RangeError);
  });

  it('blocks a pack that does not exist', () => {
    for (const pack of ['atlantis', 'toString', '']) {
      const situation = makeSituation();
      const policy = { ...situation.policy };
      Reflect.set(policy, 'pack', pack);
      expect(factsUnreadable.judge({ ...situation, policy }, now)).toEqual({
        kind: 'block',
        liftedBy: 'facts that can be read',
      });
    }
  });

  it('blocks a consent that was revoked before it was given', () => {
    const at = new Date('2026-03-01T00:00:00Z');
    const revokedAt = (moment: string) => ({
      consents: [makeConsent({ at, revokedAt: new Date(moment) })],
    });
    expect(judge(revokedAt('2026-02-28T23:59:59.999Z'))).toBe('block');
    expect(judge(revokedAt('2026-03-01T00:00:00Z'))).toBe('allow');
  });

  it('blocks a place of a reason that has none, and one beside a number', () => {
    const judgeOne = (...restriction: Parameters<typeof makeRestriction>) =>
      judge({ restrictions: [makeRestriction(...restriction)] });
    expect(judgeOne('place_inconvenient', { place: 'work' })).toBe('allow');
    expect(judgeOne('place_inconvenient', { place: 'work', phone: '+13125550199' })).toBe('block');
    expect(judgeOne('work_prohibited', { place: 'work' })).toBe('block');
  });

  it('blocks a restriction that was lifted before it began', () => {
    const at = new Date('2026-03-01T00:00:00Z');
    const liftedAt = (moment: string) => ({
      restrictions: [makeRestriction('paid', { at, liftedAt: new Date(moment) })],
    });
    expect(judge(liftedAt('2026-02-28T23:59:59.999Z'))).toBe('block');
    expect(judge(liftedAt('2026-03-01T00:00:00Z'))).toBe('allow');
  });

  it('blocks two places of the dialled number', () => {
    const phonePlaces = [{ e164: '+13125550100', place: 'home' }] as const;
    expect(judge({ person: { phonePlaces }, phone: { place: 'home' } })).toBe('allow');
    expect(judge({ person: { phonePlaces }, phone: { place: null } })).toBe('allow');
    expect(judge({ person: { phonePlaces }, phone: { place: 'work' } })).toBe('block');
  });

  it('blocks two places of another number', () => {
    const judgePlaces = (...places: PhonePlace[]) =>
      judge({ person: { phonePlaces: places.map((place) => ({ e164: '+13125550199', place })) } });
    expect(judgePlaces('home', 'home')).toBe('allow');
    expect(judgePlaces('home', 'work')).toBe('block');
  });

  it.each([
    ['person.bornOn', '2026-02-30'],
    ['person.birthYear', Number.NaN],
    ['person.isServiceMember', undefined],
    ['debt.promisedUntil', 'soon'],
    ['debt.isTimeBarred', undefined],
    ['consents.0.hours.from', -1],
    ['consents.0.hours.to', 1441],
  ])('blocks %s that cannot be read', (path, value) => {
    const facts = { ...full, person: { ...full.person, isServiceMember: false } };
    const whole = { ...facts, debt: { ...full.debt, isTimeBarred: false } };
    expect(judge(whole)).toBe('allow');
    expect(judge(spoil(whole, path, value))).toBe('block');
  });
});
