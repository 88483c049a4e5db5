import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { describeDetail } from './describe-detail.ts';

const english = (await createTranslator('en', ['audits'])).getFixedT('en', 'audits');
const spanish = (await createTranslator('es', ['audits'])).getFixedT('es', 'audits');
const tellMoment = (at: string) => `at ${at.slice(11, 16)}`;

describe('describeDetail', () => {
  it('tells both times of what was written down late, as the reader writes times', () => {
    const late = 'received 2026-11-14T17:14:20.575Z, recorded 2026-11-15T18:14:20.593Z';
    expect(describeDetail(late, english, tellMoment)).toBe(
      'Received at 17:14, but recorded only at 18:14.',
    );
    const call = 'with a call of 2026-11-14T17:14:20.575Z, recorded 2026-11-15T18:14:20.593Z';
    expect(describeDetail(call, english, tellMoment)).toBe(
      'Counted with a call made elsewhere at 17:14, but recorded only at 18:14.',
    );
  });

  it.each([
    'position 7',
    'positions 7 to 9',
    'not confirmed by a second count',
    'by a second count alone',
    'by the facts that were stored with the decision',
  ])('has words in each language for %s', (detail) => {
    const described = describeDetail(detail, english, tellMoment);
    expect(described).toMatch(/^[A-Z].*[.\d]$/);
    expect(describeDetail(detail, spanish, tellMoment)).not.toBe(described);
  });

  it('leaves alone what a newer server says', () => {
    expect(describeDetail('by the stars', english, tellMoment)).toBeNull();
  });
});
