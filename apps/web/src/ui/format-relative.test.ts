import { describe, expect, it } from 'vitest';
import { formatRelative } from './format-relative.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');

function tell(moment: string, language: 'en' | 'es' = 'en'): string {
  return formatRelative(moment, now, language);
}

describe('formatRelative', () => {
  it.each([
    ['2026-03-01T12:00:59.000Z', 'now'],
    ['2026-03-01T11:59:01.000Z', 'now'],
    ['2026-03-01T12:01:00.000Z', 'in 1 minute'],
    ['2026-03-01T11:00:01.000Z', '59 minutes ago'],
    ['2026-03-01T11:00:00.000Z', '1 hour ago'],
    ['2026-03-02T11:59:00.000Z', 'in 23 hours'],
    ['2026-02-28T12:00:00.000Z', 'yesterday'],
    ['2026-02-01T12:00:00.000Z', '28 days ago'],
    ['2025-12-01T12:00:00.000Z', '3 months ago'],
    ['2024-02-01T12:00:00.000Z', '2 years ago'],
  ])('tells %s as %s', (moment, words) => {
    expect(tell(moment)).toBe(words);
  });

  it('speaks Spanish too', () => {
    expect(tell('2026-03-01T12:05:00.000Z', 'es')).toBe('dentro de 5 minutos');
    expect(tell('2026-03-01T12:00:00.000Z', 'es')).toBe('ahora');
  });
});
