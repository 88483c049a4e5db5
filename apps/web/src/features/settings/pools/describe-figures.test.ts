import { describe, expect, it } from 'vitest';
import { describeFigures, describeRate } from './describe-figures.ts';

describe('the answer rate', () => {
  it('is a percentage with the calls that it rests on', () => {
    const rate = describeRate({ placed: 1_200, answered: 372 }, 'en');
    expect(rate).toEqual({ percent: '31%', answered: '372', placed: '1,200' });
  });

  it('is none where nobody was called', () => {
    expect(describeRate({ placed: 0, answered: 0 }, 'en')).toBeNull();
  });
});

describe('the figures of a rest', () => {
  it('are its last calls, those before, and those of the others', () => {
    const figures = {
      recent: { placed: 100, answered: 11 },
      past: { placed: 500, answered: 155 },
      others: { placed: 1_300, answered: 393 },
    };
    expect(describeFigures(figures, 'en')).toEqual({
      ...{ answered: '11', placed: '100', pastAnswered: '155', pastPlaced: '500' },
      ...{ othersAnswered: '393', othersPlaced: '1,300' },
    });
  });
});
