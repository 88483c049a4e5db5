import { describe, expect, it } from 'vitest';
import { type DebtFacts, opensCalls } from './opens-calls.ts';

const nothingKnown: DebtFacts = {
  kind: null,
  isTimeBarred: false,
  personRole: null,
  firstContactAt: null,
};
const april = new Date('2026-04-01T00:00:00Z');
const may = new Date('2026-05-01T00:00:00Z');
const change = (from: Partial<DebtFacts>, to: Partial<DebtFacts>): boolean =>
  opensCalls({ ...nothingKnown, ...from }, { ...nothingKnown, ...to });

describe('what is known of a debt', () => {
  it.each([
    [{ isTimeBarred: true }, { isTimeBarred: false }],
    [{ kind: 'medical' }, { kind: 'other' }],
    [{ kind: 'medical' }, { kind: null }],
    [{ personRole: 'other' }, { personRole: 'debtor' }],
    [{ personRole: 'other' }, { personRole: null }],
    [{ personRole: 'other' }, { personRole: 'co_debtor' }],
    [{ personRole: 'co_debtor' }, { personRole: 'debtor' }],
    [{ personRole: 'co_debtor' }, { personRole: 'spouse' }],
    [{ personRole: 'co_debtor' }, { personRole: null }],
    [{ personRole: 'debtor' }, { personRole: 'representative' }],
    [{ personRole: null }, { personRole: 'guardian' }],
    [{ firstContactAt: april }, { firstContactAt: may }],
    [{ firstContactAt: april }, { firstContactAt: null }],
  ] as const)(
    'can let calls begin where %j becomes %j, and not the other way round',
    (from, to) => {
      expect(change(from, to)).toBe(true);
      expect(change(to, from)).toBe(false);
    },
  );

  it.each([
    [{ kind: 'rent' }, { kind: 'student' }],
    [{ personRole: 'debtor' }, { personRole: 'spouse' }],
    [{ personRole: 'guardian' }, { personRole: 'representative' }],
    [{ firstContactAt: april }, { firstContactAt: april }],
  ] as const)('lets nothing begin between %j and %j', (from, to) => {
    expect(change(from, to)).toBe(false);
    expect(change(to, from)).toBe(false);
  });
});
