import { examinationInput, largestSample as largest } from '@ringfence/contract/evidence';
import { describe, expect, it } from 'vitest';
import { largestSample } from './largest-sample.ts';
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
    [{ sampleSize: '0' }, { sampleSize: 'size' }],
    [{ sampleSize: '501' }, { sampleSize: 'size' }],
    [{ sampleSize: '2.5' }, { sampleSize: 'size' }],
    [{ seed: ' ' }, { seed: 'seed' }],
  ])('is not sent with %j', (change, faults) => {
    expect(readExamination({ ...draft, ...change })).toEqual({ faults, input: undefined });
  });

  it('draws no more than the API allows', () => {
    expect(largestSample).toBe(largest);
  });
});
