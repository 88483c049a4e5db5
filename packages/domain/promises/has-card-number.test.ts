import { describe, expect, it } from 'vitest';
import { hasCardNumber } from './has-card-number.ts';

describe('a card number', () => {
  it.each([
    '4111111111111111',
    'paid with 4111 1111 1111 1111',
    '3782-822463-10005',
    '4222222222222',
  ])('is found in %s', (text) => {
    expect(hasCardNumber(text)).toBe(true);
  });

  it.each(['4111111111111112', 'INV-2026-000123', '', '411111111111', '2026-04-08 17:00'])(
    'is not found in %s',
    (text) => {
      expect(hasCardNumber(text)).toBe(false);
    },
  );
});
