import { organizationPolicy } from '@ringfence/contract/compliance';
import { describe, expect, it } from 'vitest';
import { checkDraft } from './check-draft.ts';
import { openDraft, type PolicyDraft } from './policy-draft.ts';
import { makePolicy } from './testing/make-policy.ts';

const draft = openDraft(makePolicy());
const ownHours: PolicyDraft = { ...draft, hasOwnHours: true };
const changeDay = (place: number, part: Partial<PolicyDraft['days'][number]>): PolicyDraft => ({
  ...ownHours,
  isEachDay: true,
  days: ownHours.days.map((day, at) => (at === place ? { ...day, ...part } : day)),
});

describe('checkDraft', () => {
  it.each([
    { ...draft, attemptsPerDay: '1', attemptsPerWeek: '7' },
    { ...draft, numberGapMinutes: '0', abandonmentPercent: '0' },
    { ...draft, numberGapMinutes: '10080', abandonmentPercent: '3' },
    { ...draft, abandonmentPercent: '1,5' },
    ownHours,
    changeDay(6, { from: '00:00', to: '00:00' }),
  ])('lets pass what the server takes: %#', (valid) => {
    const { policy } = checkDraft(valid);
    expect(organizationPolicy.safeParse(policy).success).toBe(true);
  });

  it.each([
    ['attemptsPerDay', '0'],
    ['attemptsPerDay', '1.5'],
    ['attemptsPerWeek', '8'],
    ['numberGapMinutes', ''],
    ['numberGapMinutes', '10081'],
    ['abandonmentPercent', '3.1'],
    ['abandonmentPercent', ''],
    ['abandonmentPercent', '-1'],
  ] as const)('tells that %s cannot be “%s”', (field, typed) => {
    const { policy, faults } = checkDraft({ ...draft, [field]: typed });
    expect(policy).toBeNull();
    expect(Object.keys(faults ?? {})).toEqual([field]);
  });

  it('tells on which day the hours are wrong', () => {
    expect(checkDraft(changeDay(5, { to: '07:00' })).faults).toEqual({
      'day-5': 'policy.hours.order',
    });
    expect(checkDraft(changeDay(2, { from: '' })).faults).toEqual({
      'day-2': 'policy.hours.missing',
    });
  });

  it('does not ask for the hours of a day without calls', () => {
    expect(checkDraft(changeDay(2, { isCalled: false, from: '' })).policy?.hours?.[2]).toBeNull();
  });

  it('wants a day for calls', () => {
    const days = ownHours.days.map((day) => ({ ...day, isCalled: false }));
    expect(checkDraft({ ...ownHours, days }).faults).toEqual({ hours: 'policy.hours.noDay' });
  });
});
