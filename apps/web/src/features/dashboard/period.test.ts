import { describe, expect, it } from 'vitest';
import { findToday, readPeriod, writePeriod } from './period.ts';

const today = '2026-03-02';
const read = (search: string) => readPeriod(new URLSearchParams(search), today);

describe('the period in the address', () => {
  it.each([
    ['', 'today', '2026-03-02'],
    ['period=week', 'week', '2026-02-24'],
    ['period=month', 'month', '2026-02-01'],
    ['period=year', 'year', '2025-03-03'],
    ['period=century', 'today', '2026-03-02'],
  ])('reads %j as %s, which ends today', (search, choice, from) => {
    expect(read(search)).toEqual({ choice, from, to: today });
  });

  it('reads two days', () => {
    expect(read('from=2026-01-05&to=2026-01-31')).toEqual({
      choice: 'custom',
      from: '2026-01-05',
      to: '2026-01-31',
    });
  });

  it.each([
    'from=2026-02-30&to=2026-03-01',
    'from=2026-03-02&to=2026-03-01',
    'from=2020-01-01&to=2026-03-01',
    'from=2026-03-01',
    'from=yesterday&to=today',
  ])('takes %j for today', (search) => {
    expect(read(search).choice).toBe('today');
  });

  it('is written beside what else the address says, and read as it was written', () => {
    const search = new URLSearchParams('organization=a&period=week&from=x');
    const custom = { choice: 'custom', from: '2026-01-05', to: '2026-01-31' } as const;
    const written = writePeriod(search, custom);
    expect(written.toString()).toBe('organization=a&from=2026-01-05&to=2026-01-31');
    expect(readPeriod(written, today)).toEqual(custom);
    expect(writePeriod(written, read('')).toString()).toBe('organization=a');
  });

  it('ends on the day that it is where the organization lives', () => {
    const moment = new Date('2026-03-02T20:00:00Z');
    expect(findToday(moment, 'Asia/Kolkata')).toBe('2026-03-03');
    expect(findToday(moment, 'America/Chicago')).toBe('2026-03-02');
  });
});
