import { describe, expect, it } from 'vitest';
import { readTimes } from './check-times.ts';

describe('an inconvenient time', () => {
  it('is given in minutes since midnight', () => {
    expect(readTimes({ from: '09:00', to: '12:30' })).toEqual({
      fromMinute: 540,
      toMinute: 750,
      faults: null,
    });
  });

  it('ends at midnight, and is the whole day from midnight to midnight', () => {
    expect(readTimes({ from: '18:00', to: '00:00' })).toMatchObject({ toMinute: 1440 });
    expect(readTimes({ from: '00:00', to: '00:00' })).toMatchObject({
      fromMinute: 0,
      toMinute: 1440,
    });
  });

  it('may end on the next day', () => {
    expect(readTimes({ from: '22:00', to: '07:00' })).toMatchObject({ toMinute: 420 });
  });

  it('needs both ends, and some time between them', () => {
    expect(readTimes({ from: '', to: '' }).faults).toEqual({
      from: 'form.fromMissing',
      to: 'form.toMissing',
    });
    expect(readTimes({ from: '09:00', to: '09:00' }).faults?.to).toBe('form.sameTimes');
  });
});
