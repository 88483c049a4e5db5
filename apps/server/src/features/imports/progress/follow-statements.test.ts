import { describe, expect, it } from 'vitest';
import { findSpan } from './follow-statements.ts';

const ofSome = 'select from import_people person where person.position between $3 and $4';

describe('for which of the people a statement is run', () => {
  it('is by the positions that it is given', () => {
    expect(findSpan(ofSome, ['o', 'i', 51, 100], 200)).toEqual({ from: 0.25, to: 0.5 });
    expect(findSpan(ofSome, ['o', 'i', 151, 250], 200)).toEqual({ from: 0.75, to: 1 });
  });

  it('is for all of them where it says nothing of positions, or they were not counted', () => {
    const ofAll = 'select from import_people where id = $3 or id = $4';
    expect(findSpan(ofAll, ['o', 'i', 51, 100], 200)).toBeUndefined();
    expect(findSpan(ofSome, ['o', 'i', 51, 100], 0)).toBeUndefined();
    expect(findSpan(ofSome, ['o', 'i', 'A', null], 200)).toBeUndefined();
  });
});
