import { describe, expect, it } from 'vitest';
import { findAttemptLimit } from './find-attempt-limit.ts';
import { makeSituation } from './testing/make-facts.ts';

const now = new Date('2026-06-10T16:00:00Z');
const boston = { country: 'US', region: 'MA', postalCode: '02108' };
const newYork = { country: 'US', region: 'NY', postalCode: '10001' };
const phone = (e164: string) => ({ phone: { e164 } });

describe('the number of attempts in seven days', () => {
  it('is seven under Regulation F, for those who collect for others', () => {
    expect(findAttemptLimit(makeSituation(), now)).toBe(7);
  });

  it('is not limited for a creditor in their own name, unless the policy wants it', () => {
    const facts = { collectorRole: 'creditor' } as const;
    expect(findAttemptLimit(makeSituation(facts), now)).toBeNull();
    const keen = makeSituation(facts, { frequencyBindsCreditors: true });
    expect(findAttemptLimit(keen, now)).toBe(7);
  });

  it('is that of the state where it is smaller, for creditors too where it binds them', () => {
    const facts = { ...phone('+16175550100'), person: boston };
    expect(findAttemptLimit(makeSituation(facts), now)).toBe(2);
    expect(findAttemptLimit(makeSituation({ ...facts, collectorRole: 'creditor' }), now)).toBe(2);
  });

  it('is that of a city from the day on which it becomes law, in the time of the person', () => {
    const situation = makeSituation({ ...phone('+12125550100'), person: newYork });
    expect(findAttemptLimit(situation, new Date('2026-09-01T03:59:00Z'))).toBe(2);
    expect(findAttemptLimit(situation, new Date('2026-09-01T04:00:00Z'))).toBe(3);
  });

  it('is the organization’s own where that is the smallest', () => {
    const facts = { ...phone('+16175550100'), person: boston };
    expect(findAttemptLimit(makeSituation(facts, { attemptsPerWeek: 1 }), now)).toBe(1);
    expect(findAttemptLimit(makeSituation(facts, { attemptsPerWeek: 5 }), now)).toBe(2);
    const own = makeSituation({ collectorRole: 'creditor' }, { attemptsPerWeek: 5 });
    expect(findAttemptLimit(own, now)).toBe(5);
  });

  it('is not what a pack says of talks, of calls at work or of other periods', () => {
    const ontario = { country: 'CA', region: 'ON', postalCode: 'M5V 2T6' };
    const facts = { ...phone('+14165550100'), person: ontario };
    expect(findAttemptLimit(makeSituation(facts, { pack: 'ca-on' }), now)).toBeNull();
    expect(findAttemptLimit(makeSituation(facts, { pack: 'au' }), now)).toBeNull();
    expect(findAttemptLimit(makeSituation(facts, { pack: 'cl' }), now)).toBe(1);
  });
});
