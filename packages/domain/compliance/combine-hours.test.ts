import { describe, expect, it } from 'vitest';
import { combineHours, findClosing } from './combine-hours.ts';
import { dayOf } from './holidays/calculate-days.ts';
import type { WeekHours } from './policy.ts';
import { livingIn } from './testing/living-in.ts';
import { type FactsOverrides, makeSituation } from './testing/make-facts.ts';

const same = (from: number, to: number): WeekHours =>
  Array.from({ length: 7 }, () => ({ from: from * 60, to: to * 60 }));

/** From Monday to Sunday, such as `8-21`. */
const show = (week: WeekHours) =>
  week.map((hours) => (hours === null ? '-' : `${hours.from / 60}-${hours.to / 60}`)).join(' ');
const everyDay = (hours: string) => Array.from({ length: 7 }, () => hours).join(' ');

const hoursOf = (facts: FactsOverrides, policy: Parameters<typeof makeSituation>[1] = {}) =>
  makeSituation(facts, policy).hours;
const weekOf = (...question: Parameters<typeof hoursOf>) => show(hoursOf(...question).week);

describe('combineHours', () => {
  it('takes those of the pack where nothing is added', () => {
    expect(weekOf({})).toBe(everyDay('8-21'));
    expect(weekOf(livingIn('ca-on'), { pack: 'ca-on' })).toBe(
      '7-21 7-21 7-21 7-21 7-21 7-21 13-17',
    );
    expect(weekOf(livingIn('co'), { pack: 'co' })).toBe('7-19 7-19 7-19 7-19 7-19 8-15 -');
  });

  it('cuts them with the organization’s own, and never widens them', () => {
    expect(weekOf({}, { hours: same(9, 17) })).toBe(everyDay('9-17'));
    expect(weekOf({}, { hours: same(0, 24) })).toBe(everyDay('8-21'));
    expect(weekOf({}, { hours: same(6, 12) })).toBe(everyDay('8-12'));
    expect(weekOf({}, { hours: same(20, 23) })).toBe(everyDay('20-21'));
  });

  it('has no hours where they do not meet, and on days that a week does not know', () => {
    expect(weekOf({}, { hours: same(21, 24) })).toBe(everyDay('-'));
    expect(weekOf({}, { hours: same(0, 8) })).toBe(everyDay('-'));
    expect(weekOf({}, { hours: same(9, 17).slice(0, 2) })).toBe('9-17 9-17 - - - - -');
    expect(weekOf({}, { hours: [null, ...same(9, 17).slice(1)] })).toBe(
      '- 9-17 9-17 9-17 9-17 9-17 9-17',
    );
  });

  it('adds those of the place where the person lives, where the policy says so', () => {
    const both = { pack: 'us', addsPackOfPlace: true } as const;
    expect(weekOf(livingIn('in'), { pack: 'us' })).toBe(everyDay('8-21'));
    expect(weekOf(livingIn('in'), both)).toBe(everyDay('8-19'));
    expect(weekOf(livingIn('br-sp'), both)).toBe('8-20 8-20 8-20 8-20 8-20 8-14 -');
  });

  it('adds those of telemarketing where the policy says so', () => {
    const keeps = { telemarketingHours: true };
    expect(weekOf(livingIn('reno'))).toBe(everyDay('8-21'));
    expect(weekOf(livingIn('reno'), keeps)).toBe(everyDay('9-20'));
    expect(weekOf(livingIn('birmingham'), keeps)).toBe('8-20 8-20 8-20 8-20 8-20 8-20 -');
    expect(weekOf({}, keeps)).toBe(everyDay('8-21'));
  });

  it('takes other hours at work where the pack has them, and the same person’s at home', () => {
    const policy = makeSituation({}, { pack: 'au' }).policy;
    const { packs, jurisdictions, caps, address } = makeSituation(livingIn('au'), policy);
    const at = (place: 'work' | 'home' | null) =>
      show(combineHours({ packs, jurisdictions, caps, address }, policy, place).week);
    const home = '7.5-21 7.5-21 7.5-21 7.5-21 7.5-21 9-21 9-21';
    const work = '9-17 9-17 9-17 9-17 9-17 - -';
    expect([at(null), at('work'), at('home'), at('work')]).toEqual([home, work, home, work]);
  });

  it('keeps two policies and two places apart, though they are asked in turn', () => {
    const narrow = { hours: same(9, 17) };
    expect(weekOf({}, narrow)).toBe(everyDay('9-17'));
    expect(weekOf({})).toBe(everyDay('8-21'));
    expect(weekOf(livingIn('in'), { pack: 'in' })).toBe(everyDay('8-19'));
    expect(weekOf({}, { pack: 'in' })).toBe(everyDay('8-19'));
    expect(weekOf({}, narrow)).toBe(everyDay('9-17'));
  });
});

describe('hours by consent', () => {
  const byConsent = (...question: Parameters<typeof hoursOf>) =>
    show(hoursOf(...question).weekByConsent);

  it('are all hours where only federal law says when', () => {
    expect(byConsent({})).toBe(everyDay('0-24'));
  });

  it('are all hours in Florida, whose own fall with consent', () => {
    expect(byConsent(livingIn('miami'))).toBe(everyDay('0-24'));
  });

  it('are those of states, other countries and the organization all the same', () => {
    expect(byConsent(livingIn('seattle'))).toBe(everyDay('7.5-21'));
    expect(byConsent(livingIn('charleston'))).toBe(everyDay('8-21'));
    expect(byConsent(livingIn('ca-ab'), { pack: 'ca-ab' })).toBe(everyDay('7-22'));
    expect(byConsent({}, { hours: same(6, 23) })).toBe(everyDay('6-23'));
    expect(byConsent(livingIn('in'), { pack: 'us', addsPackOfPlace: true })).toBe(everyDay('8-19'));
  });
});

describe('findClosing', () => {
  const federal = '12 CFR 1006.6(b)(1)(i)';
  const own = 'policy: the organization’s own hours';
  const [wednesday, sunday] = [dayOf(2026, 6, 10), dayOf(2026, 6, 14)];
  const hours = hoursOf({}, { hours: [...same(9, 22).slice(0, 6), null] });

  it.each([
    ['before all', 7 * 60 + 59, federal],
    ['before the organization’s', 8 * 60, own],
    ['the last minute before the organization’s', 9 * 60 - 1, own],
    ['within both', 9 * 60, undefined],
    ['the last minute of both', 21 * 60 - 1, undefined],
    ['after the law’s', 21 * 60, federal],
  ])('names who closes a minute: %s', (_, minute, citation) => {
    expect(findClosing(hours, false, wednesday, minute)).toBe(citation);
  });

  it('names who closes a day', () => {
    expect(findClosing(hours, false, sunday, null)).toBe(own);
    expect(findClosing(hours, false, wednesday, null)).toBeUndefined();
  });

  it('does not name what the person lifts', () => {
    expect(findClosing(hours, true, wednesday, 7 * 60)).toBe(own);
    expect(findClosing(hours, true, wednesday, 21 * 60)).toBeUndefined();
  });
});
