import { describe, expect, it } from 'vitest';
import { formatDate, formatDay, formatMoment } from './format-moment.ts';

const moment = '2026-03-01T02:30:05.000Z';

describe('formatMoment', () => {
  it('tells the time with its zone in English', () => {
    const text = formatMoment(moment, 'en', 'America/New_York');
    expect(text).toContain('Feb 28, 2026');
    expect(text).toMatch(/9:30:05\sPM EST/);
  });

  it('tells the time with its zone in Spanish', () => {
    expect(formatMoment(moment, 'es', 'America/New_York')).toMatch(
      /28 feb 2026, 21:30:05 (GMT-5|EST)/,
    );
  });
});

describe('formatDay', () => {
  it('writes the day out', () => {
    expect(formatDay(moment, 'en', 'UTC')).toBe('March 1, 2026');
    expect(formatDay(moment, 'es', 'UTC')).toBe('1 de marzo de 2026');
  });
});

describe('formatDate', () => {
  it('tells the same day wherever it is read', () => {
    expect(formatDate('2026-03-01', 'en')).toBe('Mar 1, 2026');
    expect(formatDate('2026-03-01', 'es')).toBe('1 mar 2026');
  });
});
