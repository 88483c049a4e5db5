import { describe, expect, it } from 'vitest';
import { itRestrictsDebts } from '../testing/describe-restriction.ts';
import { makeRestriction, makeSituation } from '../testing/make-facts.ts';
import type { PersonRole } from '../words.ts';
import { bankruptcy } from './bankruptcy.ts';

describe('BANKRUPTCY', () => {
  itRestrictsDebts(bankruptcy, 'bankruptcy');

  it('protects a co-debtor, by the law that says so', () => {
    const judge = (role: PersonRole) =>
      bankruptcy.judge(
        makeSituation({ person: { role }, restrictions: [makeRestriction('bankruptcy')] }),
        new Date('2026-04-09T14:00:00Z'),
      );
    expect(judge('co_debtor')).toMatchObject({ kind: 'block', citation: '11 USC 1301' });
    expect(judge('debtor')).toMatchObject({ kind: 'block' });
  });

  it('is lifted by dismissal or by a court, not by the end of the stay', () => {
    const situation = makeSituation({ restrictions: [makeRestriction('bankruptcy')] });
    const verdict = bankruptcy.judge(situation, new Date('2026-04-09T14:00:00Z'));
    expect(verdict).toMatchObject({ liftedBy: expect.stringMatching(/dismissal.*court/) });
  });
});
