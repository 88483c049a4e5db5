import { describe, expect, it } from 'vitest';
import { countConditions, readView, toFilterInput, writeView } from './call-view.ts';

const read = (address: string) => readView(new URLSearchParams(address));
const campaign = '01a1dd2e-e25f-7921-a55b-27832127b126';

describe('the address of the history', () => {
  it('is read as it was written', () => {
    const address = `search=ann&from=2026-06-01&to=2026-06-07&outcome=busy%2Cstop&origin=promise&campaign=${campaign}&seconds=30&at-most=90&under-way=yes&state=ringing&placed-after=2026-06-10T15%3A59%3A00.000Z&placed-until=2026-06-10T16%3A00%3A00.000Z&happened=nobody_free&hour=9&weekday=0&order=oldest`;
    expect(writeView(new URLSearchParams(), read(address)).toString()).toBe(address);
  });

  it('takes several outcomes in one list or one after another', () => {
    expect(read('outcome=stop&outcome=busy').filter.outcomes).toEqual(['busy', 'stop']);
    expect(read('outcome=stop,busy').filter.outcomes).toEqual(['busy', 'stop']);
  });

  it('passes over what nobody understands', () => {
    const strange = read(
      'outcome=nice&origin=member&campaign=7&hour=24&weekday=7&from=yesterday&seconds=-1&at-most=soon&state=ended&placed-after=2026-06-10&placed-until=2026-13-10T16:00:00Z&happened=nothing',
    );
    expect(strange).toEqual({ filter: {}, order: 'newest' });
  });

  it('leaves the rest of it alone', () => {
    const before = new URLSearchParams('tab=calls&hour=3');
    const after = writeView(before, { filter: { weekday: 2 }, order: 'newest' });
    expect(after.toString()).toBe('tab=calls&weekday=2');
  });

  it('takes calls under way where a figure names them as it names outcomes', () => {
    expect(read('outcome=under_way').filter).toEqual({ underWay: true });
    const { filter, order } = read('outcome=under_way,busy');
    expect(filter).toEqual({ outcomes: ['busy'], underWay: true });
    const written = writeView(new URLSearchParams(), { filter, order });
    expect(read(written.toString()).filter).toEqual(filter);
  });

  it('counts its conditions without the search, and sends yes as a word', () => {
    const { filter } = read('search=ann&hour=0&under-way=yes');
    expect(countConditions(filter)).toBe(2);
    expect(toFilterInput(filter)).toEqual({ search: 'ann', hour: 0, underWay: 'true' });
  });
});
