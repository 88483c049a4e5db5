import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment } from './format-moment.ts';

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
