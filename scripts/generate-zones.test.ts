import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateZoneFiles } from './generate-zones.ts';

describe('the zone data that is checked in', () => {
  it.each([...generateZoneFiles()])('%s is what the generator makes', (name, text) => {
    const file = new URL(`../packages/domain/zones/${name}.generated.ts`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
