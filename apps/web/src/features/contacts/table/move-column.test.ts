import { describe, expect, it } from 'vitest';
import { moveColumn } from './move-column.ts';

const order = ['name', 'phone', 'balance'] as const;

describe('moveColumn', () => {
  it('changes places with its neighbour', () => {
    expect(moveColumn(order, 'balance', -1)).toEqual(['name', 'balance', 'phone']);
    expect(moveColumn(order, 'phone', 1)).toEqual(['name', 'balance', 'phone']);
  });

  it('stays behind the name, and inside the table', () => {
    expect(moveColumn(order, 'phone', -1)).toBe(order);
    expect(moveColumn(order, 'balance', 1)).toBe(order);
    expect(moveColumn(order, 'name', 1)).toBe(order);
    expect(moveColumn(order, 'email', 1)).toBe(order);
  });
});
