import { describe, expect, it } from 'vitest';
import { findInitials } from './app-initials.ts';

describe('findInitials', () => {
  it.each([
    ['Ana Torres', 'AT'],
    ['  ana maría  torres ', 'AT'],
    ['Cher', 'C'],
    ['nora@northwind.example', 'N'],
    ['Íñigo Ünal', 'ÍÜ'],
    ['𝒜da Byron', '𝒜B'],
    ['', ''],
  ])('of %s are %s', (name, initials) => {
    expect(findInitials(name)).toBe(initials);
  });
});
