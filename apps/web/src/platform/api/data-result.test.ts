import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineService, takeData } from './data-result.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('defineService', () => {
  it('answers the data', async () => {
    const double = defineService('Error doubling', async (number: number) => number * 2);
    expect(await double(2)).toEqual({ data: 4, error: null });
  });

  it('logs a failure and answers it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new Error('no');
    const read = defineService('Error reading', () => Promise.reject(error));
    expect(await read()).toEqual({ data: null, error });
    expect(log).toHaveBeenCalledExactlyOnceWith('Error reading', error);
  });

  it('makes an error of whatever else was thrown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { error } = await defineService('Error reading', () => Promise.reject('no'))();
    expect(error).toBeInstanceOf(Error);
    expect(error?.message).toBe('no');
  });
});

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
