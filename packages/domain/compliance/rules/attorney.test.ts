import { describe, expect, it } from 'vitest';
import { itRestrictsDebts } from '../testing/describe-restriction.ts';
import { makeRestriction } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import { attorney } from './attorney.ts';

describe('ATTORNEY', () => {
  itRestrictsDebts(attorney, 'attorney');

  it('leaves no room for a legal notice', () => {
    const restrictions = [makeRestriction('attorney')];
    const facts = { restrictions, purpose: 'legal_notice' } as const;
    expect(asking(attorney)(facts, '2026-04-09T14:00:00Z')).toBe('block');
  });
});
