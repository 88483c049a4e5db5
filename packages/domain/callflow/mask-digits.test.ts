import { describe, expect, it } from 'vitest';
import { maskDigits } from './mask-digits.ts';
import { startingScripts } from './starting-scripts.ts';

const { reminder } = startingScripts;

describe('keys that are kept', () => {
  it('tell nothing of the answers to a check but how long they are', () => {
    expect(maskDigits(reminder, { part: 'check' }, '1975')).toBe('••••');
    expect(maskDigits(reminder, { part: 'check' }, '9')).toBe('9');
    expect(maskDigits(reminder, { part: 'check' }, null)).toBeNull();
  });

  it('are those that were pressed everywhere else', () => {
    expect(maskDigits(reminder, { part: 'menu' }, '4')).toBe('4');
    expect(maskDigits(reminder, { part: 'greeting' }, '12')).toBe('12');
  });
});
