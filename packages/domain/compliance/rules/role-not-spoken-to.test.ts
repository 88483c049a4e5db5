import { describe, expect, it } from 'vitest';
import { asking } from '../testing/show-verdict.ts';
import { personRoles } from '../words.ts';
import { roleNotSpokenTo } from './role-not-spoken-to.ts';

const now = '2026-04-08T17:00:00Z';
const ask = asking(roleNotSpokenTo);

describe('ROLE_NOT_SPOKEN_TO', () => {
  it.each([null, ...personRoles])('judges by what the person is to the debt: %s', (role) => {
    expect(ask({ person: { role } }, now)).toBe(role === 'other' ? 'block' : 'allow');
  });

  it('lets somebody else be asked where the person is', () => {
    expect(ask({ person: { role: 'other' }, purpose: 'location' }, now)).toBe('allow');
    expect(ask({ person: { role: 'other' }, purpose: 'legal_notice' }, now)).toBe('block');
  });

  it.each([
    // Midnight in Chicago is five o'clock in UTC.
    ['the day before they come of age', '2008-04-08', '2026-04-08T04:59:59.999Z', 'block'],
    ['the day on which they do', '2008-04-08', '2026-04-08T05:00:00Z', 'allow'],
    ['born on a leap day, on February 28', '2008-02-29', '2026-03-01T05:59:59.999Z', 'block'],
    ['born on a leap day, on March 1', '2008-02-29', '2026-03-01T06:00:00Z', 'allow'],
    ['a child', '2015-01-01', now, 'block'],
    ['long grown up', '1960-01-01', now, 'allow'],
  ])('does not speak to a minor: %s', (_, bornOn, moment, answer) => {
    for (const role of [null, 'debtor', 'co_debtor', 'spouse'] as const) {
      expect(ask({ person: { bornOn, role } }, moment)).toBe(answer);
    }
  });

  it('takes somebody for a minor who is one in a place they may be in', () => {
    const phones = ['+13125550100', '+18085550100'];
    const person = { bornOn: '2008-04-08', phones };
    expect(ask({ person }, '2026-04-08T05:00:00Z')).toBe('block');
    expect(ask({ person }, '2026-04-08T10:00:00Z')).toBe('allow');
  });

  it('takes somebody for a minor whose bare year leaves it open', () => {
    expect(ask({ person: { birthYear: 2007 } }, now)).toBe('allow');
    expect(ask({ person: { birthYear: 2008 } }, now)).toBe('block');
    expect(ask({ person: { birthYear: 2008, bornOn: '2008-01-01' } }, now)).toBe('allow');
    expect(ask({ person: { birthYear: 2008 } }, '2027-01-01T06:00:00Z')).toBe('allow');
    expect(ask({ person: { birthYear: 2008 } }, '2027-01-01T05:59:59.999Z')).toBe('block');
  });
});
