import { describe, expect, it } from 'vitest';
import { judgeColumn } from './judge-column.ts';

const column = { name: 'Tel', field: 'phone', position: 0, customName: null } as const;
const suggest = (confidence: number) => ({
  ...column,
  confidence,
  because: 'header' as const,
  samples: [],
});

describe('how sure a column is', () => {
  it.each([
    [1, 'sure'],
    [0.9, 'sure'],
    [0.89, 'likely'],
    [0.6, 'likely'],
    [0.59, 'unsure'],
    [0, 'unsure'],
  ])('is, at a confidence of %d, %s', (confidence, sureness) => {
    expect(judgeColumn(column, suggest(confidence))).toBe(sureness);
  });

  it('is beyond doubt where somebody chose', () => {
    expect(judgeColumn({ ...column, field: 'email' }, suggest(0.2))).toBe('chosen');
    expect(judgeColumn({ ...column, position: 1 }, suggest(1))).toBe('chosen');
    expect(judgeColumn(column, undefined)).toBe('chosen');
  });

  it('does not matter where it is left out', () => {
    expect(judgeColumn({ ...column, field: null }, suggest(1))).toBe('left');
    expect(judgeColumn({ ...column, field: null }, { ...suggest(0), field: null })).toBe('left');
  });
});
