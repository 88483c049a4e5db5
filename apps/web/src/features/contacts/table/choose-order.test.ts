import { describe, expect, it } from 'vitest';
import { chooseOrder } from './choose-order.ts';

const added = { sort: 'added', direction: 'ascending' } as const;

describe('chooseOrder', () => {
  it('begins with the largest balance and the first name', () => {
    expect(chooseOrder(added, 'balance')).toEqual({ sort: 'balance', direction: 'descending' });
    expect(chooseOrder(added, 'name')).toEqual({ sort: 'name', direction: 'ascending' });
  });

  it('turns round what is sorted by already', () => {
    expect(chooseOrder(added, 'added')).toEqual({ sort: 'added', direction: 'descending' });
  });

  it('stays as it is for anything else', () => {
    expect(chooseOrder(added, 'shoes')).toEqual(added);
  });
});
