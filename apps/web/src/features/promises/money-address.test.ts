import { describe, expect, it } from 'vitest';
import {
  changeAddress,
  everyPromise,
  isNarrowed,
  readPaymentFilter,
  readPromiseView,
} from './money-address.ts';

const read = (address: string) => readPromiseView(new URLSearchParams(address));

describe('the address of promises', () => {
  it('asks for open ones, the next due first, unless it says otherwise', () => {
    expect(read('')).toEqual({ filter: { state: 'open' }, order: 'soonest_due' });
    expect(read('state=all&order=newest')).toEqual({ filter: {}, order: 'newest' });
  });

  it('names every condition', () => {
    expect(
      read(
        'state=kept&how=call&due-from=2026-06-01&due-to=2026-06-30&settled-from=2026-06-02&settled-to=2026-06-03&campaign=01a1dd2e-e25f-7921-a55b-27832127b123&search=ann',
      ).filter,
    ).toEqual({
      state: 'kept',
      madeHow: 'call',
      dueFrom: '2026-06-01',
      dueTo: '2026-06-30',
      settledFrom: '2026-06-02',
      settledTo: '2026-06-03',
      campaignId: '01a1dd2e-e25f-7921-a55b-27832127b123',
      search: 'ann',
    });
  });

  it('is read without what nobody understands', () => {
    expect(
      read('state=lost&how=letter&due-from=2026-13-01&order=amount&campaign=june&search=%20'),
    ).toEqual({
      filter: {},
      order: 'soonest_due',
    });
  });

  it('is changed in what is named alone, and is empty of conditions once they are cleared', () => {
    const before = new URLSearchParams('organization=x&state=kept&search=ann');
    const after = changeAddress(before, { search: '', how: 'call' });
    expect(after.toString()).toBe('organization=x&state=kept&how=call');
    expect(isNarrowed(after)).toBe(true);
    const cleared = changeAddress(after, everyPromise);
    expect(isNarrowed(cleared)).toBe(false);
    expect(cleared.toString()).toBe('organization=x&state=all');
  });
});

describe('the address of payments', () => {
  it('names days, whether they count, and whom', () => {
    const search = new URLSearchParams(
      'from=2026-06-01&to=2026-06-30&standing=received&search=ann',
    );
    expect(readPaymentFilter(search)).toEqual({
      paidFrom: '2026-06-01',
      paidTo: '2026-06-30',
      standing: 'received',
      search: 'ann',
    });
    expect(readPaymentFilter(new URLSearchParams('standing=lost&from=soon'))).toEqual({});
  });
});
