import { describe, expect, it } from 'vitest';
import type { Policy } from '../policy.ts';
import { livingIn } from '../testing/living-in.ts';
import type { FactsOverrides } from '../testing/make-facts.ts';
import { asking, justBefore } from '../testing/show-verdict.ts';
import { noticeMissing } from './notice-missing.ts';

/** A conversation at noon in Chicago. */
const firstContactAt = new Date('2026-04-01T17:00:00Z');
/** The sixth day after it begins. */
const late = '2026-04-07T05:00:00Z';

const ask = (
  debt: NonNullable<FactsOverrides['debt']>,
  moment: string,
  more: FactsOverrides = {},
  policy: Partial<Policy> = {},
) => asking(noticeMissing, policy)({ ...more, debt }, moment);

describe('NOTICE_MISSING', () => {
  it('blocks from the sixth day after the first conversation on', () => {
    const debt = { firstContactAt, noticeOn: null };
    expect(ask(debt, justBefore(late))).toBe('allow');
    expect(ask(debt, late)).toBe('block');
    expect(ask({ ...debt, noticeOn: 'unasked' }, late)).toBe('block');
  });

  it('is lifted by the notice, however late it was sent', () => {
    expect(ask({ firstContactAt, noticeOn: '2026-03-20' }, late)).toBe('allow');
    expect(ask({ firstContactAt, noticeOn: '2026-04-07' }, late)).toBe('allow');
    expect(ask({ firstContactAt, noticeOn: '2026-04-08' }, late)).toBe('2026-04-08T05:00Z');
  });

  it('is not asked for before anybody talked, nor where nobody knows', () => {
    expect(ask({ firstContactAt: null, noticeOn: null }, late)).toBe('allow');
    expect(ask({ firstContactAt: 'unasked', noticeOn: null }, late)).toBe('allow');
  });

  it('binds who collects for others in the United States', () => {
    const debt = { firstContactAt, noticeOn: null };
    expect(ask(debt, late, { collectorRole: 'creditor' })).toBe('allow');
    expect(ask(debt, late, livingIn('uk'), { pack: 'uk' })).toBe('allow');
  });

  it('counts days where the sixth begins first', () => {
    const debt = { firstContactAt, noticeOn: null };
    const more = { person: { phones: ['+13125550100', '+12125550100'] } };
    expect(ask(debt, '2026-04-07T04:00:00Z', more)).toBe('block');
    expect(ask(debt, '2026-04-07T03:59:59.999Z', more)).toBe('allow');
  });
});
