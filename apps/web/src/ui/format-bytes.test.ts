import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

describe('formatBytes', () => {
  it('takes the unit that fits', () => {
    expect(formatBytes(1, 'en')).toBe('1 byte');
    expect(formatBytes(27, 'en')).toBe('27 bytes');
    expect(formatBytes(1536, 'en')).toBe('1.5 kB');
    expect(formatBytes(10 * 1024 * 1024, 'en')).toBe('10 MB');
    expect(formatBytes(2 * 1024 ** 3, 'en')).toBe('2 GB');
    expect(formatBytes(27, 'es')).toBe('27 bytes');
  });
});
