import { describe, expect, it } from 'vitest';
import { itRestrictsNumbers } from '../testing/describe-restriction.ts';
import { makeRestriction } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import { workProhibited } from './work-prohibited.ts';

const dialled = '+13125550100';
const now = '2026-04-09T14:00:00Z';

describe('WORK_PROHIBITED', () => {
  itRestrictsNumbers(workProhibited, 'work_prohibited');

  it.each(['home', 'work', 'other', null] as const)(
    'without a number covers the person, wherever the number is: %s',
    (place) => {
      const restrictions = [makeRestriction('work_prohibited')];
      expect(asking(workProhibited)({ restrictions, phone: { place } }, now)).toBe('block');
    },
  );

  it('blocks the number that was named, wherever it is', () => {
    const restrictions = [makeRestriction('work_prohibited', { phone: dialled })];
    expect(asking(workProhibited)({ restrictions, phone: { place: 'home' } }, now)).toBe('block');
  });
});
