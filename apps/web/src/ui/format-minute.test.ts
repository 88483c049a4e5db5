import { describe, expect, it } from 'vitest';
import { formatClock, formatMinute } from './format-minute.ts';

const moment = '2026-03-01T02:30:05.000Z';

describe('formatMinute', () => {
  it('tells the day of the week and no seconds', () => {
    const text = formatMinute(moment, 'en', 'America/New_York');
    expect(text).toContain('Sat, Feb 28, 2026');
    expect(text).toMatch(/9:30\sPM EST/);
    expect(formatMinute(moment, 'es', 'UTC')).toMatch(/dom,? 1 mar 2026,? 2:30 UTC/);
  });
});

describe('formatClock', () => {
  it('tells the time alone, with its zone', () => {
    expect(formatClock(Date.parse(moment), 'en', 'America/Chicago')).toMatch(/^8:30\sPM CST$/);
  });
});
