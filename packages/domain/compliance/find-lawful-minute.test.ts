import { describe, expect, it } from 'vitest';
import { findLawfulMinute, horizonLength, type Standing } from './find-lawful-minute.ts';
import { makeConsent, makeFacts, makeRestriction } from './testing/make-facts.ts';

const now = new Date('2026-04-08T14:00:10Z');
const minutesLater = (minutes: number) =>
  new Date(Date.parse('2026-04-08T14:00:00Z') + minutes * 60_000);

/** Defers while the moment lies within one of the spans of minutes. */
const closedDuring =
  (...spans: [from: number, to: number][]) =>
  (moment: Date): Standing => {
    const span = spans.find(
      ([from, to]) => moment >= minutesLater(from) && moment < minutesLater(to),
    );
    return span === undefined
      ? { kind: 'allow' }
      : { kind: 'defer', until: minutesLater(span[1]).getTime() };
  };

describe('findLawfulMinute', () => {
  it('goes on while one rule lets go and another takes hold', () => {
    const one = closedDuring([0, 10], [20, 30]);
    const other = closedDuring([5, 25]);
    const found = findLawfulMinute(makeFacts(), now, (moment) => {
      const [first, second] = [one(moment), other(moment)];
      return first.kind === 'allow' ? second : first;
    });
    expect(found).toEqual(minutesLater(30));
  });

  it('answers whole minutes', () => {
    const until = new Date('2026-04-08T14:07:30Z');
    const look = (moment: Date): Standing =>
      moment < until ? { kind: 'defer', until: until.getTime() } : { kind: 'allow' };
    expect(findLawfulMinute(makeFacts(), now, look)).toEqual(minutesLater(8));
  });

  it('stops looking at the horizon', () => {
    const far = new Date(now.getTime() + horizonLength + 60_000);
    const near = new Date('2026-06-07T14:00:00Z');
    const untilThen =
      (until: Date) =>
      (moment: Date): Standing =>
        moment < until ? { kind: 'defer', until: until.getTime() } : { kind: 'allow' };
    expect(findLawfulMinute(makeFacts(), now, untilThen(far))).toBeUndefined();
    expect(findLawfulMinute(makeFacts(), now, untilThen(near))).toEqual(near);
  });

  it.each([new Date(0), now, new Date(Number.NaN)])(
    'stops looking at a rule that names no moment ahead: %s',
    (until) => {
      const look = (): Standing => ({ kind: 'defer', until: until.getTime() });
      expect(findLawfulMinute(makeFacts(), now, look)).toBeUndefined();
    },
  );

  describe('when a rule blocks on the way', () => {
    const defers = closedDuring([0, 10]);
    const look = (moment: Date): Standing => {
      const isBlocked = moment >= minutesLater(10) && moment < minutesLater(40);
      return isBlocked ? { kind: 'block' } : defers(moment);
    };

    it('waits for a restriction to be lifted, as the facts foresee', () => {
      const restrictions = [15, 40].map((minutes) =>
        makeRestriction('paid', { liftedAt: minutesLater(minutes) }),
      );
      const found = findLawfulMinute(makeFacts({ restrictions }), now, look);
      expect(found).toEqual(minutesLater(40));
    });

    it('waits for consent to begin, as the facts foresee', () => {
      const consents = [makeConsent({ at: minutesLater(45) })];
      const found = findLawfulMinute(makeFacts({ consents }), now, look);
      expect(found).toEqual(minutesLater(45));
    });

    it('stops looking when the facts foresee nothing', () => {
      expect(findLawfulMinute(makeFacts(), now, look)).toBeUndefined();
    });
  });
});
