import {
  examinationInput,
  largestSample as largest,
  longestPeriodDays as longest,
} from '@ringfence/contract/evidence';
import { describe, expect, it } from 'vitest';
import { largestSample, longestPeriodDays } from './largest-sample.ts';
import { readExamination } from './read-examination.ts';

const draft = { firstDay: '2026-06-01', lastDay: '2026-06-30', sampleSize: '25', seed: ' june ' };

describe('what an examiner asks for', () => {
  it('covers both days, as the API takes it', () => {
    const { input, faults } = readExamination(draft);
    expect(faults).toEqual({});
    expect(examinationInput.parse(input)).toEqual({
      from: '2026-06-01T00:00:00Z',
      to: '2026-07-01T00:00:00.000Z',
      sampleSize: 25,
      seed: 'june',
    });
  });

  it('may be a single day', () => {
    const { input } = readExamination({ ...draft, lastDay: draft.firstDay });
    expect(input?.to).toBe('2026-06-02T00:00:00.000Z');
  });

  it.each([
    [{ firstDay: '' }, { firstDay: 'day' }],
    [{ lastDay: '' }, { lastDay: 'day' }],
    [{ lastDay: '2026-05-31' }, { lastDay: 'order' }],
    [{ firstDay: '2025-06-29' }, { lastDay: 'length' }],
    [{ sampleSize: '0' }, { sampleSize: 'size' }],
    [{ sampleSize: '501' }, { sampleSize: 'size' }],
    [{ sampleSize: '2.5' }, { sampleSize: 'size' }],
    [{ seed: ' ' }, { seed: 'seed' }],
  ])('is not sent with %j', (change, faults) => {
    expect(readExamination({ ...draft, ...change })).toEqual({ faults, input: undefined });
  });

  it('draws no more than the API allows', () => {
    expect(largestSample).toBe(largest);
    expect(longestPeriodDays).toBe(longest);
  });

  it('may cover a year with its leap day, and the API says what is too long', () => {
    const { input } = readExamination({ ...draft, firstDay: '2025-06-30' });
    expect(examinationInput.safeParse(input).success).toBe(true);
    const refused = examinationInput.safeParse({ ...input, sampleSize: 501 });
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      'Draw at most 500 calls at once.',
    ]);
    const long = examinationInput.safeParse({ ...input, from: '2025-06-29T00:00:00Z' });
    expect(long.error?.issues.map(({ message }) => message)).toEqual([
      'Choose a period of at most 366 days.',
    ]);
  });
});
