import { describe, expect, it } from 'vitest';
import { maskReference } from './mask-reference.ts';

describe('the number of an account', () => {
  it.each([
    ['4000-1234-4821', '•••• 4821'],
    ['12345678', '•••• 5678'],
    ['1234567', '•••• 567'],
    ['AB', '•••• B'],
    ['7', '••••'],
    ['', '••••'],
  ])('%s is shown as %s', (reference, masked) => {
    expect(maskReference(reference)).toBe(masked);
  });

  it('is never cut within a sign', () => {
    expect(maskReference('🏦🏦🏦🏦')).toBe('•••• 🏦🏦');
  });
});
