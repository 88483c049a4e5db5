import { describe, expect, it } from 'vitest';
import { makePastCall, makeRestriction } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import type { PastCallFact } from '../types.ts';
import { thirdPartyOnce } from './third-party-once.ts';

const now = '2026-04-09T14:00:00Z';
const spoken = (overrides: Partial<PastCallFact>) => ({
  purpose: 'location' as const,
  history: [makePastCall('2025-01-02T18:00:00Z', { outcome: 'conversation', ...overrides })],
});
const judge = asking(thirdPartyOnce);

describe('THIRD_PARTY_ONCE', () => {
  it('blocks after one conversation, however long ago and no matter who called', () => {
    expect(judge(spoken({}), now)).toBe('block');
    expect(judge(spoken({ direction: 'inbound' }), now)).toBe('block');
  });

  it.each(['no_answer', 'voicemail', 'dropped', 'busy', 'not_in_service'] as const)(
    'allows another try after %s',
    (outcome) => {
      expect(judge(spoken({ outcome }), now)).toBe('allow');
    },
  );

  it('is about this person, and about this debt or at this number', () => {
    const elsewhere = { phone: '+13125550199' };
    expect(judge(spoken({ personId: 'neighbour' }), now)).toBe('allow');
    expect(judge(spoken(elsewhere), now)).toBe('block');
    expect(judge(spoken({ debtIds: ['other'] }), now)).toBe('block');
    expect(judge(spoken({ debtIds: ['other'], outcome: 'voicemail' }), now)).toBe('allow');
    expect(judge(spoken({ debtIds: ['other'], ...elsewhere }), now)).toBe('allow');
  });

  it('leaves calls to the consumer alone', () => {
    expect(judge({ ...spoken({}), purpose: 'collect' }, now)).toBe('allow');
  });

  it('leaves out a talk on a number that turned out to be somebody else’s', () => {
    const phone = '+13125550199';
    const restrictions = [makeRestriction('wrong_number', { phone })];
    expect(judge({ ...spoken({ phone }), restrictions }, now)).toBe('allow');
    const lifted = restrictions.map((wrong) => ({ ...wrong, liftedAt: new Date(now) }));
    expect(judge({ ...spoken({ phone }), restrictions: lifted }, now)).toBe('block');
  });
});
