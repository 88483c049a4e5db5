import { describe, expect, it } from 'vitest';
import { formatMonth } from './format-month.ts';

describe('formatMonth', () => {
  it('names the month in the reader’s language, whatever their zone', () => {
    expect(formatMonth('2026-11', 'en')).toBe('November 2026');
    expect(formatMonth('2026-01', 'es')).toBe('enero de 2026');
  });
});
