import { describe, expect, it } from 'vitest';
import { takeData } from './take-data.ts';

describe('takeData', () => {
  it('gives the data of a service', async () => {
    expect(await takeData(Promise.resolve({ data: 7, error: null }))).toBe(7);
  });

  it('throws the error of a service, also where data came along', async () => {
    const error = new Error('It did not work');
    await expect(takeData(Promise.resolve({ data: null, error }))).rejects.toBe(error);
    await expect(takeData(Promise.resolve({ data: [], error }))).rejects.toBe(error);
  });
});
