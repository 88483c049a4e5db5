import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPossibleCalls, mostPossibleCalls } from './list-possible-calls.ts';

const phone = (id: string, state = 'active') => ({ id, state });
const debt = (id: string, state = 'open') => ({ id, state });
const list = (...things: Parameters<typeof listPossibleCalls<Thing, Thing>>): string[] =>
  listPossibleCalls(...things).map((call) => `${call.phone?.id ?? '-'}${call.debt?.id ?? '-'}`);
interface Thing {
  id: string;
  state: string;
}

describe('the calls that could be made to somebody', () => {
  it('are on the first number about each debt, then on the next', () => {
    const calls = list([phone('a'), phone('b')], [debt('1'), debt('2')]);
    expect(calls).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it.each(['wrong', 'disconnected', 'stopped'])(
    'are not on one that is %s while there is another',
    (state) => {
      expect(list([phone('a'), phone('b', state)], [debt('1')])).toEqual(['a1']);
      expect(list([phone('b', state), phone('c', state)], [debt('1')])).toEqual(['b1']);
    },
  );

  it.each(['promised', 'paid', 'disputed', 'recalled', 'closed'])(
    'are not about one that is %s while another is open',
    (state) => {
      expect(list([phone('a')], [debt('1', state), debt('2')])).toEqual(['a2']);
      expect(list([phone('a')], [debt('1', state), debt('2', state)])).toEqual(['a1']);
    },
  );

  it('are one where there is no number or no debt, so that it has its reasons', () => {
    expect(list([], [])).toEqual(['--']);
    expect(list([], [debt('1'), debt('2')])).toEqual(['-1', '-2']);
    expect(list([phone('a')], [])).toEqual(['a-']);
  });

  it('are no more than some, the nearest to the first, in their order', () => {
    const many = fc.array(fc.constant(null), { maxLength: 30 }).map((each) => each.length);
    fc.assert(
      fc.property(many, many, (phones, debts) => {
        const numbers = Array.from({ length: phones }, (_, index) => phone(`${index}`));
        const owed = Array.from({ length: debts }, (_, index) => debt(`${index}`));
        const pairs = Math.max(1, phones) * Math.max(1, debts);
        const calls = listPossibleCalls(numbers, owed);
        expect(calls).toHaveLength(Math.min(pairs, mostPossibleCalls));
        const places = calls.map(
          (call) => [Number(call.phone?.id ?? 0), Number(call.debt?.id ?? 0)] as const,
        );
        expect(places).toEqual(
          places.toSorted(([one, first], [other, second]) => one - other || first - second),
        );
        // Several of the numbers are tried where somebody has many of both.
        if (phones > 3 && debts > 3) {
          expect(Math.max(...places.map(([number]) => number))).toBeGreaterThanOrEqual(3);
          expect(Math.max(...places.map(([, owing]) => owing))).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });
});
