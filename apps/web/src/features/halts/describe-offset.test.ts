import { describe, expect, it } from 'vitest';
import { describeOffset } from './describe-offset.ts';

describe('by how much a clock is off', () => {
  it.each<[number, 'en' | 'es', string]>([
    [3, 'en', '3 seconds'],
    [-119, 'en', '119 seconds'],
    [120, 'en', '2 minutes'],
    [-7200, 'en', '2 hours'],
    [7199, 'es', '120 minutos'],
    [1, 'es', '1 segundo'],
  ])('%i seconds in %s are %s', (seconds, language, words) => {
    expect(describeOffset(seconds, language)).toBe(words);
  });
});
