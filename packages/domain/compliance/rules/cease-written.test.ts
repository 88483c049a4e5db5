import { describe, expect, it } from 'vitest';
import { itRestrictsDebts } from '../testing/describe-restriction.ts';
import { makeRestriction } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import { ceaseWritten } from './cease-written.ts';

describe('CEASE_WRITTEN', () => {
  itRestrictsDebts(ceaseWritten, 'cease_written');

  it('leaves room for a legal notice, and for no other purpose', () => {
    const now = '2026-04-09T14:00:00Z';
    const restrictions = [makeRestriction('cease_written')];
    expect(asking(ceaseWritten)({ restrictions, purpose: 'legal_notice' }, now)).toBe('allow');
    expect(asking(ceaseWritten)({ restrictions, purpose: 'location' }, now)).toBe('block');
  });
});
