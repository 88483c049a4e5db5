import { afterEach, describe, expect, it, vi } from 'vitest';
import { toDataResult } from './data-result.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('toDataResult', () => {
  it('answers the data', async () => {
    expect(await toDataResult(Promise.resolve([1]), 'Error reading')).toEqual({
      data: [1],
      error: null,
    });
  });

  it('logs a failure and answers it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new Error('no');
    expect(await toDataResult(Promise.reject(error), 'Error reading')).toEqual({
      data: null,
      error,
    });
    expect(log).toHaveBeenCalledWith('Error reading', error);
  });

  it('makes an error of whatever else was thrown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { error } = await toDataResult(Promise.reject('no'), 'Error reading');
    expect(error).toBeInstanceOf(Error);
    expect(error?.message).toBe('no');
  });
});
