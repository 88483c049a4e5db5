import { describe, expect, it } from 'vitest';
import { type Figures, listMissed } from './budgets.ts';

const kept: Figures = {
  login_kb: 190,
  dashboard_kb: 240,
  charts_kb: 90,
  axe: 0,
  accessibility: 100,
  cls: 0.0199,
};

describe('listMissed', () => {
  it('finds nothing where every figure is just within its budget', () => {
    expect(listMissed(kept)).toEqual([]);
  });

  it.each([
    [{ login_kb: 190.1 }, 'login_kb is 190.1; its budget is at most 190.'],
    [{ dashboard_kb: 240.1 }, 'dashboard_kb is 240.1; its budget is at most 240.'],
    [{ axe: 1 }, 'axe is 1; its budget is 0.'],
    [{ accessibility: 99.9 }, 'accessibility is 99.9; its budget is 100.'],
    [{ cls: 0.02 }, 'cls is 0.02; its budget is less than 0.02.'],
  ])('names %o', (missed, sentence) => {
    expect(listMissed({ ...kept, ...missed })).toEqual([sentence]);
  });

  it('takes a figure that could not be measured for missed', () => {
    expect(listMissed({ ...kept, cls: Number.NaN })).toHaveLength(1);
  });
});
