import { expect, it } from 'vitest';
import { presentFigures } from './present-list.ts';

it('tells of a list whose balances no number holds, instead of failing for everybody', () => {
  const counted = {
    contacts: 2,
    balances: [{ amountMinor: 2 ** 54, currency: 'USD' }],
    callable_now: 0,
    callable_later: 0,
    callable_never: 2,
    callable_unknown: 0,
    called: 0,
  };
  const { balances } = presentFigures(counted, new Date('2026-06-10T16:00:00Z'));
  expect(balances).toEqual([{ amountMinor: Number.MAX_SAFE_INTEGER, currency: 'USD' }]);
});
